import { type Module, module } from '../../../platform/module.ts'
import { actsFor, workers } from '../../../platform/port.ts'
import { recordUses } from '../../records/imports/port.ts'
import { accessEndings } from '../members/port.ts'
import { approvals } from './contract.ts'
import { delegatorsNow } from './delegations/acting.ts'
import { approvalDelegations } from './delegations/contract.ts'
import { handlers as delegationHandlers } from './delegations/handlers.ts'
import { delegationsEnd, membersWithDelegations } from './delegations/uses.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { remindingApprovers } from './reminders/jobs.ts'

export const approvalModules: readonly Module[] = [
  module({ contract: approvals, port, handlers, contributes: [workers.of(remindingApprovers)] }),
  module({
    contract: approvalDelegations,
    handlers: delegationHandlers,
    contributes: [
      accessEndings.of(delegationsEnd),
      actsFor.of(delegatorsNow),
      recordUses.of(membersWithDelegations),
    ],
  }),
]
