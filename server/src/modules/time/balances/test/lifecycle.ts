import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type Correction, correctionLife } from '../accounts/corrections/record.ts'
import * as corrections from '../accounts/corrections/rules.ts'
import type { CorrectionState } from '../accounts/shapes.ts'
import { type Payout, payoutLife, type PayoutState } from '../payouts/record.ts'
import * as payouts from '../payouts/rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const [asker, decider] = [newId(), newId()]
const whose = { id: newId(), accountId: newId(), membershipId: newId() }
const what = { minutes: 60, effectiveDate: '2026-11-01', reason: 'Agreed.', createdAt: now, updatedAt: now }

const correction = (state: CorrectionState): Correction => ({
  ...whose,
  ...what,
  kind: 'correction',
  state,
  declineReason: null,
  askedByMembershipId: asker,
  decidedByMembershipId: null,
  decidedAt: null,
})
const stateOf = <State extends string>({ state }: { readonly state: State }) => state

export const correctionTable = lifecycleTable({
  life: correctionLife,
  starts: () => ['submitted'],
  actions: {
    approve: [state => outcomeOf(corrections.approve(correction(state), { by: decider, now }), stateOf)],
    decline: [
      state => outcomeOf(corrections.decline(correction(state), null, { by: decider, now }), stateOf),
    ],
    withdraw: [state => outcomeOf(corrections.withdraw(correction(state), { by: asker, now }), stateOf)],
  },
})

const payout = (state: PayoutState): Payout => ({
  ...whose,
  ...what,
  state,
  exportBatchId: null,
  askedByMembershipId: asker,
})

export const payoutTable = lifecycleTable({
  life: payoutLife,
  starts: () => ['waiting'],
  actions: {
    tell: [state => outcomeOf(payouts.tell(payout(state), newId(), now), stateOf)],
    release: [state => outcomeOf(payouts.release(payout(state), now), stateOf)],
    withdraw: [state => outcomeOf(payouts.withdraw(payout(state), now), stateOf)],
  },
})
