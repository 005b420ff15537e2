import type { CommentRecord } from './record.ts'
import type { TaskComment } from './shapes.ts'

export const commentView = (comment: CommentRecord): TaskComment => ({
  id: comment.id,
  taskId: comment.taskId,
  authorMembershipId: comment.authorMembershipId,
  format: comment.format,
  body: comment.body,
  mentionedMembershipIds: [...comment.mentionedIds],
  edited: comment.editedAt !== null,
  deletedAt: comment.deletedAt,
  createdAt: comment.createdAt,
  updatedAt: comment.updatedAt,
})
