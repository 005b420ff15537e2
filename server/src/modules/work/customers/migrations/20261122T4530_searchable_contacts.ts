import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearchable(db, 'contacts', ['name', 'email', 'search_phone(phone)'])
  // Of two indexes by code the list would be read by the one that says nothing of ids, and customers without a code sorted.
  await sql`alter table customers drop constraint customers_org_id_code_key`.execute(db)
  await sql`
    create unique index customers_code_taken on customers (org_id, code) where code is not null`.execute(db)
}
