import type { WriteTurn } from '../../../platform/data/database.ts'
import type { Commit } from '../../../platform/turns/carry-out.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

/** Ends all that members have allowed, because their accounts have begun anew. */
export async function endGrantsOf(
  turn: WriteTurn,
  commit: Commit,
  membershipIds: readonly Id[],
): Promise<void> {
  const grants = await store.liveOfMembers(turn, membershipIds)
  await commit(rules.endAll(grants, 'sign_in_reset', turn.now), async ended => store.saveEnded(turn, ended))
}
