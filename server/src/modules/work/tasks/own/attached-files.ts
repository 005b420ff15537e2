import { mayCall } from '../../../../platform/access/gates.ts'
import { type TargetAccess, attachmentTarget } from '../../../records/attachments/port.ts'
import { notForCaller } from '../record/attachment-rules.ts'
import { tasks } from '../record/contract.ts'
import { ownTasksOf, tasksWithIds } from '../record/lookup.ts'
import { ownTasks } from './contract.ts'
import { taskNotFound } from '../record/refusals.ts'

const whole: TargetAccess<never> = { add: null, remove: null }
const readOnly: TargetAccess<never> = { add: notForCaller, remove: notForCaller }

/** Files of tasks: of all for whoever reads tasks, of their own for everybody. */
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
