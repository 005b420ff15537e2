import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { phaseLife, type PhaseState } from '../record.ts'
import { type ChangedPhases, create } from '../rules.ts'
import * as steps from '../steps.ts'
import { among, phase } from './phases.ts'

const stateOf = ({ phase: { state } }: ChangedPhases) => state
const begun = (): PhaseState => {
  const decision = create({ code: 'A', name: 'Vaihe' }, { ...among([]), id: newId() })
  if (decision.refusal !== undefined) throw new Error(decision.detail)
  return decision.state.phase.state
}
const taking = (name: steps.PhaseStepName) => [
  (state: PhaseState) => {
    const taken = phase({ state })
    return outcomeOf(steps.take(name, taken, { ...among([taken]), unchanged: true, reason: null }), stateOf)
  },
]

export const phaseTable = lifecycleTable({
  life: phaseLife,
  starts: () => [begun()],
  actions: {
    start: taking('start'),
    complete: taking('complete'),
    cancel: taking('cancel'),
    reopen: taking('reopen'),
  },
})
