import type { Kysely } from 'kysely'
import { leaveTombstones, leaveTombstonesOfMoves } from '../../../../../platform/data/tombstones.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await leaveTombstones(db, 'project_installments', { within: 'project_id' })
  await leaveTombstonesOfMoves(db, 'project_installments', { within: 'project_id' })
}
