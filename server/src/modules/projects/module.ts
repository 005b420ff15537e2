import { type Module, module } from '../../platform/module.ts'
import { customFieldKinds } from '../custom-fields/port.ts'
import { customerReferences } from '../customers/port.ts'
import { recordUses } from '../imports/port.ts'
import { searched } from '../search/port.ts'
import { projects } from './record/contract.ts'
import { projectsOfCustomers } from './record/customer-merging.ts'
import { handlers } from './record/handlers.ts'
import { projectKind } from './record/kind.ts'
import * as port from './record/port.ts'
import { searchedProjects } from './record/search.ts'
import { projectsWithCustomers, projectsWithManagers } from './record/uses.ts'
import { statusUpdatesModule } from './status-updates/module.ts'

export const projectModules: readonly Module[] = [
  module({
    contract: projects,
    handlers,
    port,
    contributes: [
      customFieldKinds.of(projectKind),
      searched.of(searchedProjects),
      customerReferences.of(projectsOfCustomers),
      recordUses.of(projectsWithCustomers),
      recordUses.of(projectsWithManagers),
    ],
  }),
  statusUpdatesModule,
]
