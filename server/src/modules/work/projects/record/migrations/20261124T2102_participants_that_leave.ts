import type { Kysely } from 'kysely'
import { leaveTombstonesOfMoves } from '../../../../../platform/data/tombstones.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await leaveTombstonesOfMoves(db, 'project_participants', { within: 'project_id' })
}
