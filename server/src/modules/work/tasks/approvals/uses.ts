import type { RecordUse } from '../../../records/imports/port.ts'

/** Members ask for approvals of tasks, and are asked for them. */
export const approvalsOfMembers: RecordUse = {
  register: 'members',
  by: 'task_approvals',
  used: (db, ids) =>
    db.sql`
      select a.requested_by_membership_id as id from task_approvals a
      where a.org_id = ${db.orgId} and a.requested_by_membership_id = any(${ids}::uuid[])
      union
      select r.membership_id as id from task_approval_responses r
      where r.org_id = ${db.orgId} and r.membership_id = any(${ids}::uuid[])`,
}
