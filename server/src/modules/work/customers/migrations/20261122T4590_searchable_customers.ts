import type { Kysely } from 'kysely'
import { makeSearchable } from '../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearchable(db, 'customers', [
    'code',
    'name',
    'city',
    'search_phone(phone)',
    'website',
    'external_id',
  ])
  // What is masked for anyone who does not invoice, in an index of its own.
  const billing = ['business_id', 'vat_id', 'invoice_email', 'e_invoice_address', 'buyer_reference']
  await makeSearchable(db, 'customers', billing, { part: 'billing' })
  await makeSearchable(db, 'customer_groups', ['code', 'name'])
  await makeSearchable(db, 'customer_tags', ['code', 'name'])
}
