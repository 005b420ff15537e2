import type { Kysely } from 'kysely'
import {
  knowDeletionsFromNow,
  leaveTombstones,
  leaveTombstonesOfMoves,
} from '../../../../platform/data/tombstones.ts'

/** Only expands. */
export const expands = true

const hours = { within: 'value_id', parts: ['entry_id', 'position'] } as const

export async function up(db: Kysely<unknown>): Promise<void> {
  await leaveTombstones(db, 'allocated_hours', hours)
  await leaveTombstonesOfMoves(db, 'allocated_hours', hours)
  await knowDeletionsFromNow(db, ['allocated_hours'])
}
