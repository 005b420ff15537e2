import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { type Claim, claimLife, type ClaimState } from '../../claims/record.ts'
import * as claims from '../../claims/rules.ts'
import { openShiftLife, type OpenShiftState } from '../life.ts'
import type { OpenShift } from '../record.ts'
import * as rules from '../rules.ts'

const now = '2026-11-23T07:00:00.000Z'
const work: rules.Work = {
  planningUnitId: newId(),
  shiftTypeId: null,
  workDate: '2026-12-07',
  ...{ startMinutes: 420, endMinutes: 900, breakMinutes: 30 },
  ...{ startAt: '2026-12-07T05:00:00.000Z', endAt: '2026-12-07T13:00:00.000Z' },
  entryTypeId: null,
  tags: [],
}
const offering = { now, staffGroupKnown: true, membersKnown: true }
const made = rules.create(work, { slots: 2 }, { ...offering, id: newId(), actorMembershipId: null })
if (made.refusal !== undefined) throw new Error(made.detail)
const openShift = made.state

const inState = (state: OpenShiftState): OpenShift => ({
  ...openShift,
  state,
  filled: state === 'filled' ? 2 : 0,
})
const stateOf = ({ state }: OpenShift) => state

const freed = (before: OpenShift, at: string) =>
  outcomeOf(
    rules.free([{ openShift: { ...before, filled: 2 }, slots: 1 }], at),
    ([each]) => each?.after.state ?? 'open',
  )

export const openShiftTable = lifecycleTable({
  life: openShiftLife,
  starts: () => [openShift.state],
  actions: {
    update: [
      state =>
        outcomeOf(rules.update(inState(state), { slots: 3 }, { ...offering, unchanged: true }), stateOf),
      state =>
        outcomeOf(
          rules.update({ ...inState(state), filled: 2 }, { slots: 2 }, { ...offering, unchanged: true }),
          stateOf,
        ),
    ],
    claim: [state => outcomeOf(rules.takeClaim(inState(state), now), stateOf)],
    fill: [
      state => outcomeOf(rules.fill(inState(state), now, { waited: false }), stateOf),
      state => outcomeOf(rules.fill({ ...inState(state), filled: 1 }, now, { waited: true }), stateOf),
    ],
    withdraw: [
      state => outcomeOf(rules.withdraw(inState(state), { now, unchanged: true, reason: null }), stateOf),
    ],
    free: [state => freed(inState(state), now), state => freed(inState(state), work.startAt)],
    expire: [
      state => outcomeOf(rules.expire([inState(state)], now), ([expired = openShift]) => expired.state),
    ],
  },
})

const claim = (atOnce: boolean): Claim => {
  const ids = { id: newId(), openShiftId: openShift.id, membershipId: newId() }
  const decision = claims.claim({ ...ids, now, atOnce, repeated: false })
  if (decision.refusal !== undefined) throw new Error(decision.detail)
  return decision.state
}
const claimIn = (state: ClaimState): Claim => ({ ...claim(false), state })
const deciding = {
  now,
  unchanged: true,
  actorMembershipId: newId(),
  deciders: [],
  selfApprovalAllowed: false,
}
const claimState = ({ state }: Claim) => state

export const claimTable = lifecycleTable({
  life: claimLife,
  starts: () => [claim(false).state, claim(true).state],
  actions: {
    approve: [state => outcomeOf(claims.approve(claimIn(state), deciding), claimState)],
    decline: [state => outcomeOf(claims.decline(claimIn(state), null, deciding), claimState)],
    withdraw: [state => outcomeOf(claims.withdraw(claimIn(state), deciding), claimState)],
    end: [state => outcomeOf(claims.end([claimIn(state)], now), ([ended = claim(false)]) => ended.state)],
    supersede: [
      state => outcomeOf(claims.supersede([claimIn(state)], now), ([ended = claim(false)]) => ended.state),
    ],
  },
})
