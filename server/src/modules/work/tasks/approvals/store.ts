import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type ApprovalRecord, approvalTable, responseTable } from './record.ts'

/** An approval with the title of its task, as it is shown. */
export interface ShownApproval extends ApprovalRecord {
  readonly taskTitle: string
}

const columns = (orgId: string): RawBuilder<unknown> => sql`
  ${approvalTable.select('a')},
  (select t.title from tasks t where t.org_id = ${orgId} and t.id = a.task_id) as task_title,
  (select jsonb_agg(${responseTable.object('r', ['membershipId', 'decision', 'comment', 'respondedAt'])} order by r.position)
    from task_approval_responses r where r.org_id = ${orgId} and r.approval_id = a.id) as responses`

export const listApprovals = (
  db: TenantDb,
  taskId: Id,
  keyset: RawBuilder<unknown>,
): Promise<ShownApproval[]> =>
  db.sql<ShownApproval>`
    select ${columns(db.orgId)} from task_approvals a
    where a.org_id = ${db.orgId} and a.task_id = ${taskId} ${keyset}`

const isAskedFor = (orgId: string, membershipId: Id): RawBuilder<unknown> => sql`
  a.org_id = ${orgId} and a.state = 'pending' and a.id in (
    select w.approval_id from task_approval_responses w
    where w.org_id = ${orgId} and w.membership_id = ${membershipId} and w.decision is null)`

/** A `select` of the pending approvals that wait for the response of a member. */
export const waitingApprovals = (orgId: string, membershipId: Id): RawBuilder<unknown> =>
  sql`select a.id from task_approvals a where ${isAskedFor(orgId, membershipId)}`

/** A page of the same. */
export const listWaiting = (
  db: TenantDb,
  membershipId: Id,
  keyset: RawBuilder<unknown>,
): Promise<ShownApproval[]> =>
  db.sql<ShownApproval>`
    select ${columns(db.orgId)} from task_approvals a
    where ${isAskedFor(db.orgId, membershipId)} ${keyset}`

export const findApproval = async (db: TenantDb, id: Id): Promise<ShownApproval | undefined> =>
  (
    await db.sql<ShownApproval>`
      select ${columns(db.orgId)} from task_approvals a where a.org_id = ${db.orgId} and a.id = ${id}`
  )[0]

/** Approvals with these ids, with what is to be approved. */
export const approvalsToShow = (
  db: TenantDb,
  ids: readonly Id[],
): Promise<Pick<ShownApproval, 'id' | 'taskTitle'>[]> =>
  db.sql<Pick<ShownApproval, 'id' | 'taskTitle'>>`
    select a.id, t.title as task_title
    from task_approvals a join tasks t on t.org_id = ${db.orgId} and t.id = a.task_id
    where a.org_id = ${db.orgId} and a.id = any(${ids}::uuid[])`

/** Those of the tasks that wait for an approval. */
export const pendingAmong = async (db: TenantDb, taskIds: IdSet): Promise<ReadonlySet<Id>> =>
  new Set(
    (
      await db.sql<{ taskId: Id }>`
        select a.task_id from task_approvals a
        where a.org_id = ${db.orgId} and a.task_id = any(${idArray(taskIds)}) and a.state = 'pending'`
    ).map(({ taskId }) => taskId),
  )

/** How many approvals wait for a member. */
export async function waitingFor(db: TenantDb, membershipId: Id): Promise<number> {
  const [found] = await db.sql<{ count: number }>`
    select count(*) as count from task_approval_responses w
    join task_approvals a on a.org_id = ${db.orgId} and a.id = w.approval_id and a.state = 'pending'
    where w.org_id = ${db.orgId} and w.membership_id = ${membershipId} and w.decision is null`
  return found?.count ?? 0
}

export function saveApproval(
  tx: WriteTransaction,
  before: ApprovalRecord | null,
  after: ApprovalRecord,
): Promise<unknown> {
  if (after === before) return Promise.resolve()
  tx.defer(before === null ? approvalTable.insert(tx, [after]) : approvalTable.update(tx, after))
  return responseTable.upsert(
    tx,
    after.responses.map((response, position) => ({ ...response, approvalId: after.id, position })),
  )
}
