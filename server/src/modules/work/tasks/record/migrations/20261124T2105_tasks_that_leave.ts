import type { Kysely } from 'kysely'
import { knowDeletionsFromNow, leaveTombstonesOfMoves } from '../../../../../platform/data/tombstones.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await leaveTombstonesOfMoves(db, 'tasks', { within: 'project_id' })
  await knowDeletionsFromNow(db, ['tasks'])
}
