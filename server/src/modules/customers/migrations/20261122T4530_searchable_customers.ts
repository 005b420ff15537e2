import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../platform/data/searchable.ts'
import { tenantTable } from '../../../platform/data/tenancy.ts'

/** Only expands. */
export const expands = true

/** What identifies a customer in invoicing has an index of its own: for whoever may not see it, it is not even looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearchable(db, 'customers', ['name', 'code', 'city'])
  await makeSearchable(db, 'contacts', ['name', 'email', 'search_phone(phone)'])
  await sql`
    create table customer_identifiers (
      org_id uuid not null,
      customer_id uuid not null,
      business_id text,
      vat_id text,
      invoice_email text,
      primary key (org_id, customer_id),
      foreign key (org_id, customer_id) references customers (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'customer_identifiers')
  // Of the two indexes by code the list would be read by the one that says nothing of ids, and customers without a code sorted.
  await sql`alter table customers drop constraint customers_org_id_code_key`.execute(db)
  await sql`
    create unique index customers_code_taken on customers (org_id, code) where code is not null`.execute(db)
  await makeSearchable(db, 'customer_identifiers', ['business_id', 'vat_id', 'invoice_email'], {
    id: 'customer_id',
  })
}
