import { namedFor } from '../../../platform/names.ts'
import { freeTexts, namedRecords } from '../../../platform/port.ts'
import { sql } from 'kysely'
import { idArray } from '../../../platform/data/id-set.ts'
import { type Module, module } from '../../../platform/module.ts'
import { calendarEntries } from '../../exchange/calendar-feeds/port.ts'
import { openWork } from '../../people/members/port.ts'
import { attachmentTargets, countAttachments } from '../../records/attachments/port.ts'
import { customFieldKinds } from '../../records/custom-fields/port.ts'
import { announcedUndoing, type RecordUse, recordUses } from '../../records/imports/port.ts'
import { findable } from '../../records/search/port.ts'
import { allocationDetails, type AllocationDetails } from '../../time/work-days/port.ts'
import { unbillableTasks, type UnbillableTasks } from '../projects/rate-cards/port.ts'
import {
  type ClosingBlocker,
  closingBlockers,
  type LeftBehind,
  projectCopies,
  projectLeftBehind,
  projectTraces,
} from '../projects/record/port.ts'
import { board } from './board/contract.ts'
import { handlers as boardHandlers } from './board/handlers.ts'
import { bulk } from './bulk/contract.ts'
import { handlers as bulkHandlers } from './bulk/handlers.ts'
import { bundle } from './bundle/contract.ts'
import { handlers as bundleHandlers } from './bundle/handlers.ts'
import * as bundlePort from './bundle/port.ts'
import { taskFlowModules } from './flow.ts'
import { taskLabels } from './labels/register.ts'
import { taskFiles } from './own/attached-files.ts'
import { dueTasks } from './own/calendar.ts'
import { ownTasks } from './own/contract.ts'
import { handlers as ownHandlers } from './own/handlers.ts'
import { mayOfOwnTasks } from './own/may.ts'
import { ownProjects } from './own-projects/contract.ts'
import { handlers as ownProjectHandlers } from './own-projects/handlers.ts'
import { projectChange } from './project-change/contract.ts'
import { handlers as projectChangeHandlers } from './project-change/handlers.ts'
import { tasks } from './record/contract.ts'
import { tasksOfCopies } from './record/copying.ts'
import { taskEvents } from './record/events.ts'
import { handlers } from './record/handlers.ts'
import { openTasksAssigned, tasksWithMembers } from './record/leaving.ts'
import { tasksWithIds, tasksWithNumbers } from './record/lookup.ts'
import { mayOfTasks } from './record/may.ts'
import * as port from './record/port.ts'
import { taskKind } from './record/record.ts'
import { searchedLabels, searchedTasks } from './record/search.ts'
import { taskStatuses } from './statuses/contract.ts'
import { starterNames } from './statuses/record.ts'
import { handlers as statusHandlers } from './statuses/handlers.ts'
import { removeBoards } from './statuses/store.ts'

/** Tasks are of a project. */
const tasksOfProjects: RecordUse = {
  register: 'projects',
  by: 'tasks',
  used: (db, ids) =>
    db.sql`
      select distinct t.project_id as id from tasks t
      where t.org_id = ${db.orgId} and t.project_id = any(${ids}::uuid[])`,
}

/** Tasks may be of a phase. */
const tasksOfPhases: RecordUse = {
  register: 'project-phases',
  by: 'tasks',
  used: (db, ids) =>
    db.sql`
      select distinct t.phase_id as id from tasks t
      where t.org_id = ${db.orgId} and t.phase_id = any(${ids}::uuid[])`,
}

/** What work days read of the tasks that hours are written on: archived ones take no more. */
const hoursOnTasks: AllocationDetails = {
  tasksNamed: tasksWithNumbers,

  async find(db, { taskIds }) {
    const found = taskIds.length === 0 ? [] : await tasksWithIds(db, taskIds)
    return {
      tasks: found.map(({ id, number, projectId, phaseId, archivedAt }) => ({
        id,
        number,
        projectId,
        phaseId,
        takesHours: archivedAt === null,
      })),
    }
  },
}

/** Tasks say of themselves whether work on them is for the customer to pay. */
const tasksNotBilled: UnbillableTasks = {
  async ofProjects(db, projectIds) {
    const ofThese = projectIds === null ? sql`` : sql`and t.project_id = any(${idArray(projectIds)})`
    const found = await db.sql<{ id: string }>`
      select t.id from tasks t
      where t.org_id = ${db.orgId} and not t.billable and t.project_id is not null ${ofThese}`
    return found.map(({ id }) => id)
  },
}

/** Files stay with the tasks that they were added to. */
const filesLeftBehind: LeftBehind = {
  kind: 'task_attachments',
  count: (db, projectId) =>
    countAttachments(
      db,
      'task',
      sql`select t.id from tasks t where t.org_id = ${db.orgId} and t.project_id = ${projectId}`,
    ),
}

/** The tasks of a project in which work goes on. */
const openTasks: ClosingBlocker = {
  kind: 'open_tasks',
  async count(db, projectId) {
    const [found] = await db.sql<{ count: number }>`
      select count(*) as count from tasks t
      where t.org_id = ${db.orgId} and t.project_id = ${projectId} and t.closed_at is null and t.archived_at is null`
    return found?.count ?? 0
  },
}

export const taskModules: readonly Module[] = [
  module({
    contract: tasks,
    handlers,
    port,
    contributes: [
      mayOfTasks,
      namedRecords.of(
        namedFor('task_status', 'task_statuses', taskStatuses.operations.get, undefined, starterNames),
      ),
      freeTexts.of({ table: 'tasks', texts: ['title', 'description'] }),
      freeTexts.of({ table: 'task_comments', texts: ['body'] }),
      freeTexts.of({ table: 'task_checklist_items', mirrored: false, texts: ['text'] }),
      freeTexts.of({ table: 'task_approvals', texts: ['note'] }),
      freeTexts.of({
        table: 'task_approval_responses',
        key: 'approval_id',
        mirrored: false,
        texts: ['comment'],
      }),
      freeTexts.of({ table: 'project_milestones', texts: ['name'] }),
      namedRecords.of({ type: 'task_approval', nameless: 'An approval is known by its task.' }),
      namedRecords.of({ type: 'task_dependency', nameless: 'A dependency is known by its two tasks.' }),
      namedRecords.of({ type: 'task_recurrence', nameless: 'A recurrence is known by its tasks.' }),
      announcedUndoing('task', taskEvents, ['task.status_changed', 'task.updated']),
      customFieldKinds.of(taskKind),
      ...findable(searchedTasks),
      openWork.of(openTasksAssigned),
      recordUses.of(tasksWithMembers),
      recordUses.of(tasksOfProjects),
      recordUses.of(tasksOfPhases),
      closingBlockers.of(openTasks),
      projectCopies.of(tasksOfCopies),
      allocationDetails.of(hoursOnTasks),
      unbillableTasks.of(tasksNotBilled),
    ],
  }),
  module({ contract: board, handlers: boardHandlers }),
  module({ contract: bulk, handlers: bulkHandlers }),
  module({ contract: bundle, handlers: bundleHandlers, port: bundlePort }),
  module({
    contract: ownTasks,
    handlers: ownHandlers,
    contributes: [
      mayOfOwnTasks,
      attachmentTargets.of(taskFiles),
      projectLeftBehind.of(filesLeftBehind),
      calendarEntries.of(dueTasks),
    ],
  }),
  module({ contract: ownProjects, handlers: ownProjectHandlers }),
  module({ contract: projectChange, handlers: projectChangeHandlers }),
  module({ contract: taskStatuses, handlers: statusHandlers, contributes: [projectTraces.of(removeBoards)] }),
  module({ ...taskLabels, contributes: findable(searchedLabels) }),
  ...taskFlowModules,
]
