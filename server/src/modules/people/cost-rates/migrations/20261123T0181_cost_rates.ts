import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cost_rates (
      org_id uuid not null,
      id uuid not null,
      membership_id uuid,
      staff_group_id uuid,
      valid_from date not null,
      valid_to date,
      cost_cents_per_hour integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique nulls not distinct (org_id, membership_id, staff_group_id, valid_from),
      check (membership_id is null or staff_group_id is null),
      check (valid_to >= valid_from),
      check (cost_cents_per_hour >= 0),
      foreign key (org_id, membership_id) references memberships (org_id, id),
      foreign key (org_id, staff_group_id) references staff_groups (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'cost_rates')
  for (const [name, columns] of Object.entries({
    cost_rates_by_creation: '(org_id, created_at, id)',
    cost_rates_by_change: '(org_id, updated_at, id)',
    cost_rates_by_group: '(org_id, staff_group_id) where staff_group_id is not null',
  }))
    await sql`create index ${sql.table(name)} on cost_rates ${sql.raw(columns)}`.execute(db)
}
