import { lifecycleTable, outcomeOf } from '../../../../../../test/contract/lifecycle-table.ts'
import { complete } from '../completion-rules.ts'
import { activityLife, type ActivityRecord, type ActivityState } from '../record.ts'
import * as rules from '../rules.ts'
import { activity, circumstances, completing, created, now } from './examples.ts'

const inState = (state: ActivityState): ActivityRecord => ({
  ...activity,
  state,
  doneAt: state === 'done' ? now : null,
})
const moving = { now, unchanged: true }
const stateOf = ({ state }: ActivityRecord) => state

export const activityLifeTable = lifecycleTable({
  life: activityLife,
  starts: () => [
    created({ type: 'task', subject: 'Soita' }, circumstances).state,
    created({ type: 'task', subject: 'Soitettu', state: 'done' }, circumstances).state,
    created({ type: 'note', subject: 'Muistio' }, circumstances).state,
  ],
  actions: {
    complete: [state => outcomeOf(complete(inState(state), {}, completing), done => done.activity.state)],
    cancel: [state => outcomeOf(rules.cancel(inState(state), moving), stateOf)],
    reopen: [state => outcomeOf(rules.reopen(inState(state), moving), stateOf)],
  },
})
