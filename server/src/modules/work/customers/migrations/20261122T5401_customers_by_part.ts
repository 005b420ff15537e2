import type { Kysely } from 'kysely'
import { indexSubstrings } from '../../../../platform/data/substrings.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await indexSubstrings(db, 'customers', 'search_text')
  // Masked for anyone who does not invoice, so in an index of its own.
  await indexSubstrings(db, 'customers', 'business_id')
  await indexSubstrings(db, 'contacts', 'search_text')
}
