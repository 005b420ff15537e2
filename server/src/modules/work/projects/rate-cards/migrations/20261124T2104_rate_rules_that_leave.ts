import type { Kysely } from 'kysely'
import { leaveTombstonesOfMoves } from '../../../../../platform/data/tombstones.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await leaveTombstonesOfMoves(db, 'rate_rules', { within: 'rate_card_id' })
}
