import { mayCall } from '../../../../platform/access/gates.ts'
import { refuse } from '../../../../platform/vocabulary/decision.ts'
import { attachmentTarget, type TargetAccess } from '../../../records/attachments/port.ts'
import { tasks } from '../record/contract.ts'
import { ownTasksOf, tasksWithIds } from '../record/lookup.ts'
import { taskNotFound } from '../record/refusals.ts'
import { ownTasks } from './contract.ts'

const notForCaller = refuse(
  'insufficient_role',
  'Files of tasks are added and removed by whoever may change the task, and those who do, look over or follow it.',
)

const whole: TargetAccess<never> = { add: null, remove: null }
const readOnly: TargetAccess<never> = { add: notForCaller, remove: notForCaller }

/** Files of tasks: of all for anyone who reads tasks, of their own for everybody. */
export const taskFiles = attachmentTarget({
  type: 'task',
  roles: ['document', 'photo', 'contract'],
  missing: taskNotFound,
  changed: { of: 'a task', by: 'who may change tasks, and who is to do, looks over or follows it' },
  gate: caller => (mayCall(caller, ownTasks.operations.get) ? null : notForCaller),
  async access(db, caller, ids) {
    const readsAll = mayCall(caller, tasks.operations.get)
    const [known, own] = await Promise.all([
      readsAll ? tasksWithIds(db, ids) : [],
      ownTasksOf(db, caller.membership.id, ids),
    ])
    const others = mayCall(caller, tasks.operations.update) ? whole : readOnly
    return new Map([
      ...known.map(({ id }) => [id, others] as const),
      ...own.map(({ id }) => [id, whole] as const),
    ])
  },
  existing: async (db, ids) => (await tasksWithIds(db, ids)).map(({ id }) => id),
})
