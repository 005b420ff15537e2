import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { tasksWithIds } from '../record/lookup.ts'
import { findTask } from '../record/store.ts'
import { writableTask } from '../writable.ts'
import { taskApprovals } from './contract.ts'
import * as rules from './rules.ts'
import { findApproval, listApprovals, listWaiting, pendingAmong, saveApproval } from './store.ts'
import { approvalView } from './view.ts'

export const handlers = handle(taskApprovals, {
  async list({ params, query, db, refuse }) {
    const taskId = params.id.toLowerCase()
    const [[task], page] = await Promise.all([
      tasksWithIds(db, [taskId]),
      keysetPage(db, query, {
        operation: 'taskApprovals.list',
        listed: { alias: 'a' },
        keys: [by('a.id')],
        sweep: sweepKeys('a'),
        within: taskId,
        rows: keyset => listApprovals(db, taskId, keyset),
        show: approval => approvalView(approval, approval.taskTitle),
      }),
    ])
    return task ? page : refuse('task_not_found')
  },

  async request({ params, body, caller, db, now, refuse, commit }) {
    const [task, members, settings] = await Promise.all([
      writableTask(db, params.id, refuse),
      memberDayContexts(db, body.requestedFromMembershipIds),
      settingsOf(db),
    ])
    const pending = await pendingAmong(db, [task.id])
    const made = { id: newId(), taskId: task.id, requestedByMembershipId: caller.membership.id, now }
    const decision = rules.request(body, made, {
      activeIds: new Set(members.flatMap(({ id, status }) => (status === 'deactivated' ? [] : [id]))),
      isPending: pending.has(task.id),
      assigneeIds: task.assigneeIds,
      selfApprovalAllowed: settings.selfApprovalAllowed,
    })
    return approvalView(await commit(decision, after => saveApproval(db, null, after)), task.title)
  },

  async withdraw({ params, body, db, now, refuse, commit }) {
    const task = await writableTask(db, params.id, refuse)
    const before = await findApproval(db, params.approvalId)
    if (before?.taskId !== task.id) return refuse('task_approval_not_found')
    const unchanged = unchangedSince(body.expectedUpdatedAt, before.updatedAt)
    const decision = rules.withdraw(before, { unchanged, now })
    return approvalView(await commit(decision, after => saveApproval(db, before, after)), task.title)
  },

  async listWaiting({ query, caller, db }) {
    return keysetPage(db, query, {
      operation: 'taskApprovals.listWaiting',
      listed: { alias: 'a' },
      keys: [by('a.id')],
      within: caller.membership.id,
      rows: keyset => listWaiting(db, caller.membership.id, keyset),
      show: approval => approvalView(approval, approval.taskTitle),
    })
  },

  async respond({ params, body, caller, db, now, refuse, commit }) {
    const [before, settings] = await Promise.all([findApproval(db, params.id), settingsOf(db)])
    const { dryRun: _, ...response } = body
    const asked = before?.responses.some(({ membershipId }) => membershipId === caller.membership.id)
    if (!before || asked !== true) return refuse('task_approval_not_found')
    const task = (await findTask(db, before.taskId)) ?? refuse('task_approval_not_found')
    const decision = rules.respond(before, response, {
      membershipId: caller.membership.id,
      now,
      assigneeIds: task.assigneeIds,
      selfApprovalAllowed: settings.selfApprovalAllowed,
    })
    return approvalView(await commit(decision, after => saveApproval(db, before, after)), task.title)
  },
})
