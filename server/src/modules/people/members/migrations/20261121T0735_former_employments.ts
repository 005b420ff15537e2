import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../platform/data/tenancy.ts'

/** The employments of a member that a later one has followed, of which only the last day of the last was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_employments (
      org_id uuid not null,
      membership_id uuid not null,
      started_on date,
      ended_on date not null,
      fixed_term_basis text check (fixed_term_basis in ('justified_reason', 'no_reason', 'long_term_unemployed')),
      primary key (org_id, membership_id, ended_on),
      foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade,
      check (ended_on >= started_on)
    )`.execute(db)
  await acrossOrganisations(db, 'memberships', () =>
    sql`
      insert into former_employments (org_id, membership_id, ended_on)
      select org_id, id, last_employment_ended_on from memberships where last_employment_ended_on is not null`.execute(
      db,
    ),
  )
  await sql`alter table memberships drop column last_employment_ended_on`.execute(db)
  await tenantTable(db, 'former_employments')
}
