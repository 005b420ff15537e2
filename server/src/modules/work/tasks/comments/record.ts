import { instant, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const commentLength = 20_000
export const mentionsOfComment = 50
/** The longest HTML that is made of a comment, which is more than any escaped text needs. */
export const htmlLength = 160_000

export const commentFormats = ['plain', 'markdown'] as const
export type CommentFormat = (typeof commentFormats)[number]

export const commentTable = table('taskComments', {
  id: uuid,
  taskId: uuid.fixed(),
  authorMembershipId: uuid.fixed(),
  format: text.as<CommentFormat>(),
  body: text.nullable(),
  editedAt: instant.nullable(),
  deletedAt: instant.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export const mentionTable = table(
  'taskCommentMentions',
  { commentId: uuid, membershipId: uuid },
  { key: ['commentId', 'membershipId'] },
)

/** A comment with whom it mentions. */
export interface CommentRecord extends RowOf<typeof commentTable> {
  readonly mentionedIds: readonly Id[]
}
