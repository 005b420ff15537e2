import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Decision } from '../../../../platform/vocabulary/decision.ts'
import * as claimRules from '../claims/rules.ts'
import { pendingClaims, saveClaims } from '../claims/store.ts'
import { notifyClaimers } from './notices.ts'
import type { OpenShift } from './record.ts'

interface Superseding {
  readonly db: WriteTransaction
  readonly services: Services
  commit<State>(
    decision: Decision<State, never, never>,
    save?: (state: State) => Promise<unknown>,
  ): Promise<State>
}

/** Ends the claims that wait for open shifts which nobody can have any more, and tells their members. */
export async function supersedeClaims(
  { db, services, commit }: Superseding,
  openShifts: readonly OpenShift[],
): Promise<void> {
  const pending = await pendingClaims(
    db,
    openShifts.map(({ id }) => id),
  )
  if (pending.length === 0) return
  const claims = await commit(claimRules.supersede(pending, db.now), after => saveClaims(db, after))
  await notifyClaimers(db, services, openShifts, claims)
}
