import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { absenceLife, type AbsenceState } from '../periods/life.ts'
import * as moves from '../periods/moves.ts'
import * as rules from '../periods/rules.ts'
import { absence, boss, extent, planned } from './absences.ts'

const now = '2026-11-23T07:00:00.000Z'
const at = { now, unchanged: true, reason: null }
const today = '2026-11-23'
const plan = planned()
const twoSteps = planned({ approvalSteps: 2 })
const atOnce = planned({ approvalSteps: 0 })

const inState = (state: AbsenceState) => absence({ state })
/** An approved one that is asked to be another. */
const asked = (state: AbsenceState) =>
  absence({
    state,
    askedChange:
      state === 'approved'
        ? { ...extent, endDate: '2026-12-11', askedAt: now, preApprovedByMembershipId: null }
        : null,
  })
const stateOf = ({ after }: moves.Moved) => after.state

export const absenceTable = lifecycleTable({
  life: absenceLife,
  starts: () => [rules.blank(now).state],
  actions: {
    update: [
      state =>
        outcomeOf(
          rules.update(
            inState(state),
            { extent: { ...extent, endDate: '2026-12-10' } },
            { now, plan, replacementKnown: true, unchanged: true },
          ),
          after => after.state,
        ),
    ],
    submit: [
      state => outcomeOf(moves.submit(inState(state), { ...at, plan, today }), stateOf),
      state => outcomeOf(moves.submit(inState(state), { ...at, plan: atOnce, today }), stateOf),
    ],
    approve: [
      state => outcomeOf(moves.approve(asked(state), boss, { ...at, plan }), stateOf),
      state => outcomeOf(moves.approve(asked(state), boss, { ...at, plan: twoSteps }), stateOf),
    ],
    decline: [state => outcomeOf(moves.decline(asked(state), boss, at), stateOf)],
    return: [state => outcomeOf(moves.giveBack(asked(state), boss, { ...at, reason: newId() }), stateOf)],
    request_cancellation: [
      state => outcomeOf(moves.requestCancellation(inState(state), { ...at, steps: 1 }), stateOf),
      state => outcomeOf(moves.requestCancellation(inState(state), { ...at, steps: 0 }), stateOf),
    ],
    withdraw: [state => outcomeOf(moves.withdraw(asked(state), at), stateOf)],
    cancel: [state => outcomeOf(moves.cancel(inState(state), boss, at), stateOf)],
  },
})
