import { count } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { mentionsOfComment } from './record.ts'
import { translations } from './refusal-translations.ts'

export const taskCommentRefusals = refusals(translations, {
  task_comment_not_found: {
    status: 404,
    title: 'No such comment',
    when: 'The task has no comment with this id.',
    remedy: 'Read the comments of the task from `GET /v1/tasks/{id}/comments`.',
  },
  task_comment_stale: {
    status: 409,
    title: 'The comment has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the comment.',
    remedy: 'Read the comment again, look at what changed, and send the change anew.',
  },
  task_comment_deleted: {
    status: 409,
    title: 'The comment is deleted',
    when: 'A deleted comment was to change.',
    remedy: 'Write a new comment.',
  },
  task_comment_of_another: {
    status: 403,
    title: 'Somebody else wrote the comment',
    when: 'A comment was to be changed or deleted by a member who did not write it.',
    remedy: 'Answer with a comment of your own, or ask its author.',
  },
  task_comment_mentions_too_many: {
    status: 422,
    values: {
      mentioned: count('How many members the comment mentions.'),
    },
    title: 'The comment mentions too many members',
    when: `The text and \`mentionedMembershipIds\` name more than ${mentionsOfComment} members together.`,
    remedy: 'Mention fewer members.',
  },
})
