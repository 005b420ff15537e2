import { type Kysely, sql } from 'kysely'
import { makeSearchable } from '../../../../../platform/data/searchable.ts'
import { tenantTable } from '../../../../../platform/data/tenancy.ts'

export const expands = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeStatuses(db)
  await makeLabels(db)
  await makeTasks(db)
  await makePartsOfTasks(db)
  await makeSearchable(db, 'tasks', ['title', 'external_id'])
  await makeSearchable(db, 'task_labels', ['code', 'name'])
}

/** A set is that of a project, or the defaults of the organisation: its id is then the organisation's. */
async function makeStatuses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table task_status_sets (
      org_id uuid not null,
      id uuid not null,
      project_id uuid,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      foreign key (org_id, project_id) references projects (org_id, id),
      check (id = coalesce(project_id, org_id))
    )`.execute(db)
  await tenantTable(db, 'task_status_sets')
  await sql`create index task_status_sets_by_project on task_status_sets (org_id, project_id)`.execute(db)

  // The codes of a set may be given to each other in one write.
  await sql`
    create table task_statuses (
      org_id uuid not null,
      id uuid not null,
      set_id uuid not null,
      code text not null,
      name text not null,
      category text not null,
      position integer not null,
      wip_limit integer,
      primary key (org_id, id),
      unique (org_id, set_id, code) deferrable initially deferred,
      unique (org_id, set_id, id),
      foreign key (org_id, set_id) references task_status_sets (org_id, id),
      check (wip_limit > 0)
    )`.execute(db)
  await tenantTable(db, 'task_statuses')

  await sql`
    create table task_transitions (
      org_id uuid not null,
      set_id uuid not null,
      from_status_id uuid not null,
      to_status_id uuid not null,
      guards text[] not null,
      primary key (org_id, from_status_id, to_status_id),
      foreign key (org_id, set_id, from_status_id) references task_statuses (org_id, set_id, id),
      foreign key (org_id, set_id, to_status_id) references task_statuses (org_id, set_id, id)
    )`.execute(db)
  await tenantTable(db, 'task_transitions')
  await sql`create index task_transitions_by_set on task_transitions (org_id, set_id, from_status_id)`.execute(
    db,
  )
  await sql`create index task_transitions_by_next on task_transitions (org_id, set_id, to_status_id)`.execute(
    db,
  )

  // The last number that was given to a task of a project, or to one without a project: the id is then the organisation's.
  await sql`
    create table task_number_series (
      org_id uuid not null,
      id uuid not null,
      last_number integer not null,
      primary key (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'task_number_series')
}

async function makeLabels(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table task_labels (
      org_id uuid not null,
      id uuid not null,
      code text not null,
      name text not null,
      active boolean not null,
      updated_at timestamptz(3) not null,
      primary key (org_id, id),
      unique (org_id, code)
    )`.execute(db)
  await tenantTable(db, 'task_labels')
}

async function makeTasks(db: Kysely<unknown>): Promise<void> {
  // `scope_id` is the project, or the organisation for tasks without one: what statuses, numbers and ranks are unique in.
  await sql`
    create table tasks (
      org_id uuid not null,
      id uuid not null,
      project_id uuid,
      phase_id uuid,
      parent_task_id uuid,
      number integer not null,
      title text not null,
      description text,
      status_id uuid not null,
      priority text not null,
      start_date date,
      due_date date,
      estimate_minutes integer,
      billable boolean not null,
      rank text collate "C" not null,
      reviewer_membership_id uuid,
      recurrence_id uuid,
      copied_from_id uuid,
      external_source text,
      external_id text,
      closed_at timestamptz(3),
      archived_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      scope_id uuid not null generated always as (coalesce(project_id, org_id)) stored,
      priority_order smallint not null generated always as (
        case priority when 'low' then 0 when 'normal' then 1 when 'high' then 2 else 3 end) stored,
      primary key (org_id, id),
      unique (org_id, scope_id, id),
      unique (org_id, scope_id, number),
      unique (org_id, scope_id, status_id, rank) deferrable initially deferred,
      unique (org_id, external_source, external_id),
      foreign key (org_id, project_id) references projects (org_id, id),
      foreign key (org_id, parent_task_id) references tasks (org_id, id),
      foreign key (org_id, copied_from_id) references tasks (org_id, id),
      foreign key (org_id, reviewer_membership_id) references memberships (org_id, id),
      foreign key (org_id, scope_id, status_id) references task_statuses (org_id, set_id, id),
      check ((external_source is null) = (external_id is null)),
      check (phase_id is null or project_id is not null),
      check (parent_task_id <> id),
      check (due_date >= start_date),
      check (estimate_minutes >= 0)
    )`.execute(db)
  await tenantTable(db, 'tasks')
  for (const [name, columns] of Object.entries(orders))
    await sql`create index ${sql.table(name)} on tasks ${sql.raw(columns)}`.execute(db)
}

/** One for each order of the lists, of all tasks and of those of a project, and one for each record that tasks name. */
const orders = {
  tasks_by_creation: '(org_id, created_at, id)',
  tasks_by_change: '(org_id, updated_at, id)',
  tasks_by_due_date: '(org_id, due_date, id)',
  tasks_by_due_date_from_last: '(org_id, due_date desc nulls last, id desc)',
  tasks_by_priority: '(org_id, priority_order, id)',
  tasks_by_number: '(org_id, number, id)',
  tasks_by_rank: '(org_id, rank, id)',
  tasks_of_project_by_creation: '(org_id, project_id, created_at, id)',
  tasks_of_project_by_change: '(org_id, project_id, updated_at, id)',
  tasks_of_project_by_due_date: '(org_id, project_id, due_date, id)',
  tasks_of_project_by_due_date_from_last: '(org_id, project_id, due_date desc nulls last, id desc)',
  tasks_of_project_by_priority: '(org_id, project_id, priority_order, id)',
  tasks_of_project_by_number: '(org_id, project_id, number, id)',
  tasks_of_project_by_rank: '(org_id, project_id, rank, id)',
  tasks_by_phase: '(org_id, phase_id) where phase_id is not null',
  tasks_by_source: '(org_id, copied_from_id) where copied_from_id is not null',
  tasks_by_parent: '(org_id, parent_task_id) where parent_task_id is not null',
  tasks_by_reviewer: '(org_id, reviewer_membership_id, id) where reviewer_membership_id is not null',
}

async function makePartsOfTasks(db: Kysely<unknown>): Promise<void> {
  for (const [table, index] of [
    ['task_assignees', 'task_assignees_by_member'],
    ['task_watchers', 'task_watchers_by_member'],
  ] as const) {
    await sql`
      create table ${sql.table(table)} (
        org_id uuid not null,
        task_id uuid not null,
        membership_id uuid not null,
        primary key (org_id, task_id, membership_id),
        foreign key (org_id, task_id) references tasks (org_id, id),
        foreign key (org_id, membership_id) references memberships (org_id, id)
      )`.execute(db)
    await tenantTable(db, table)
    await sql`create index ${sql.table(index)} on ${sql.table(table)} (org_id, membership_id, task_id)`.execute(
      db,
    )
  }

  await sql`
    create table task_checklist_items (
      org_id uuid not null,
      id uuid not null,
      task_id uuid not null,
      position integer not null,
      text text not null,
      done boolean not null,
      primary key (org_id, id),
      foreign key (org_id, task_id) references tasks (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'task_checklist_items')
  await sql`
    create index task_checklist_items_by_task on task_checklist_items (org_id, task_id, position)`.execute(db)

  await sql`
    create table task_label_links (
      org_id uuid not null,
      task_id uuid not null,
      label_id uuid not null,
      primary key (org_id, task_id, label_id),
      foreign key (org_id, task_id) references tasks (org_id, id),
      foreign key (org_id, label_id) references task_labels (org_id, id)
    )`.execute(db)
  await tenantTable(db, 'task_label_links')
  await sql`create index task_label_links_by_label on task_label_links (org_id, label_id, task_id)`.execute(
    db,
  )
}
