import { type Module, module } from '../../../../platform/module.ts'
import { freeTexts, datedWork, workers } from '../../../../platform/port.ts'
import { approvalSources, deciding, decisions } from '../../../people/approvals/port.ts'
import { recordUses } from '../../../records/imports/port.ts'
import { inboxSources, requestSources } from '../../../people/me/port.ts'
import { openWork } from '../../../people/members/port.ts'
import { shiftFollowers } from '../record/following.ts'
import { openShiftClaims } from './claiming/contract.ts'
import { handlers as claimHandlers } from './claiming/handlers.ts'
import { mayOfClaims, mayOfClaimsOfOpenShift, mayOfOwnClaims } from './claiming/may.ts'
import { claimsWaiting, ownClaims, undecidedClaims } from './claiming/waiting.ts'
import { openShifts } from './contract.ts'
import { handlers } from './handlers.ts'
import { freeSlots } from './freeing.ts'
import { shiftsToClaim } from './inbox.ts'
import { expireOpenShifts, expiringOpenShifts, withdrawClaimsOfLeavers } from './jobs.ts'
import { mayOfOfferedShifts, mayOfOpenShifts } from './may.ts'
import { membersOfOpenShifts, unitsOfOpenShifts } from './uses.ts'

const decided = deciding(
  claimsWaiting,
  openShiftClaims,
  claimHandlers,
  {
    approve: { operation: 'approve' },
    decline: { operation: 'decline' },
  },
  ['get'],
)

export const openShiftModules: readonly Module[] = [
  module({
    contract: openShifts,
    handlers,
    contributes: [
      mayOfOpenShifts,
      mayOfOfferedShifts,
      freeTexts.of({ table: 'open_shifts', texts: ['note', 'withdraw_reason'] }),
      freeTexts.of({ table: 'open_shift_claims', texts: ['decline_reason'] }),
      ...membersOfOpenShifts.map(use => recordUses.of(use)),
      recordUses.of(unitsOfOpenShifts),
      shiftFollowers.of(freeSlots),
      inboxSources.of(shiftsToClaim),
      workers.of(expiringOpenShifts),
      datedWork.of((services, orgId) => expireOpenShifts(services, orgId)),
    ],
  }),
  module({
    contract: openShiftClaims,
    handlers: decided.handlers,
    contributes: [
      mayOfClaims,
      mayOfClaimsOfOpenShift,
      mayOfOwnClaims,
      approvalSources.of(claimsWaiting),
      decisions.of(decided.source),
      requestSources.of(ownClaims),
      openWork.of(undecidedClaims),
      datedWork.of(withdrawClaimsOfLeavers),
    ],
  }),
]
