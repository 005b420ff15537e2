import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

/** Whether project managers approve hours before they are billed, from a day on: of a project, of a customer, or of everybody (docs/adr/0138). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table approval_rules (
      org_id uuid not null,
      id uuid not null,
      customer_id uuid,
      project_id uuid,
      valid_from date not null,
      required boolean not null,
      created_at timestamptz(3) not null,
      primary key (org_id, id),
      check (customer_id is null or project_id is null),
      constraint approval_rules_once unique nulls not distinct (org_id, customer_id, project_id, valid_from),
      foreign key (org_id, customer_id) references customers (org_id, id),
      foreign key (org_id, project_id) references projects (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'approval_rules')
  for (const [name, columns] of Object.entries({
    approval_rules_in_order: '(org_id, valid_from, id)',
    approval_rules_of_project: '(org_id, project_id) where project_id is not null',
    approval_rules_of_customer: '(org_id, customer_id) where customer_id is not null',
  }))
    await sql`create index ${sql.table(name)} on approval_rules ${sql.raw(columns)}`.execute(db)
}
