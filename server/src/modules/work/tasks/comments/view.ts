import { setImmediate } from 'node:timers/promises'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { displayNamesOf } from '../../../people/members/port.ts'
import { htmlOf, type Names } from './markdown.ts'
import { mentionedIn } from './mentions.ts'
import type { CommentFormat, CommentRecord } from './record.ts'
import type { TaskComment } from './shapes.ts'

/** HTML with what it was made of. */
export interface MadeHtml {
  readonly body: string
  readonly names: Names
  readonly html: string
}

/** The HTML that a comment will be shown with: up to 100 ms of work for the longest, which no write transaction waits for. */
export async function htmlAhead(
  db: TenantDb,
  { body, format }: { readonly body: string; readonly format: CommentFormat },
  named: readonly Id[],
): Promise<MadeHtml | null> {
  if (format !== 'markdown') return null
  const names = await namesOf(db, mentionedIn(body, named))
  return { body, names, html: htmlOf(body, names) }
}

/** Comments with their HTML. One statement for the names of all whom they mention. */
export async function shownComments(
  db: TenantDb,
  comments: readonly CommentRecord[],
): Promise<TaskComment[]> {
  const names = await namesOf(
    db,
    comments.filter(isMarkdown).flatMap(({ mentionedIds }) => mentionedIds),
  )
  const shown: TaskComment[] = []
  for (const comment of comments) {
    // A page of long texts lets other requests in between.
    if (shown.length > 0 && isMarkdown(comment)) await setImmediate()
    shown.push(commentView(comment, htmlOfComment(comment, names)))
  }
  return shown
}

/** A comment that was written, with the HTML that was made ahead where text and names are still the same. */
export async function shownComment(
  db: TenantDb,
  comment: CommentRecord,
  made: MadeHtml | null,
): Promise<TaskComment> {
  const names = await namesOf(db, isMarkdown(comment) ? comment.mentionedIds : [])
  const fits = made !== null && isMarkdown(comment) && comment.body === made.body && isSame(names, made.names)
  return commentView(comment, fits ? made.html : htmlOfComment(comment, names))
}

const namesOf = async (db: TenantDb, ids: readonly Id[]): Promise<Names> =>
  ids.length === 0 ? new Map() : displayNamesOf(db, [...new Set(ids)])

const isSame = (names: Names, others: Names): boolean =>
  names.size === others.size && [...names].every(([id, name]) => others.get(id) === name)

const isMarkdown = ({ format, body }: CommentRecord): boolean => format === 'markdown' && body !== null

const htmlOfComment = ({ body, format }: CommentRecord, names: Names): string | null =>
  body !== null && format === 'markdown' ? htmlOf(body, names) : null

const commentView = (comment: CommentRecord, bodyHtml: string | null): TaskComment => ({
  id: comment.id,
  taskId: comment.taskId,
  authorMembershipId: comment.authorMembershipId,
  format: comment.format,
  body: comment.body,
  bodyHtml,
  mentionedMembershipIds: [...comment.mentionedIds],
  edited: comment.editedAt !== null,
  deletedAt: comment.deletedAt,
  createdAt: comment.createdAt,
  updatedAt: comment.updatedAt,
})
