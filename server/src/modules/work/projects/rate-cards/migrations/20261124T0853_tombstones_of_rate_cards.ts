import type { Kysely } from 'kysely'
import { leaveTombstones } from '../../../../../platform/data/tombstones.ts'

/** Only expands. */
export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await leaveTombstones(db, 'rate_cards')
  await leaveTombstones(db, 'rate_rules', { within: 'rate_card_id' })
}
