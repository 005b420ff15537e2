import { type Kysely, sql } from 'kysely'
import { acrossOrganisations, tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

/** What a unit says of the rules of its plan from a day on, and when it is closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossOrganisations(db, 'planning_units', async () => {
    await sql`
      create table shift_rule_settings (
        org_id uuid not null,
        planning_unit_id uuid not null,
        valid_from date not null,
        closed_on_public_holidays boolean not null,
        average_weeks integer check (average_weeks between 1 and 52),
        rules jsonb not null check (jsonb_typeof(rules) = 'array'),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        primary key (org_id, planning_unit_id, valid_from),
        foreign key (org_id, planning_unit_id) references planning_units (org_id, id)
      )`.execute(db)
    await sql`
      create table shift_closures (
        org_id uuid not null,
        planning_unit_id uuid not null,
        closed_from date not null,
        closed_to date not null,
        name text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        primary key (org_id, planning_unit_id, closed_from),
        foreign key (org_id, planning_unit_id) references planning_units (org_id, id),
        check (closed_to >= closed_from)
      )`.execute(db)
  })
  await tenantTable(db, 'shift_rule_settings')
  await tenantTable(db, 'shift_closures')
}
