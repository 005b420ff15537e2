import { type Kysely, sql } from 'kysely'
import { tenantTable } from '../../../../platform/data/tenancy.ts'

export const expands = true

/** When people became and ceased to be contacts of customers. Of places of before nobody knows, and nothing is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_place_changes (
      org_id uuid not null,
      id uuid not null,
      customer_id uuid not null,
      contact_id uuid not null,
      change text not null,
      changed_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, customer_id) references customers (org_id, id),
      foreign key (org_id, contact_id) references contacts (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'contact_place_changes')
  await sql`
    create index contact_place_changes_by_customer on contact_place_changes (org_id, customer_id, change, changed_at, id)`.execute(
    db,
  )
  await sql`
    create index contact_place_changes_by_contact on contact_place_changes (org_id, contact_id)`.execute(db)
}
