import { lifecycleTable, outcomeOf } from '../../../../../test/contract/lifecycle-table.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { projectLife, type ProjectState } from '../life.ts'
import * as moves from '../moves.ts'
import type { ChangedProject, ProjectRecord } from '../record.ts'
import * as rules from '../rules.ts'
import type { NewProject } from '../shapes.ts'

const now = '2026-11-20T07:00:00.000Z'

function made(wanted: Partial<NewProject> = {}): ProjectRecord {
  const decision = rules.create(
    { code: 'KOULU', name: 'Koulun putket', ...wanted },
    {
      id: newId(),
      baselineId: newId(),
      now,
      today: '2026-11-20',
      codeHolder: null,
      referenceHolder: null,
      missing: null,
      custom: { values: {} },
    },
  )
  if (decision.refusal !== undefined) throw new Error(decision.detail)
  return decision.state.after
}

const inState = (state: ProjectState, wanted: Partial<NewProject> = {}): ProjectRecord => ({
  ...made(wanted),
  state,
  closedAt: state === 'closed' ? now : null,
})
const stateOf = ({ after }: ChangedProject) => after.state
const at = { now, unchanged: true, reason: null }
const moving = (action: 'start' | 'hold' | 'resume' | 'complete') => [
  (state: ProjectState) => outcomeOf(moves.move(action, inState(state), at), stateOf),
]

export const projectTable = lifecycleTable({
  life: projectLife,
  starts: () => [made().state, made({ state: 'active' }).state],
  actions: {
    start: moving('start'),
    hold: moving('hold'),
    resume: moving('resume'),
    complete: moving('complete'),
    close: [state => outcomeOf(moves.close(inState(state), at, []), stateOf)],
    reopen: [
      state => outcomeOf(moves.reopen(inState(state), at), stateOf),
      state => outcomeOf(moves.reopen(inState(state, { template: true }), at), stateOf),
    ],
  },
})
