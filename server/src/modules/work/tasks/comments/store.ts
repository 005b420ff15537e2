import type { RawBuilder } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CommentRecord, commentTable, mentionTable } from './record.ts'

export const listComments = (
  db: TenantDb,
  taskId: Id,
  keyset: RawBuilder<unknown>,
): Promise<CommentRecord[]> =>
  db.sql<CommentRecord>`
    select ${commentTable.select('c')},
      array(select m.membership_id from task_comment_mentions m
        where m.org_id = ${db.orgId} and m.comment_id = c.id order by m.membership_id) as mentioned_ids
    from task_comments c where c.org_id = ${db.orgId} and c.task_id = ${taskId} ${keyset}`

export const findComment = async (db: TenantDb, taskId: Id, id: Id): Promise<CommentRecord | undefined> =>
  (
    await db.sql<CommentRecord>`
      select ${commentTable.select('c')},
        array(select m.membership_id from task_comment_mentions m
          where m.org_id = ${db.orgId} and m.comment_id = c.id order by m.membership_id) as mentioned_ids
      from task_comments c where c.org_id = ${db.orgId} and c.task_id = ${taskId} and c.id = ${id}`
  )[0]

export function saveComment(
  tx: WriteTransaction,
  before: CommentRecord | null,
  after: CommentRecord,
): Promise<unknown> {
  if (after === before) return Promise.resolve()
  tx.defer(before === null ? commentTable.insert(tx, [after]) : commentTable.update(tx, after))
  if (before !== null && before.mentionedIds.length > 0)
    tx.defer(tx.sql`
      delete from task_comment_mentions m where m.org_id = ${tx.orgId} and m.comment_id = ${after.id} returning 1`)
  return mentionTable.insert(
    tx,
    after.mentionedIds.map(membershipId => ({ commentId: after.id, membershipId })),
  )
}
