import { type Module, module } from '../../../platform/module.ts'
import { datedWork, workers } from '../../../platform/port.ts'
import { addDays, dateIn } from '../../../platform/vocabulary/dates.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { organisationNow } from '../../company/organisation/port.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import { inboxSources } from '../../people/me/port.ts'
import { openWork } from '../../people/members/port.ts'
import { type RecordUse, recordUses } from '../../records/imports/port.ts'
import {
  type LeftBehind,
  projectCopies,
  type ProjectCopy,
  projectLeftBehind,
  projectUpdated,
  touchProjects,
} from '../projects/record/port.ts'
import { taskApprovals } from './approvals/contract.ts'
import { handlers as approvalHandlers } from './approvals/handlers.ts'
import { approvalsToRespond } from './approvals/inbox.ts'
import { mayOfTaskApprovals, mayOfWaitingApprovals } from './approvals/may.ts'
import { approvalGuard, approvalsWaitingFor, taskApprovalsWaiting } from './approvals/waiting.ts'
import { taskBundleParts } from './bundle/port.ts'
import type { TaskBundlePart } from './bundle/slots.ts'
import { taskComments } from './comments/contract.ts'
import { handlers as commentHandlers } from './comments/handlers.ts'
import { mayOfComments, mayOfOwnComments } from './comments/may.ts'
import { taskSchedules } from './critical-path/contract.ts'
import { handlers as scheduleHandlers } from './critical-path/handlers.ts'
import { taskDependencies } from './dependencies/contract.ts'
import { handlers as dependencyHandlers } from './dependencies/handlers.ts'
import { dependenciesOfMoved, dependencyGuard } from './dependencies/joining.ts'
import { dependencyTable } from './dependencies/record.ts'
import { dependenciesOf, dependenciesOnBoard } from './dependencies/store.ts'
import { dependencyView } from './dependencies/view.ts'
import { projectMilestones } from './milestones/contract.ts'
import { handlers as milestoneHandlers } from './milestones/handlers.ts'
import { without } from './milestones/rules.ts'
import { forgetTasks, insertMilestones, milestonesOf, milestonesWith } from './milestones/store.ts'
import { milestoneView } from './milestones/view.ts'
import { copiesIn } from './record/lookup.ts'
import { taskFollowers, taskGuards } from './record/port.ts'
import type { TaskFollower } from './record/slots.ts'
import { taskRecurrences } from './recurrence/contract.ts'
import { handlers as recurrenceHandlers } from './recurrence/handlers.ts'
import { makeDue, tasksOfToday } from './recurrence/jobs.ts'
import { carryOn } from './recurrence/making.ts'
import { followed } from './recurrence/rules.ts'
import { recurrencesWaiting } from './recurrence/store.ts'

/** A copy of a project is to reach the same, by so many days later or earlier; nothing of it is reached yet. */
const milestonesOfCopies: ProjectCopy = {
  kind: 'milestones',
  order: 20,
  async copy(tx, { from, to, days }) {
    const [milestones, copies] = await Promise.all([milestonesOf(tx, from), copiesIn(tx, to)])
    await insertMilestones(
      tx,
      milestones.map(milestone => ({
        ...milestone,
        id: newId(),
        projectId: to,
        dueDate: addDays(milestone.dueDate, days),
        reachedAt: null,
        taskIds: milestone.taskIds.flatMap(id => copies.get(id) ?? []),
        updatedAt: tx.now,
      })),
    )
    const ledTo = milestones.flatMap(({ taskIds }) => taskIds)
    const outside = ledTo.filter(id => !copies.has(id)).length
    return {
      count: milestones.length,
      leftOut: [{ kind: 'milestone_tasks', reason: 'outside_the_copy', count: outside }],
    }
  },
}

/** A task that is completed is followed by the next of its series, in the same transaction and once. */
const nextOfCompleted: TaskFollower = {
  async closed(tx, changes) {
    const completed = changes.flatMap(({ after }) =>
      after.category === 'completed' && after.recurrenceId !== null ? after : [],
    )
    const tasks = new Map(completed.map(task => [task.id, task]))
    const waiting = tasks.size === 0 ? [] : await recurrencesWaiting(tx, [...tasks.keys()])
    if (waiting.length === 0) return { facts: [], audit: [] }
    const { timeZone } = await organisationNow(tx)
    const present = { now: tx.now, timeZone, today: dateIn(timeZone, tx.now) }
    const steps = waiting.flatMap(recurrence => {
      const task = tasks.get(recurrence.taskId)
      return task ? followed(recurrence, task, present) : []
    })
    return carryOn(tx, steps, tasks)
  },
}

/** In a copy of a project the same waits for the same, of what was copied. */
const dependenciesOfCopies: ProjectCopy = {
  kind: 'task_dependencies',
  order: 20,
  async copy(tx, { from, to }) {
    const [dependencies, copies] = await Promise.all([dependenciesOf(tx, [from]), copiesIn(tx, to)])
    const made = dependencies.flatMap(dependency => {
      const [fromTaskId, toTaskId] = [copies.get(dependency.fromTaskId), copies.get(dependency.toTaskId)]
      return fromTaskId === undefined || toTaskId === undefined
        ? []
        : { ...dependency, id: newId(), projectId: to, fromTaskId, toTaskId, updatedAt: tx.now }
    })
    await dependencyTable.insert(tx, made)
    const outside = dependencies.length - made.length
    return {
      count: made.length,
      leftOut: [{ kind: 'task_dependencies', reason: 'outside_the_copy', count: outside }],
    }
  },
}

/** A task of another project leads to none of the milestones that it led to. */
const milestonesOfMoved: TaskFollower = {
  async changedProject(tx, changes) {
    const taskIds = changes.map(({ after }) => after.id)
    const milestones = await milestonesWith(tx, taskIds)
    if (milestones.length === 0) return { facts: [], audit: [] }
    const projectIds = [...new Set(milestones.map(({ projectId }) => projectId))]
    tx.defer(forgetTasks(tx, milestones, taskIds))
    tx.defer(touchProjects(tx, projectIds))
    return {
      facts: projectIds.map(id => projectUpdated({ id, updatedAt: tx.now })),
      audit: milestones.flatMap(each => without(each, new Set(taskIds), tx.now).audit),
    }
  },
}

/** What waits for what on the board of a project. */
const dependenciesOfBundle: TaskBundlePart = {
  part: 'dependencies',
  read: (picture, projectId) =>
    dependenciesOnBoard(picture, projectId).map(found => found.map(dependencyView)),
}

const milestonesOfBundle: TaskBundlePart = {
  part: 'milestones',
  read: (picture, projectId) => milestonesOf(picture, projectId).map(found => found.map(milestoneView)),
}

/** Members write comments, and are mentioned in them. */
const commentsOfMembers: RecordUse = {
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

/** What was said of tasks stays with them. */
const commentsLeftBehind: LeftBehind = {
  kind: 'task_comments',
  async count(db, projectId) {
    const [found] = await db.sql<{ count: number }>`
      select count(*)::int as count from task_comments c
      join tasks t on t.org_id = ${db.orgId} and t.id = c.task_id
      where c.org_id = ${db.orgId} and t.project_id = ${projectId} and c.deleted_at is null`
    return found?.count ?? 0
  },
}

/** Members ask for approvals of tasks, and are asked for them. */
const approvalsOfMembers: RecordUse = {
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

/** Milestones are of a project. */
const milestonesOfProjects: RecordUse = {
  register: 'projects',
  by: 'project_milestones',
  used: (db, ids) =>
    db.sql`
      select distinct m.project_id as id from project_milestones m
      where m.org_id = ${db.orgId} and m.project_id = any(${ids}::uuid[])`,
}

const decided = deciding(taskApprovalsWaiting, taskApprovals, approvalHandlers, {
  approved: { operation: 'respond', says: { decision: 'approved' }, fields: { reason: 'comment' } },
  changes_requested: {
    operation: 'respond',
    says: { decision: 'changes_requested' },
    fields: { reason: 'comment' },
  },
})

/** What holds tasks together, and what is said and decided of them. */
export const taskFlowModules: readonly Module[] = [
  module({
    contract: taskDependencies,
    handlers: dependencyHandlers,
    contributes: [
      taskBundleParts.of(dependenciesOfBundle),
      taskGuards.of(dependencyGuard),
      taskFollowers.of(dependenciesOfMoved),
      projectCopies.of(dependenciesOfCopies),
    ],
  }),
  module({ contract: taskSchedules, handlers: scheduleHandlers }),
  module({
    contract: taskComments,
    handlers: commentHandlers,
    contributes: [
      mayOfComments,
      mayOfOwnComments,
      recordUses.of(commentsOfMembers),
      projectLeftBehind.of(commentsLeftBehind),
    ],
  }),
  module({
    contract: taskApprovals,
    handlers: decided.handlers,
    contributes: [
      mayOfTaskApprovals,
      mayOfWaitingApprovals,
      approvalSources.of(taskApprovalsWaiting),
      decisions.of(decided.source),
      openWork.of(approvalsWaitingFor),
      inboxSources.of(approvalsToRespond),
      recordUses.of(approvalsOfMembers),
      taskGuards.of(approvalGuard),
    ],
  }),
  module({
    contract: projectMilestones,
    handlers: milestoneHandlers,
    contributes: [
      taskBundleParts.of(milestonesOfBundle),
      taskFollowers.of(milestonesOfMoved),
      projectCopies.of(milestonesOfCopies),
      recordUses.of(milestonesOfProjects),
    ],
  }),
  module({
    contract: taskRecurrences,
    handlers: recurrenceHandlers,
    contributes: [taskFollowers.of(nextOfCompleted), workers.of(tasksOfToday), datedWork.of(makeDue)],
  }),
]
