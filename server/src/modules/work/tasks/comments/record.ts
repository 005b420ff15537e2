import { type RowOf, table } from '../../../../platform/data/table.ts'
import { instant, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

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
