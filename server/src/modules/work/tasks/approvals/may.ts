import { refusalIn } from '../../../../platform/contract/lifecycle.ts'
import { mayOf } from '../../../../platform/http/may.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { changesOfTasks } from '../record/may.ts'
import { findTasks } from '../record/store.ts'
import { taskApprovals } from './contract.ts'
import { taskApprovalLife } from './record.ts'
import * as rules from './rules.ts'
import type { TaskApproval } from './shapes.ts'

/** What whoever manages projects may do with approvals. */
export const mayOfTaskApprovals = mayOf(taskApprovals, {
  answeredBy: ['list'],
  actions: ['withdraw'],
  async outcomes(call, rows) {
    const tasks = await findTasks(call.db, taskIdsOf(rows))
    const changes = await changesOfTasks(call, tasks)
    const onTask = new Map(tasks.map(({ id }, at) => [id, changes[at]?.change]))
    return rows.map(({ taskId, state }) => ({
      withdraw: onTask.get(taskId) ?? refusalIn(taskApprovalLife, 'withdraw', state),
    }))
  },
})

/** What members may do who were asked. */
export const mayOfWaitingApprovals = mayOf(taskApprovals, {
  answeredBy: ['listWaiting'],
  actions: ['respond'],
  async outcomes({ db, caller, now }, rows) {
    const [tasks, { selfApprovalAllowed }] = await Promise.all([
      findTasks(db, taskIdsOf(rows)),
      settingsOf(db),
    ])
    const { id: membershipId } = caller.membership
    const byId = new Map(tasks.map(task => [task.id, task]))
    return rows.map(({ taskTitle: _, ...approval }) => {
      const { assigneeIds = [] } = byId.get(approval.taskId) ?? {}
      const own = { membershipId, now, assigneeIds, selfApprovalAllowed }
      return { respond: rules.respond(approval, { decision: 'approved' }, own) }
    })
  },
})

const taskIdsOf = (rows: readonly TaskApproval[]) => [...new Set(rows.map(({ taskId }) => taskId))]
