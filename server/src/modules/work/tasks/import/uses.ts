import { type RecordUse, recordUses } from '../../../records/imports/port.ts'
import { sumsOfProjects } from '../../../time/work-days/port.ts'

/** Hours that were done on a task. */
const hours: RecordUse = {
  register: 'tasks',
  by: 'work_days',
  used: async (db, taskIds) =>
    (await sumsOfProjects(db, { by: ['task'], taskIds })).flatMap(({ taskId }) =>
      taskId === null ? [] : { id: taskId },
    ),
}

const comments: RecordUse = {
  register: 'tasks',
  by: 'task_comments',
  used: (db, ids) =>
    db.sql`
      select distinct c.task_id as id from task_comments c
      where c.org_id = ${db.orgId} and c.task_id = any(${ids}::uuid[])`,
}

const approvals: RecordUse = {
  register: 'tasks',
  by: 'task_approvals',
  used: (db, ids) =>
    db.sql`
      select distinct a.task_id as id from task_approvals a
      where a.org_id = ${db.orgId} and a.task_id = any(${ids}::uuid[])`,
}

const dependencies: RecordUse = {
  register: 'tasks',
  by: 'task_dependencies',
  used: (db, ids) =>
    db.sql`
      select d.from_task_id as id from task_dependencies d
      where d.org_id = ${db.orgId} and d.from_task_id = any(${ids}::uuid[])
      union
      select d.to_task_id as id from task_dependencies d
      where d.org_id = ${db.orgId} and d.to_task_id = any(${ids}::uuid[])`,
}

const milestones: RecordUse = {
  register: 'tasks',
  by: 'project_milestones',
  used: (db, ids) =>
    db.sql`
      select distinct m.task_id as id from project_milestone_tasks m
      where m.org_id = ${db.orgId} and m.task_id = any(${ids}::uuid[])`,
}

const recurrences: RecordUse = {
  register: 'tasks',
  by: 'task_recurrences',
  used: (db, ids) =>
    db.sql`
      select distinct r.task_id as id from task_recurrences r
      where r.org_id = ${db.orgId} and r.task_id = any(${ids}::uuid[])`,
}

/** What lies in them, and what was made from them. */
const otherTasks: RecordUse = {
  register: 'tasks',
  by: 'tasks',
  used: (db, ids) =>
    db.sql`
      select distinct t.parent_task_id as id from tasks t
      where t.org_id = ${db.orgId} and t.parent_task_id = any(${ids}::uuid[]) and not t.id = any(${ids}::uuid[])
      union
      select t.copied_from_id as id from tasks t
      where t.org_id = ${db.orgId} and t.copied_from_id = any(${ids}::uuid[]) and not t.id = any(${ids}::uuid[])`,
}

/** What refers to tasks, and so keeps an import of them from being undone. */
export const usesOfTasks = [
  hours,
  comments,
  approvals,
  dependencies,
  milestones,
  recurrences,
  otherTasks,
].map(use => recordUses.of(use))
