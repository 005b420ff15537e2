import type { RecordUse } from '../../../records/imports/port.ts'

/** Members write comments, and are mentioned in them. */
export const commentsOfMembers: RecordUse = {
  register: 'members',
  by: 'task_comments',
  used: (db, ids) =>
    db.sql`
      select c.author_membership_id as id from task_comments c
      where c.org_id = ${db.orgId} and c.author_membership_id = any(${ids}::uuid[])
      union
      select m.membership_id as id from task_comment_mentions m
      where m.org_id = ${db.orgId} and m.membership_id = any(${ids}::uuid[])`,
}
