import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

/** An address for each supervisor and planning unit, at which calendars read who of the unit is absent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'memberships', () =>
    acrossOrganisations(db, 'planning_units', () =>
      sql`
        create table unit_calendar_feeds (
          org_id uuid not null,
          membership_id uuid not null,
          planning_unit_id uuid not null,
          token_hash bytea not null,
          key_kind text,
          key_id uuid,
          created_at timestamptz(3) not null,
          primary key (org_id, membership_id, planning_unit_id),
          check ((key_kind is null) = (key_id is null)),
          foreign key (org_id, membership_id) references memberships (org_id, id) on delete cascade,
          foreign key (org_id, planning_unit_id) references planning_units (org_id, id)
        )`.execute(db),
    ),
  )
  await tenantTable(db, 'unit_calendar_feeds')
  await sql`
    create unique index unit_calendar_feeds_by_token on unit_calendar_feeds (org_id, token_hash)`.execute(db)
  await sql`
    create index unit_calendar_feeds_of_unit on unit_calendar_feeds (org_id, planning_unit_id)`.execute(db)
}
