import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, saveValues, valuesOf } from '../../../records/custom-fields/port.ts'
import {
  assigneeTable,
  type ChangedTask,
  checklistTable,
  labelLinkTable,
  numberTable,
  taskDepth,
  type TaskRecord,
  taskTable,
  watcherTable,
} from './record.ts'

/** A task under the alias `t` with all its parts. */
export const recordColumns = (orgId: string): RawBuilder<unknown> => sql`
  ${taskTable.select('t')},
  (select s.code from task_statuses s where s.org_id = ${orgId} and s.id = t.status_id) as status_code,
  (select s.category from task_statuses s where s.org_id = ${orgId} and s.id = t.status_id) as category,
  array(select a.membership_id from task_assignees a
    where a.org_id = ${orgId} and a.task_id = t.id order by a.membership_id) as assignee_ids,
  array(select w.membership_id from task_watchers w
    where w.org_id = ${orgId} and w.task_id = t.id order by w.membership_id) as watcher_ids,
  array(select l.label_id from task_label_links l
    where l.org_id = ${orgId} and l.task_id = t.id order by l.label_id) as label_ids,
  (select coalesce(jsonb_agg(${checklistTable.object('c', ['id', 'text', 'done'])} order by c.position), '[]'::jsonb)
    from task_checklist_items c where c.org_id = ${orgId} and c.task_id = t.id) as checklist,
  ${valuesOf(orgId, sql`t.id`)} as custom_fields`

/** The tasks with these ids, in no order. */
export const findTasks = (db: TenantDb, ids: readonly Id[]): Promise<TaskRecord[]> =>
  db.sql<TaskRecord>`
    select ${recordColumns(db.orgId)} from tasks t where t.org_id = ${db.orgId} and t.id = any(${ids}::uuid[])`

export const findTask = async (db: TenantDb, id: Id): Promise<TaskRecord | undefined> =>
  (await findTasks(db, [id]))[0]

/** A query of the ids of the projects that tasks are of. */
export const projectsOfTasks = (orgId: string, ids: IdSet): RawBuilder<unknown> => sql`
  select t.project_id from tasks t
  where t.org_id = ${orgId} and t.id = any(${idArray(ids)}) and t.project_id is not null`

/** The tasks of a project that are not archived, column by column and from the top down. */
export const boardOf = (db: TenantDb, projectId: Id): Promise<TaskRecord[]> =>
  db.sql<TaskRecord>`
    select ${recordColumns(db.orgId)} from tasks t
    join task_statuses o on o.org_id = ${db.orgId} and o.id = t.status_id
    where t.org_id = ${db.orgId} and t.project_id = ${projectId} and t.archived_at is null
    order by o.position, t.rank, t.id`

/** The last numbers that were given, by project; by the organisation for tasks without one. */
export async function lastNumbers(db: TenantDb, scopeIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
  const found = await db.sql<{ id: Id; lastNumber: number }>`
    select n.id, n.last_number from task_number_series n
    where n.org_id = ${db.orgId} and n.id = any(${scopeIds}::uuid[])`
  return new Map(found.map(({ id, lastNumber }) => [id, lastNumber]))
}

/** What is in the column of a status: its last rank, archived tasks counted, and how many tasks a limit counts. */
interface Column {
  readonly statusId: Id
  readonly lastRank: string | null
  readonly count: number
}

/** Columns by their statuses; those of a set that nobody has written yet are empty. Where nothing is limited, nothing is counted. */
export async function columnsOf(
  db: TenantDb,
  statusIds: IdSet,
): Promise<ReadonlyMap<Id, Pick<Column, 'lastRank' | 'count'>>> {
  const found = await db.sql<Column>`
    select s.id as status_id,
      (select t.rank from tasks t
        where t.org_id = ${db.orgId} and t.scope_id = s.set_id and t.status_id = s.id
        order by t.rank desc limit 1) as last_rank,
      case when s.wip_limit is null then 0 else (
        select count(*) from tasks t
        where t.org_id = ${db.orgId} and t.scope_id = s.set_id and t.status_id = s.id and t.archived_at is null)
      end as count
    from task_statuses s where s.org_id = ${db.orgId} and s.id = any(${idArray(statusIds)})`
  return new Map(found.map(column => [column.statusId, column]))
}

/** A task with all its parts, and theirs, from the top down, each with how far below it is. */
export const branchOf = (db: TenantDb, id: Id): Promise<{ readonly id: Id; readonly depth: number }[]> =>
  db.sql`
    with recursive branch as (
      select t.id, 0 as depth from tasks t where t.org_id = ${db.orgId} and t.id = ${id}
      union all
      select t.id, b.depth + 1
      from branch b join tasks t on t.org_id = ${db.orgId} and t.parent_task_id = b.id
      where b.depth < ${taskDepth})
    select b.id, b.depth from branch b order by b.depth, b.id`

/** Moves `updatedAt` of tasks of which something beside their fields has changed. */
export const touchTasks = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  tx.sql`
    update tasks t set updated_at = ${tx.now}
    where t.org_id = ${tx.orgId} and t.id = any(${ids}::uuid[]) returning t.id`

/**
 * Saves tasks with their parts as sets: at most ten statements, however many tasks there are. `fields` are the custom
 * fields that may have changed.
 */
export function saveTasks(
  tx: WriteTransaction,
  changes: readonly ChangedTask[],
  fields: readonly CustomField[],
): Promise<unknown> {
  const after = changes.map(change => change.after)
  tx.defer(taskTable.upsert(tx, after))
  tx.defer(numberTable.upsert(tx, takenNumbers(tx.orgId, changes)))
  saveMembers(tx, 'assigneeIds', changes)
  saveMembers(tx, 'watcherIds', changes)
  saveLabels(tx, changes)
  saveChecklists(tx, changes)
  return saveValues(
    tx,
    fields,
    changes.map(each => ({
      recordId: each.after.id,
      before: each.before?.customFields ?? null,
      after: each.after.customFields,
    })),
  )
}

/** The numbers that were given last, where some were: a number that was given is never given again. */
function takenNumbers(orgId: Id, changes: readonly ChangedTask[]) {
  const last = new Map<Id, number>()
  for (const { before, after } of changes) {
    const scopeId = after.projectId ?? orgId
    if (before?.number === after.number && before.projectId === after.projectId) continue
    last.set(scopeId, Math.max(after.number, last.get(scopeId) ?? 0))
  }
  return [...last].map(([id, lastNumber]) => ({ id, lastNumber }))
}

const memberTables = { assigneeIds: assigneeTable, watcherIds: watcherTable } as const

function saveMembers(
  tx: WriteTransaction,
  list: keyof typeof memberTables,
  changes: readonly ChangedTask[],
): void {
  const changed = changes.filter(({ before, after }) => before?.[list] !== after[list])
  const former = changed.flatMap(({ before }) => (before?.[list].length ? [before.id] : []))
  const table = memberTables[list]
  if (former.length > 0)
    tx.defer(tx.sql`
      delete from ${sql.table(table.name)} m where m.org_id = ${tx.orgId} and m.task_id = any(${former}::uuid[])
      returning 1`)
  tx.defer(
    table.insert(
      tx,
      changed.flatMap(({ after }) => after[list].map(membershipId => ({ taskId: after.id, membershipId }))),
    ),
  )
}

function saveLabels(tx: WriteTransaction, changes: readonly ChangedTask[]): void {
  const changed = changes.filter(({ before, after }) => before?.labelIds !== after.labelIds)
  const former = changed.flatMap(({ before }) => (before?.labelIds.length ? [before.id] : []))
  if (former.length > 0)
    tx.defer(tx.sql`
      delete from task_label_links l where l.org_id = ${tx.orgId} and l.task_id = any(${former}::uuid[])
      returning 1`)
  tx.defer(
    labelLinkTable.insert(
      tx,
      changed.flatMap(({ after }) => after.labelIds.map(labelId => ({ taskId: after.id, labelId }))),
    ),
  )
}

function saveChecklists(tx: WriteTransaction, changes: readonly ChangedTask[]): void {
  const changed = changes.filter(({ before, after }) => before?.checklist !== after.checklist)
  const gone = changed.flatMap(({ before, after }) => {
    const kept = new Set(after.checklist.map(({ id }) => id))
    return (before?.checklist ?? []).flatMap(({ id }) => (kept.has(id) ? [] : [id]))
  })
  if (gone.length > 0)
    tx.defer(tx.sql`
      delete from task_checklist_items c where c.org_id = ${tx.orgId} and c.id = any(${gone}::uuid[]) returning 1`)
  tx.defer(
    checklistTable.upsert(
      tx,
      changed.flatMap(({ after }) =>
        after.checklist.map((item, position) => ({ ...item, taskId: after.id, position })),
      ),
    ),
  )
}
