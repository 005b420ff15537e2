import { text } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const taskApprovalRefusals = refusals(translations, {
  task_approval_not_found: {
    status: 404,
    title: 'No such approval',
    when: 'The task has no approval with this id, or the caller was not asked for it.',
    remedy:
      'Read the approvals of the task from `GET /v1/tasks/{id}/approvals`, or those that wait for you from `GET /v1/me/task-approvals`.',
  },
  task_approval_stale: {
    status: 409,
    title: 'The approval has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the approval.',
    remedy: 'Read the approval again, and decide anew.',
  },
  task_approval_pending: {
    status: 409,
    title: 'An approval is asked for already',
    when: 'The task waits for another approval.',
    remedy: 'Wait until it is decided, or withdraw it first.',
  },
  task_approval_closed: {
    status: 409,
    title: 'The approval is over',
    when: 'An approval that is decided or withdrawn was to be responded to, or one that is decided to be withdrawn.',
    remedy: 'Ask for a new approval.',
  },
  task_approval_already_responded: {
    status: 409,
    values: {
      decision: text('What was responded.'),
    },
    title: 'The response is given',
    when: 'The caller has responded to the approval already; each does so once.',
    remedy: 'Have the approval withdrawn and asked for anew, if the decision is another now.',
  },
  task_approval_of_own_work: {
    status: 422,
    title: 'Nobody approves their own work',
    when: 'The organisation allows no self-approval, and a member was asked, or responded, who requested the approval or is to do the task.',
    remedy: 'Ask somebody else, or allow it in the settings, `selfApprovalAllowed`.',
  },
})
