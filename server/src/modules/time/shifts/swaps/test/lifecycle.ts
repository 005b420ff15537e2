import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { ShiftRecord } from '../../record/record.ts'
import { type Swap, swapLife, type SwapState } from '../record.ts'
import { propose } from '../proposing.ts'
import * as rules from '../rules.ts'

const now = '2026-11-23T07:00:00.000Z'
const proposer = newId()
const shift = {
  id: newId(),
  planningUnitId: newId(),
  shiftTypeId: null,
  membershipId: proposer,
  workDate: '2026-12-07',
  ...{ startAt: '2026-12-07T05:00:00.000Z', endAt: '2026-12-07T13:00:00.000Z', breakMinutes: 30 },
  state: 'published',
  version: 1,
} as ShiftRecord

const made = propose(
  { kind: 'drop', fromShiftId: shift.id },
  {
    ...{ id: newId(), now, actorMembershipId: proposer, from: shift, to: undefined },
    ...{ colleagueKnown: false, pending: false },
  },
)
if (made.refusal !== undefined) throw new Error(made.detail)
const swap = made.state

const inState = (state: SwapState): Swap => ({ ...swap, state })
const moving = { now, unchanged: true, shifts: new Map([[shift.id, shift]]) }
const decider = { membershipId: newId(), deciders: [], selfApprovalAllowed: false }
const stateOf = ({ state }: Swap) => state

export const swapTable = lifecycleTable({
  life: swapLife,
  starts: () => [swap.state],
  actions: {
    accept: [state => outcomeOf(rules.acceptSwap(inState(state), moving), stateOf)],
    refuse: [state => outcomeOf(rules.refuseSwap(inState(state), moving), stateOf)],
    approve: [state => outcomeOf(rules.approve(inState(state), decider, moving), stateOf)],
    execute: [state => outcomeOf(rules.carryOut(inState(state), { now, openShiftId: null }), stateOf)],
    decline: [
      state => outcomeOf(rules.decline(inState(state), decider, { ...moving, reason: null }), stateOf),
    ],
    cancel: [state => outcomeOf(rules.cancel(inState(state), moving), stateOf)],
    expire: [state => outcomeOf(rules.expire([inState(state)], now), ([ended = swap]) => ended.state)],
  },
})
