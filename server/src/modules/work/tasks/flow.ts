import { type Module, module } from '../../../platform/module.ts'
import { datedWork, workers } from '../../../platform/port.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import { recordUses } from '../../records/imports/port.ts'
import { openWork } from '../../people/members/port.ts'
import { projectCopies } from '../projects/record/port.ts'
import { taskApprovals } from './approvals/contract.ts'
import { handlers as approvalHandlers } from './approvals/handlers.ts'
import { approvalsOfMembers } from './approvals/uses.ts'
import { approvalGuard, approvalsWaitingFor, taskApprovalsWaiting } from './approvals/waiting.ts'
import { dependenciesOfBundle, milestonesOfBundle } from './bundle/parts.ts'
import { taskBundleParts } from './bundle/port.ts'
import { taskComments } from './comments/contract.ts'
import { handlers as commentHandlers } from './comments/handlers.ts'
import { commentsOfMembers } from './comments/uses.ts'
import { taskSchedules } from './critical-path/contract.ts'
import { handlers as scheduleHandlers } from './critical-path/handlers.ts'
import { taskDependencies } from './dependencies/contract.ts'
import { dependenciesOfCopies } from './dependencies/copying.ts'
import { handlers as dependencyHandlers } from './dependencies/handlers.ts'
import { dependenciesOfMoved, dependencyGuard } from './dependencies/joining.ts'
import { projectMilestones } from './milestones/contract.ts'
import { milestonesOfCopies } from './milestones/copying.ts'
import { handlers as milestoneHandlers } from './milestones/handlers.ts'
import { milestonesOfMoved } from './milestones/joining.ts'
import { milestonesOfProjects } from './milestones/uses.ts'
import { taskFollowers, taskGuards } from './record/port.ts'
import { taskRecurrences } from './recurrence/contract.ts'
import { nextOfCompleted } from './recurrence/following.ts'
import { handlers as recurrenceHandlers } from './recurrence/handlers.ts'
import { makeDue, tasksOfToday } from './recurrence/jobs.ts'

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
    contributes: [recordUses.of(commentsOfMembers)],
  }),
  module({
    contract: taskApprovals,
    handlers: decided.handlers,
    contributes: [
      approvalSources.of(taskApprovalsWaiting),
      decisions.of(decided.source),
      openWork.of(approvalsWaitingFor),
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
