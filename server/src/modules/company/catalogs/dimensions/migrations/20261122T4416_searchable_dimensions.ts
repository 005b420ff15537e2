import type { Kysely } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearchable(db, 'dimensions', ['code', 'name'])
  await makeSearchable(db, 'dimension_values', ['code', 'name', 'external_id'])
}
