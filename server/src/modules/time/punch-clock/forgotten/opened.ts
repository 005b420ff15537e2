import { recordAudit, systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import { organisationTerms } from '../../../company/organisation/port.ts'
import type { OpenedDays } from '../../work-days/port.ts'
import { usualTypesOf } from '../punches/store.ts'
import { type Change, place } from '../sessions/placing.ts'
import { markTried, waitingOn } from './store.ts'

/** Places what has waited for days that may be written again. What they still refuse waits for their next change. */
export const placeOnOpened: OpenedDays = async (tx, days, contributions) => {
  const waiting = await waitingOn(tx, days)
  if (waiting.length === 0) return
  const [{ timeZone }, usual] = await Promise.all([organisationTerms(tx), usualTypesOf(tx)])
  const changes = [...Map.groupBy(waiting, ({ membershipId }) => membershipId)].map(
    ([membershipId, all]): Change => ({
      membershipId,
      from: all.map(({ from }) => from).toSorted()[0] ?? tx.now,
      punches: [],
    }),
  )
  const placed = await place({ tx, contributions, timeZone, usual, actorMembershipId: null }, changes)
  await placed.save(asTheService(tx))
  tx.defer(
    markTried(
      tx,
      waiting.map(({ punchId }) => punchId),
    ),
  )
}

/** Anyone who opened the day did not write what the clock writes on it. */
const asTheService =
  (tx: WriteTransaction): CommitAccepted =>
  async (decision, save) => {
    if (save) tx.defer(save(decision.state))
    const origin = { actor: systemActor, operation: 'punch_clock.follow', requestId: tx.orgId }
    recordAudit(tx, [...decision.audit], origin)
    return decision.state
  }
