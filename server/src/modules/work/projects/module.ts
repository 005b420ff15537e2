import { type Module, module } from '../../../platform/module.ts'
import { attachmentTargets } from '../../records/attachments/port.ts'
import { customFieldKinds } from '../../records/custom-fields/port.ts'
import { customerOverview, customerReferences } from '../customers/port.ts'
import { announcedUndoing, recordUses } from '../../records/imports/port.ts'
import { openWork } from '../../people/members/port.ts'
import { searched } from '../../records/search/port.ts'
import { timelineEntries } from '../../records/timeline/port.ts'
import { allocationModules } from './allocations/module.ts'
import { changeOrderModules } from './change-orders/module.ts'
import { installmentsModule } from './installments/module.ts'
import { moneyModules } from './money-modules.ts'
import { participants } from './participants/contract.ts'
import { copyParticipants } from './participants/copies.ts'
import { handlers as participantHandlers } from './participants/handlers.ts'
import { participationsOf } from './participants/leaving.ts'
import { participatingMembers } from './participants/uses.ts'
import { projectFiles } from './record/attached-files.ts'
import { projects } from './record/contract.ts'
import { projectsOfCustomers } from './record/customer-merging.ts'
import { overviewOfProjects } from './record/customer-overview.ts'
import { handlers } from './record/handlers.ts'
import { projectKind } from './record/kind.ts'
import { projectPhasesModule } from './phases/module.ts'
import * as port from './record/port.ts'
import { projectCopies } from './record/slots.ts'
import { projectsManaged } from './record/leaving.ts'
import { searchedProjects } from './record/search.ts'
import { projectsWithCustomers, projectsWithManagers, projectsWithRateCards } from './record/uses.ts'
import { projectEntries } from './record/timeline.ts'
import { projectRoles } from './roles/register.ts'
import { searchedProjectRoles } from './roles/search.ts'
import { statusUpdatesModule } from './status-updates/module.ts'
import { projectEvents } from './record/events.ts'

export const projectModules: readonly Module[] = [
  module({
    contract: projects,
    handlers,
    port,
    contributes: [
      customFieldKinds.of(projectKind),
      searched.of(searchedProjects),
      customerReferences.of(projectsOfCustomers),
      customerOverview.of(overviewOfProjects),
      announcedUndoing('project', projectEvents, ['project.updated']),
      attachmentTargets.of(projectFiles),
      timelineEntries.of(projectEntries),
      recordUses.of(projectsWithCustomers),
      recordUses.of(projectsWithManagers),
      recordUses.of(projectsWithRateCards),
      openWork.of(projectsManaged),
    ],
  }),
  module({
    contract: participants,
    handlers: participantHandlers,
    contributes: [
      projectCopies.of(copyParticipants),
      recordUses.of(participatingMembers),
      openWork.of(participationsOf),
    ],
  }),
  module({ ...projectRoles, contributes: [searched.of(searchedProjectRoles)] }),
  ...allocationModules,
  ...changeOrderModules,
  statusUpdatesModule,
  installmentsModule,
  projectPhasesModule,
  ...moneyModules,
]
