import type { Kysely } from 'kysely'
import { makeOrdered } from '../../../../platform/data/ordered.ts'
import { makeSearchable } from '../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearchable(db, 'oauth_clients', ['name'])
  await makeOrdered(db, 'oauth_clients', 'name')
}
