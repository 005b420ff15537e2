import type { Kysely } from 'kysely'
import { makeOrdered } from '../../../../../platform/data/ordered.ts'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSearchable(db, 'project_installments', ['title'])
  await makeOrdered(db, 'project_installments', 'project_id', 'title')
}
