import { type Kysely, sql } from 'kysely'
import { acrossOrganisations } from '../../../../platform/data/tenancy.ts'

/** Lines made before say pay, and those of no single day are overtime of the week that ends on their date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table export_lines
      add column compensation text not null default 'paid'
        check (compensation in ('paid', 'overtime_account', 'banked_leave')),
      add column counted_from date`.execute(db)
  await acrossOrganisations(db, 'export_lines', () =>
    sql`update export_lines set counted_from = work_date - 6 where work_day_id is null`.execute(db),
  )
  await acrossOrganisations(db, 'export_batches', () =>
    sql`
      update export_batches b set totals = (
        select coalesce(jsonb_agg(t.total || '{"compensation": "paid"}' order by t.nth), '[]')
        from jsonb_array_elements(b.totals) with ordinality as t(total, nth))`.execute(db),
  )
  await sql`
    alter table export_lines add constraint export_lines_of_days
      check ((work_day_id is null) = (counted_from is not null))`.execute(db)
  await sql`drop index export_lines_of_week`.execute(db)
  await sql`
    create index export_lines_of_stretch on export_lines (org_id, membership_id, work_date)
    where work_day_id is null`.execute(db)

  await sql`
    alter table export_days
      add column flex_minutes integer not null default 0,
      -- The batch in which its lines stand; null where that is its own.
      add column lines_batch_id uuid`.execute(db)

  // The key is checked against the rows of every organisation.
  await acrossOrganisations(db, 'employers', () =>
    acrossOrganisations(db, 'export_batches', () =>
      sql`
        alter table export_batches
          add column employer_id uuid,
          add foreign key (org_id, employer_id) references employers (org_id, id)`.execute(db),
    ),
  )

  // A batch looks for the corrections of some members whatever their dates; there are few.
  await sql`
    create index work_days_corrections on work_days (org_id, membership_id, work_date)
    where corrects_batch_id is not null`.execute(db)
}
