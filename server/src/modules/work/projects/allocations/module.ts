import { type Module, module } from '../../../../platform/module.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { openWork } from '../../../people/members/port.ts'
import { projectAllocations } from './contract.ts'
import { handlers } from './handlers.ts'
import { futureAllocations } from './leaving.ts'
import { projectRoster } from './roster/contract.ts'
import { handlers as rosterHandlers } from './roster/handlers.ts'
import { allocationsOfMembers, allocationsOfPhases, allocationsOfProjects } from './uses.ts'

export const allocationModules: readonly Module[] = [
  module({
    contract: projectAllocations,
    handlers,
    contributes: [
      openWork.of(futureAllocations),
      recordUses.of(allocationsOfMembers),
      recordUses.of(allocationsOfProjects),
      recordUses.of(allocationsOfPhases),
    ],
  }),
  module({ contract: projectRoster, handlers: rosterHandlers }),
]
