import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

/** How time is rounded when it is billed, from a day on: of a project, of a customer, or of everybody (docs/adr/0134). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rounding_rules (
      org_id uuid not null,
      id uuid not null,
      customer_id uuid,
      project_id uuid,
      valid_from date not null,
      unit_minutes integer not null,
      mode text not null,
      scope text not null,
      created_at timestamptz(3) not null,
      primary key (org_id, id),
      check (customer_id is null or project_id is null),
      check (unit_minutes between 1 and 60),
      check (mode in ('up', 'nearest', 'down')),
      check (scope in ('entry', 'day', 'customer')),
      constraint rounding_rules_once unique nulls not distinct (org_id, customer_id, project_id, valid_from),
      foreign key (org_id, customer_id) references customers (org_id, id),
      foreign key (org_id, project_id) references projects (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'rounding_rules')
  for (const [name, columns] of Object.entries({
    rounding_rules_in_order: '(org_id, valid_from, id)',
    rounding_rules_of_project: '(org_id, project_id) where project_id is not null',
    rounding_rules_that_round: '(org_id, valid_from) where unit_minutes > 1',
  }))
    await sql`create index ${sql.table(name)} on rounding_rules ${sql.raw(columns)}`.execute(db)
}
