import { type Module, module } from '../../../platform/module.ts'
import { attachmentTargets } from '../../records/attachments/port.ts'
import { calendarEntries } from '../../exchange/calendar-feeds/port.ts'
import { customFieldKinds } from '../../records/custom-fields/port.ts'
import { announcedUndoing, recordUses } from '../../records/imports/port.ts'
import { openWork } from '../../people/members/port.ts'
import { unbillableTasks } from '../projects/rate-cards/port.ts'
import { closingBlockers, projectCopies, projectTraces } from '../projects/record/port.ts'
import { searched } from '../../records/search/port.ts'
import { allocationDetails } from '../../time/work-days/port.ts'
import { board } from './board/contract.ts'
import { handlers as boardHandlers } from './board/handlers.ts'
import { bulk } from './bulk/contract.ts'
import { handlers as bulkHandlers } from './bulk/handlers.ts'
import { bundle } from './bundle/contract.ts'
import { handlers as bundleHandlers } from './bundle/handlers.ts'
import * as bundlePort from './bundle/port.ts'
import { taskLabels } from './labels/register.ts'
import { taskFlowModules } from './flow.ts'
import { taskFiles } from './own/attached-files.ts'
import { dueTasks } from './own/calendar.ts'
import { ownTasks } from './own/contract.ts'
import { handlers as ownHandlers } from './own/handlers.ts'
import { projectChange } from './project-change/contract.ts'
import { handlers as projectChangeHandlers } from './project-change/handlers.ts'
import { openTasks } from './record/closing.ts'
import { tasks } from './record/contract.ts'
import { tasksOfCopies } from './record/copying.ts'
import { handlers } from './record/handlers.ts'
import { hoursOnTasks } from './record/hour-details.ts'
import { taskKind } from './record/kind.ts'
import { openTasksAssigned, tasksWithMembers } from './record/leaving.ts'
import * as port from './record/port.ts'
import { searchedLabels, searchedTasks } from './record/search.ts'
import { tasksNotBilled } from './record/unbillable.ts'
import { tasksOfPhases, tasksOfProjects } from './record/uses.ts'
import { taskStatuses } from './statuses/contract.ts'
import { handlers as statusHandlers } from './statuses/handlers.ts'
import { removeBoards } from './statuses/store.ts'
import { taskEvents } from './record/events.ts'

export const taskModules: readonly Module[] = [
  module({
    contract: tasks,
    handlers,
    port,
    contributes: [
      announcedUndoing('task', taskEvents, ['task.status_changed', 'task.updated']),
      customFieldKinds.of(taskKind),
      searched.of(searchedTasks),
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
    contributes: [attachmentTargets.of(taskFiles), calendarEntries.of(dueTasks)],
  }),
  module({ contract: projectChange, handlers: projectChangeHandlers }),
  module({ contract: taskStatuses, handlers: statusHandlers, contributes: [projectTraces.of(removeBoards)] }),
  module({ ...taskLabels, contributes: [searched.of(searchedLabels)] }),
  ...taskFlowModules,
]
