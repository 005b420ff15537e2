import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type Correction, correctionLife, type CorrectionState } from '../corrections/record.ts'
import * as rules from '../corrections/rules.ts'

const now = '2026-11-20T07:00:00.000Z'
const wanted = { kind: 'add', punchKind: 'clock_out', occurredAt: now, reason: 'Unohtui.' } as const
const asked = rules.ask(wanted, {
  ...{ id: newId(), membershipId: newId(), now, occurredAt: now, workDate: '2026-11-20' },
  ...{ entryTypeId: null, allocations: [], note: null, punch: null, waits: false },
})
if (asked.refusal !== undefined) throw new Error(asked.detail)
const correction = asked.state
const deciding = { now, unchanged: true, actorMembershipId: newId() }
const approving = { ...deciding, selfApprovalAllowed: false, punch: null }

const inState = (state: CorrectionState): Correction => ({ ...correction, state })
const stateOf = ({ state }: Correction) => state

export const punchCorrectionTable = lifecycleTable({
  life: correctionLife,
  starts: () => [correction.state],
  actions: {
    approve: [state => outcomeOf(rules.approve(inState(state), approving), stateOf)],
    decline: [state => outcomeOf(rules.decline(inState(state), 'Ei.', deciding), stateOf)],
    withdraw: [state => outcomeOf(rules.withdraw(inState(state), deciding), stateOf)],
  },
})
