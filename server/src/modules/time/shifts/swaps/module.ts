import { module } from '../../../../platform/module.ts'
import { datedWork, workers } from '../../../../platform/port.ts'
import { approvalSources, deciding, decisions } from '../../../people/approvals/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { requestSources } from '../../../people/me/port.ts'
import { openWork } from '../../../people/members/port.ts'
import { shiftSwaps } from './contract.ts'
import { handlers } from './handlers.ts'
import { expireSwaps, expiringSwaps } from './jobs.ts'
import { membersOfSwaps, unitsOfSwaps } from './uses.ts'
import { ownSwaps, swapsWaiting, undecidedSwaps } from './waiting.ts'

const decided = deciding(
  swapsWaiting,
  shiftSwaps,
  handlers,
  {
    approve: { operation: 'approve' },
    decline: { operation: 'decline' },
  },
  ['get'],
)

export const shiftSwapsModule = module({
  contract: shiftSwaps,
  handlers: decided.handlers,
  contributes: [
    approvalSources.of(swapsWaiting),
    decisions.of(decided.source),
    requestSources.of(ownSwaps),
    openWork.of(undecidedSwaps),
    recordUses.of(membersOfSwaps),
    recordUses.of(unitsOfSwaps),
    workers.of(expiringSwaps),
    datedWork.of((services, orgId) => expireSwaps(services, orgId)),
  ],
})
