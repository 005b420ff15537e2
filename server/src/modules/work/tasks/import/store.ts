import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { removeValues } from '../../../records/custom-fields/port.ts'
import { idsWithReferences } from '../../../records/imports/port.ts'
import type { Reference } from '../../../records/imports/protocol/port.ts'
import { taskDepth, type TaskRecord } from '../record/record.ts'
import { recordColumns } from '../record/store.ts'

/** A number of a project; of those without one where it is null. */
export interface Numbered {
  readonly projectId: Id | null
  readonly number: number
}

/** The tasks that have one of the references or numbers. One statement. */
export const tasksNamed = (
  db: TenantDb,
  references: readonly Reference[],
  numbers: readonly Numbered[],
): Promise<TaskRecord[]> =>
  db.sql<TaskRecord>`
    select ${recordColumns(db.orgId)} from tasks t
    where t.org_id = ${db.orgId} and t.id in (
      ${idsWithReferences(db, 'tasks', references)}
      union all
      select n.id
      from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as r("projectId" uuid, number integer)
      join tasks n on n.org_id = ${db.orgId} and n.scope_id = coalesce(r."projectId", ${db.orgId}::uuid)
        and n.number = r.number)
    order by t.id`

/** How many tasks there are below each of some, one under the other. One statement. */
export async function depthsBelow(db: TenantDb, ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
  if (ids.length === 0) return new Map()
  const found = await db.sql<{ top: Id; depth: number }>`
    with recursive branch as (
      select t.id as top, t.id, 0 as depth from tasks t
      where t.org_id = ${db.orgId} and t.id = any(${ids}::uuid[])
      union all
      select b.top, t.id, b.depth + 1
      from branch b join tasks t on t.org_id = ${db.orgId} and t.parent_task_id = b.id
      where b.depth < ${taskDepth})
    select b.top, max(b.depth) as depth from branch b group by b.top`
  return new Map(found.map(({ top, depth }) => [top, depth]))
}

/** Removes tasks that nothing refers to, with all their parts. */
export function removeTasks(tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> {
  if (ids.length === 0) return Promise.resolve()
  for (const part of ['task_assignees', 'task_watchers', 'task_label_links', 'task_checklist_items'])
    tx.defer(tx.sql`
      delete from ${sql.table(part)} p where p.org_id = ${tx.orgId} and p.task_id = any(${ids}::uuid[]) returning 1`)
  tx.defer(removeValues(tx, ids))
  return tx.sql`delete from tasks t where t.org_id = ${tx.orgId} and t.id = any(${ids}::uuid[]) returning t.id`
}
