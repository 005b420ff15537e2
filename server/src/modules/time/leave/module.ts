import { type Module, module } from '../../../platform/module.ts'
import { factListeners, workers } from '../../../platform/port.ts'
import { absenceAccounts } from '../absences/port.ts'
import { closings } from '../balances/port.ts'
import { termsChanged } from '../../company/catalogs/port.ts'
import { recordUses } from '../../records/imports/port.ts'
import * as me from '../../people/me/port.ts'
import { openWork } from '../../people/members/port.ts'
import { approvalFollowers } from '../work-days/port.ts'
import { leaveOfAbsences } from './entitlements/absence-account.ts'
import {
  followApprovals,
  followGroups,
  followPolicy,
  followTerms,
  absenceListener,
} from './entitlements/changes.ts'
import { closingLeave } from './entitlements/closing.ts'
import { leaveBalances } from './entitlements/contract.ts'
import { handlers as balanceHandlers } from './entitlements/handlers.ts'
import { settlingLeave } from './entitlements/jobs.ts'
import { unsettledLeave } from './entitlements/leaving.ts'
import { ownEntitlements } from './entitlements/own.ts'
import * as port from './entitlements/port.ts'
import { membersWithLeave } from './entitlements/uses.ts'
import { leaveGroupMembers } from './groups/members/contract.ts'
import { handlers as groupMemberHandlers } from './groups/members/handlers.ts'
import { membersOfLeaveGroups } from './groups/members/uses.ts'
import * as groupPort from './groups/port.ts'
import { leaveGroups } from './groups/register.ts'
import * as policyPort from './policies/port.ts'
import { leavePolicies } from './policies/register.ts'
import { leavePolicyTrials } from './trial/contract.ts'
import { handlers as trialHandlers } from './trial/handlers.ts'

/** The folders of leave, in the order of the reference. */
export const leaveModules: readonly Module[] = [
  module({
    contract: leaveBalances,
    handlers: balanceHandlers,
    port,
    contributes: [
      absenceAccounts.of(leaveOfAbsences),
      me.entitlements.of(ownEntitlements),
      closings.of(closingLeave),
      termsChanged.of(followTerms),
      approvalFollowers.of(followApprovals),
      factListeners.of(absenceListener),
      workers.of(settlingLeave),
      openWork.of(unsettledLeave),
      recordUses.of(membersWithLeave),
    ],
  }),
  module({
    ...leavePolicies,
    port: policyPort,
    contributes: [policyPort.leavePolicyChanged.of(followPolicy)],
  }),
  module({ contract: leavePolicyTrials, handlers: trialHandlers }),
  module({ ...leaveGroups, port: groupPort, contributes: [groupPort.leaveGroupChanged.of(followGroups)] }),
  module({
    contract: leaveGroupMembers,
    handlers: groupMemberHandlers,
    contributes: [recordUses.of(membersOfLeaveGroups)],
  }),
]
