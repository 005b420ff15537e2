import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { projectLife, type ProjectState } from '../life.ts'
import * as moves from '../moves.ts'
import type { ChangedProject, ProjectRecord } from '../record.ts'
import type { NewProject } from '../shapes.ts'
import { made, now } from './made.ts'

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
