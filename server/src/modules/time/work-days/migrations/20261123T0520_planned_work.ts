import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../platform/data/tenancy.ts'

/** Published work that is planned for members. It only expands: the version before goes by the worktime models alone. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'memberships', () =>
    sql`
      create table planned_work (
        org_id uuid not null,
        source_id uuid not null,
        membership_id uuid not null,
        work_date date not null,
        start_at timestamptz(3) not null,
        end_at timestamptz(3) not null,
        minutes integer not null,
        primary key (org_id, source_id),
        foreign key (org_id, membership_id) references memberships (org_id, id),
        check (end_at > start_at),
        check (minutes >= 0)
      )`.execute(db),
  )
  await tenantTable(db, 'planned_work')
  await sql`create index planned_work_of_member on planned_work (org_id, membership_id, work_date)`.execute(
    db,
  )
  await sql`create index planned_work_by_date on planned_work (org_id, work_date)`.execute(db)
}
