import { inPublishedOrder } from '../../../platform/contract/published-order.ts'
import { type Module, module } from '../../../platform/module.ts'
import { freeTexts, actsFor, workers } from '../../../platform/port.ts'
import { recordUses } from '../../records/imports/port.ts'
import { inboxSources } from '../me/port.ts'
import { accessEndings } from '../members/port.ts'
import type { Contributions } from '../../../platform/slots.ts'
import { approvals, approvalsOf } from './contract.ts'
import { delegatorsNow } from './delegations/acting.ts'
import { approvalDelegations, approvalDelegationsOf } from './delegations/contract.ts'
import { handlers as delegationHandlers } from './delegations/handlers.ts'
import { delegationsEnd, membersWithDelegations } from './delegations/uses.ts'
import { handlersOf } from './handlers.ts'
import * as port from './port.ts'
import { waitingInQueue } from './queue/inbox.ts'
import { publishedKinds } from './queue/shapes.ts'
import { remindingApprovers } from './reminders/jobs.ts'

export const approvalModules: readonly Module[] = [
  module({
    contract: approvals,
    completed(contributions) {
      const contract = approvalsOf({
        sources: contributions(port.approvalSources),
        decisions: contributions(port.decisions),
      })
      return { contract, handlers: handlersOf(contract) }
    },
    port,
    handlers: handlersOf(approvals),
    contributes: [
      freeTexts.of({ table: 'approval_delegations', texts: ['note'] }),
      workers.of(remindingApprovers),
      inboxSources.of(waitingInQueue),
    ],
  }),
  module({
    contract: approvalDelegations,
    completed: contributions => ({ contract: approvalDelegationsOf(delegable(contributions)) }),
    handlers: delegationHandlers,
    contributes: [
      accessEndings.of(delegationsEnd),
      actsFor.of(delegatorsNow),
      recordUses.of(membersWithDelegations),
    ],
  }),
]

const delegable = (contributions: Contributions): readonly string[] =>
  inPublishedOrder(publishedKinds, contributions(port.approvalSources), ({ kind }) => kind).flatMap(source =>
    source.delegable ? source.kind : [],
  )
