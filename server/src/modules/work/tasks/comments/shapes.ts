import { May } from '../../../../platform/contract/may.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { commentFormats, commentLength, htmlLength, mentionsOfComment } from './record.ts'

const Format = oneOf(commentFormats, {
  description:
    'How `body` is meant: `markdown` is CommonMark, of which `bodyHtml` is made. The text is kept as it was written.',
})
const Body = Type.String({
  minLength: 1,
  maxLength: commentLength,
  pattern: '\\S',
  description: 'What is said. `@[membershipId]` mentions a member.',
  examples: ['The pumps come on **Tuesday**.'],
})
const Html = Type.String({
  maxLength: htmlLength,
  description:
    'Made when it is read, and safe to insert into a page: raw HTML is shown as text, a picture as a link to it, and definitions of links as text; links lead to `http`, `https` and `mailto` addresses only and carry `rel="nofollow noopener noreferrer"`; no other tag has attributes. Members who are mentioned are called by their names.',
  examples: ['<p>The pumps come on <strong>Tuesday</strong>.</p>\n'],
})
const mentions = (description: string) =>
  array(IdOf('membership'), { maxItems: mentionsOfComment, uniqueItems: true, description })

export const TaskComment = named(
  'TaskComment',
  object({
    id: RecordId,
    taskId: described(IdOf('task'), 'The task that it is about.'),
    authorMembershipId: described(IdOf('membership'), 'The member who wrote it.'),
    format: Format,
    body: described(nullable(Body), 'What is said, as it was written; null for a deleted comment.'),
    bodyHtml: described(
      nullable(Html),
      'A Markdown comment as HTML; null for plain text and for a deleted comment.',
    ),
    mentionedMembershipIds: array(IdOf('membership'), {
      description: 'The members whom it mentions; none for a deleted comment.',
    }),
    edited: described(Flag, 'Whether it was changed after it was written.'),
    deletedAt: described(nullable(Instant), 'When its author deleted it; null for one that is there.'),
    may: May,
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)
export type TaskComment = Static<typeof TaskComment>

export const NewTaskComment = object({
  body: Body,
  format: optional(oneOf(commentFormats, { description: 'How `body` is meant; `plain` when left out.' })),
  mentionedMembershipIds: optional(mentions('Active members whom it mentions beside those in `body`.')),
})
export type NewTaskComment = Static<typeof NewTaskComment>

export const TaskCommentPatch = object({
  body: optional(Body),
  format: optional(Format),
  mentionedMembershipIds: optional(
    mentions(
      'Whom it mentions beside those in `body`; the list is replaced whole. Absent, those stay whom it mentions already.',
    ),
  ),
  expectedUpdatedAt,
})
export type TaskCommentPatch = Static<typeof TaskCommentPatch>

export const exampleComment = {
  body: 'The pumps come on **Tuesday**.',
  format: 'markdown',
  mentionedMembershipIds: [exampleId('membershipId')],
} as const
