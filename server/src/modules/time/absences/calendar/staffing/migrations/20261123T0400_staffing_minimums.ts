import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../../../platform/data/tenancy.ts'

export const expands = true

/** How many members a planning unit needs on each weekday, from a day on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'planning_units', () =>
    sql`
      create table staffing_minimums (
        org_id uuid not null,
        planning_unit_id uuid not null,
        valid_from date not null,
        weekdays jsonb not null check (jsonb_array_length(weekdays) = 7),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        primary key (org_id, planning_unit_id, valid_from),
        foreign key (org_id, planning_unit_id) references planning_units (org_id, id)
      )`.execute(db),
  )
  await tenantTable(db, 'staffing_minimums')
}
