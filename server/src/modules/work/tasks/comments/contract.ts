import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { object, page, sweeping } from '../../../../platform/contract/shapes.ts'
import { membershipNotFound } from '../../../people/members/record/refusals.ts'
import { projectClosed } from '../../projects/record/refusals.ts'
import { taskEvents } from '../record/events.ts'
import { taskArchived, taskNotFound } from '../record/refusals.ts'
import { taskCommentRefusals } from './refusals.ts'
import { exampleComment, NewTaskComment, TaskComment, TaskCommentPatch } from './shapes.ts'

const OfTask = { id: idOf('task_not_found') }
const One = { ...OfTask, commentId: idOf('task_comment_not_found') }
const onTask = ['task_not_found', 'task_archived', 'project_closed'] as const
const feature = 'projects'

const listing = {
  method: 'GET',
  feature,
  params: OfTask,
  sweeps: { table: 'task_comments', deletions: 'never' },
  listed: { ids: true },
  may: true,
  query: object(sweeping),
  answers: page(TaskComment),
  refuses: ['task_not_found'],
} as const satisfies Partial<Operation>

const adding = {
  method: 'POST',
  feature,
  params: OfTask,
  body: NewTaskComment,
  status: 201,
  answers: TaskComment,
  refuses: [...onTask, 'membership_not_found', 'task_comment_mentions_too_many'],
  emits: ['task.updated'],
  example: { body: exampleComment },
} as const satisfies Partial<Operation>

const changing = {
  method: 'PATCH',
  feature,
  params: One,
  body: TaskCommentPatch,
  answers: TaskComment,
  refuses: [
    ...onTask,
    'membership_not_found',
    'task_comment_not_found',
    'task_comment_stale',
    'task_comment_deleted',
    'task_comment_of_another',
    'task_comment_mentions_too_many',
  ],
  emits: ['task.updated'],
  example: { body: { body: 'The pumps come on Wednesday.' } },
} as const satisfies Partial<Operation>

const removing = {
  method: 'DELETE',
  feature,
  params: One,
  answers: TaskComment,
  refuses: [...onTask, 'task_comment_not_found', 'task_comment_of_another'],
} as const satisfies Partial<Operation>

const whole = '/v1/tasks/{id}/comments'
const own = '/v1/me/tasks/{id}/comments'
const mail =
  'Each active member who is mentioned gets a mail, if they may read the task. Those who could not are made to follow it, where the caller has `projects.manage` and the task has room for them; otherwise they are not written to.'
const changed = `Change a comment of the caller's own: an absent field keeps. Only who is newly mentioned gets a mail.`
const order =
  'oldest first, deleted ones as what is left of them. The text is answered as it was written; a Markdown comment as safe HTML beside it.'

export const taskComments = contract({
  name: 'taskComments',
  tag: 'Tasks',
  refusals: taskCommentRefusals,
  uses: {
    refusals: { ...membershipNotFound, ...projectClosed, ...taskArchived, ...taskNotFound },
    events: taskEvents,
  },
  events: {},
  audited: {
    task_comment: { '*': 'open', body: 'personal' },
  },
  operations: {
    list: {
      ...listing,
      path: whole,
      summary: 'List the comments of a task',
      description: `Page through what was said about a task, ${order}`,
      needs: ['projects.read'],
    },
    create: {
      ...adding,
      path: whole,
      summary: 'Comment on a task',
      description:
        'Say something about a task, in plain text or Markdown. Members are mentioned by `@[membershipId]` in the text or by `mentionedMembershipIds`. ' +
        mail,
      needs: ['projects.manage'],
    },
    update: {
      ...changing,
      path: `${whole}/{commentId}`,
      summary: 'Change a comment',
      description: changed,
      needs: ['projects.manage'],
    },
    remove: {
      ...removing,
      removes: { changed: '/v1/tasks/{id}/comments' },
      path: `${whole}/{commentId}`,
      summary: 'Delete a comment',
      description:
        "Delete a comment of the caller's own. It stays in its place without text and mentions; mails about it that wait are not sent. Repeating it changes nothing.",
      needs: ['projects.manage'],
    },
    listOwn: {
      ...listing,
      path: own,
      summary: 'List the comments of an own task',
      description: `Page through what was said about a task that the caller is to do or to review, ${order}`,
      needs: 'none',
    },
    createOwn: {
      ...adding,
      path: own,
      summary: 'Comment on an own task',
      description: `Say something about a task that the caller is to do or to review. ${mail}`,
      needs: 'none',
    },
    updateOwn: {
      ...changing,
      path: `${own}/{commentId}`,
      summary: 'Change a comment on an own task',
      description: changed,
      needs: 'none',
    },
    removeOwn: {
      ...removing,
      removes: { changed: '/v1/me/tasks/{id}/comments' },
      path: `${own}/{commentId}`,
      summary: 'Delete a comment on an own task',
      description:
        "Delete a comment of the caller's own. It stays in its place without text and mentions; mails about it that wait are not sent. Repeating it changes nothing.",
      needs: 'none',
    },
  },
})
