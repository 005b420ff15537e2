import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { object, page, paging, sweeping } from '../../../../platform/contract/shapes.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { projectClosed } from '../../projects/record/refusals.ts'
import { taskArchived, taskNotFound } from '../record/refusals.ts'
import { taskApprovalEvents } from './events.ts'
import { taskApprovalLife } from './record.ts'
import { taskApprovalRefusals } from './refusals.ts'
import { NewTaskApproval, Responding, TaskApproval, Withdrawing } from './shapes.ts'

const feature = 'projects'
const OfTask = { id: idOf('task_not_found') }
const ById = { id: idOf('task_approval_not_found') }
const onTask = ['task_not_found', 'task_archived', 'project_closed'] as const

export const taskApprovals = contract({
  name: 'taskApprovals',
  tag: 'Tasks',
  refusals: taskApprovalRefusals,
  uses: { refusals: { ...membershipNotFound, ...projectClosed, ...taskArchived, ...taskNotFound } },
  events: taskApprovalEvents,
  lifecycles: [taskApprovalLife],
  audited: { task_approval: { '*': 'open', note: 'personal', comment: 'personal' } },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/tasks/{id}/approvals',
      sweeps: { table: 'task_approvals', deletions: 'never' },
      summary: 'List the approvals of a task',
      description: 'Page through the approvals that were asked for, oldest first, each with what was said.',
      needs: ['projects.read'],
      feature,
      params: OfTask,
      may: true,
      listed: { ids: true },
      query: object(sweeping),
      answers: page(TaskApproval),
      refuses: ['task_not_found'],
    },
    request: {
      method: 'POST',
      path: '/v1/tasks/{id}/approvals',
      summary: 'Ask for an approval of a task',
      description:
        'Ask members to approve a task. It is approved when all of them have; as soon as one wants changes, it is over. Where the statuses ask for it, a task waits for it.',
      needs: ['projects.manage'],
      feature,
      params: OfTask,
      body: NewTaskApproval,
      status: 201,
      answers: TaskApproval,
      refuses: [...onTask, 'membership_not_found', 'task_approval_pending', 'task_approval_of_own_work'],
      example: {
        body: { requestedFromMembershipIds: [exampleId('membershipId')], note: 'The second draft.' },
      },
    },
    withdraw: {
      method: 'POST',
      path: '/v1/tasks/{id}/approvals/{approvalId}/withdraw',
      summary: 'Withdraw an approval',
      description: 'Take back the question for an approval that waits. Repeating it changes nothing.',
      needs: ['projects.manage'],
      feature,
      params: { ...OfTask, approvalId: idOf('task_approval_not_found') },
      body: Withdrawing,
      answers: TaskApproval,
      refuses: [...onTask, 'task_approval_not_found', 'task_approval_stale', 'task_approval_closed'],
      example: { body: {} },
    },
    listWaiting: {
      method: 'GET',
      path: '/v1/me/task-approvals',
      summary: 'List the approvals that wait for oneself',
      description:
        'Page through the approvals for which the caller was asked and has not responded, oldest first.',
      needs: 'none',
      feature,
      may: true,
      listed: { ids: true },
      query: object(paging),
      answers: page(TaskApproval),
    },
    respond: {
      method: 'POST',
      path: '/v1/me/task-approvals/{id}/respond',
      summary: 'Respond to an approval',
      description:
        'Say whether a task is approved or is to be changed, as a member who was asked, once. What others said stays as it is.',
      needs: 'none',
      feature,
      params: ById,
      body: Responding,
      answers: TaskApproval,
      refuses: [
        'task_approval_not_found',
        'task_approval_closed',
        'task_approval_already_responded',
        'task_approval_of_own_work',
      ],
      emits: ['task.approval_responded'],
      example: { body: { decision: 'changes_requested', comment: 'The costs are missing.' } },
    },
  },
})
