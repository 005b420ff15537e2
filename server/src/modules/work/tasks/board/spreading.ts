import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { ranksAfter } from '../record/ranks.ts'
import type { TaskRecord } from '../record/record.ts'

/** Before a task gets a rank with more characters than this, those of the column are made short again. */
export const rankLength = 200

/**
 * Gives the tasks of a column short ranks in their order: two statements, however many there are. Their `updatedAt` moves, so
 * that who mirrors them reads the ranks again; no event tells of it, for the order is as it was.
 */
export async function spreadRanks(
  tx: WriteTransaction,
  { projectId, statusId }: Pick<TaskRecord, 'projectId' | 'statusId'>,
): Promise<void> {
  const found = await tx.sql<{ id: Id }>`
    select t.id from tasks t
    where t.org_id = ${tx.orgId} and t.scope_id = ${projectId ?? tx.orgId} and t.status_id = ${statusId}
    order by t.rank`
  const ids = found.map(({ id }) => id)
  await tx.sql`
    update tasks t set rank = r.rank, updated_at = ${tx.now}
    from unnest(${ids}::uuid[], ${ranksAfter(null, ids.length)}::text[]) as r(id, rank)
    where t.org_id = ${tx.orgId} and t.id = r.id returning 1`
}
