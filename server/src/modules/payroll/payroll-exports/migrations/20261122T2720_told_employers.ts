import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

/**
 * Which employer was told of a day, and of overtime and flex of several. What was told before was told to the employer of
 * the latest batch that has it, or to that of its date: until now one batch took back what another employer's had told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table export_days
      add column employer_id uuid,
      -- Whether the employer is told that the day is another one's now.
      add column withdrawn boolean not null default false,
      -- Whether other employers have been told of the day.
      add column moved boolean not null default false`.execute(db)
  // Null for a line of one day that was told before: export_days has its employer.
  await sql`alter table export_lines add column employer_id uuid`.execute(db)

  await acrossOrganisations(db, 'export_batches', () =>
    acrossOrganisations(db, 'membership_assignments', async () => {
      await acrossOrganisations(db, 'export_days', () =>
        sql`
          update export_days x set employer_id = coalesce((
              select b.employer_id from export_days o
              join export_batches b on b.org_id = o.org_id and b.id = o.batch_id
              where o.org_id = x.org_id and o.work_day_id = x.work_day_id
              order by b.state = 'cancelled', b.created_at desc limit 1),
            ${employerOn(sql`x`)})`.execute(db),
      )
      await acrossOrganisations(db, 'export_lines', () =>
        sql`
          update export_lines x set employer_id = coalesce((
              select b.employer_id from export_lines o
              join export_batches b on b.org_id = o.org_id and b.id = o.batch_id
              where o.org_id = x.org_id and o.work_day_id is null and o.membership_id = x.membership_id
                and o.work_date = x.work_date and o.counted_from = x.counted_from
              order by b.state = 'cancelled', b.created_at desc limit 1),
            ${employerOn(sql`x`)})
          where x.work_day_id is null`.execute(db),
      )
    }),
  )

  // A member without an employer is told of as well, and a key has no nulls.
  await sql`
    alter table export_days
      add column employer_key uuid not null
        generated always as (coalesce(employer_id, '00000000-0000-0000-0000-000000000000')) stored,
      drop constraint export_days_pkey,
      add primary key (org_id, batch_id, work_day_id, employer_key)`.execute(db)
  await sql`
    create index export_days_moved on export_days (org_id, work_date, work_day_id) where moved`.execute(db)
}

const employerOn = (row: ReturnType<typeof sql>) => sql`(
  select a.employer_id from membership_assignments a
  where a.org_id = ${row}.org_id and a.membership_id = ${row}.membership_id and a.kind = 'employer'
    and a.valid_from <= ${row}.work_date
  order by a.valid_from desc limit 1)`
