import { setImmediate } from 'node:timers/promises'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { displayNamesOf } from '../../members/port.ts'
import { htmlOf, type Names } from './markdown.ts'
import type { CommentRecord } from './record.ts'
import type { TaskComment } from './shapes.ts'

/** Comments with their HTML. One statement for the names of all whom they mention. */
export async function shownComments(
  db: TenantDb,
  comments: readonly CommentRecord[],
): Promise<TaskComment[]> {
  const ids = [...new Set(comments.filter(isMarkdown).flatMap(({ mentionedIds }) => mentionedIds))]
  const names: Names = ids.length === 0 ? new Map() : await displayNamesOf(db, ids)
  const shown: TaskComment[] = []
  for (const comment of comments) {
    // A page of long texts leaves other requests their turn.
    if (shown.length > 0 && isMarkdown(comment)) await setImmediate()
    shown.push(commentView(comment, names))
  }
  return shown
}

export async function shownComment(db: TenantDb, comment: CommentRecord): Promise<TaskComment> {
  const [shown] = await shownComments(db, [comment])
  if (!shown) throw new Error('a comment is shown as one')
  return shown
}

const isMarkdown = ({ format, body }: CommentRecord): boolean => format === 'markdown' && body !== null

const commentView = (comment: CommentRecord, names: Names): TaskComment => ({
  id: comment.id,
  taskId: comment.taskId,
  authorMembershipId: comment.authorMembershipId,
  format: comment.format,
  body: comment.body,
  bodyHtml: comment.body !== null && comment.format === 'markdown' ? htmlOf(comment.body, names) : null,
  mentionedMembershipIds: [...comment.mentionedIds],
  edited: comment.editedAt !== null,
  deletedAt: comment.deletedAt,
  createdAt: comment.createdAt,
  updatedAt: comment.updatedAt,
})
