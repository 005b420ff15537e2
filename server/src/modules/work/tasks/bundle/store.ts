import { sql } from 'kysely'
import type { Picture, Question } from '../../../../platform/data/question.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { valuesOf } from '../../../records/custom-fields/port.ts'
import { checklistTable, type TaskRecord, taskTable } from '../record/record.ts'
import { tasksOfBundle } from './shapes.ts'

/**
 * The tasks of a project that are not archived, by their numbers, and of more than a bundle takes one more. Parts are gathered
 * for all tasks at once: one look at each table, however many tasks there are.
 */
export const tasksInProject = (db: Picture, projectId: Id): Question<TaskRecord[]> => {
  const listed = (table: string, column: string) => sql`(
    select m.task_id, array_agg(m.${sql.ref(column)} order by m.${sql.ref(column)}) as ids
    from picked p join ${sql.table(table)} m on m.org_id = ${db.orgId} and m.task_id = p.id
    group by m.task_id)`
  return db.sql<TaskRecord>`
    with picked as materialized (
      select t.* from tasks t
      where t.org_id = ${db.orgId} and t.project_id = ${projectId} and t.archived_at is null
      order by t.number, t.id limit ${tasksOfBundle + 1})
    select ${taskTable.select('t')}, s.code as status_code, s.category,
      coalesce(a.ids, '{}') as assignee_ids, coalesce(w.ids, '{}') as watcher_ids,
      coalesce(l.ids, '{}') as label_ids, coalesce(c.items, '[]'::jsonb) as checklist,
      ${valuesOf(db.orgId, sql`t.id`)} as custom_fields
    from picked t
    join task_statuses s on s.org_id = ${db.orgId} and s.id = t.status_id
    left join ${listed('task_assignees', 'membership_id')} a on a.task_id = t.id
    left join ${listed('task_watchers', 'membership_id')} w on w.task_id = t.id
    left join ${listed('task_label_links', 'label_id')} l on l.task_id = t.id
    left join (
      select i.task_id,
        jsonb_agg(${checklistTable.object('i', ['id', 'text', 'done'])} order by i.position) as items
      from picked p join task_checklist_items i on i.org_id = ${db.orgId} and i.task_id = p.id
      group by i.task_id) c on c.task_id = t.id
    order by t.number, t.id`
}
