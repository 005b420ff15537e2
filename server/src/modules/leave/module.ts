import { type Module, module } from '../../platform/module.ts'
import { recordUses } from '../imports/port.ts'
import { membersWithLeave } from './entitlements/uses.ts'
import { leaveGroupMembers } from './groups/members/contract.ts'
import { handlers as groupMemberHandlers } from './groups/members/handlers.ts'
import { membersOfLeaveGroups } from './groups/members/uses.ts'
import * as groupPort from './groups/port.ts'
import { leaveGroups } from './groups/register.ts'
import * as policyPort from './policies/port.ts'
import { leavePolicies } from './policies/register.ts'

/** The folders of leave, in the order of the reference. */
export const leaveModules: readonly Module[] = [
  module({ ...leavePolicies, port: policyPort }),
  module({ ...leaveGroups, port: groupPort }),
  module({
    contract: leaveGroupMembers,
    handlers: groupMemberHandlers,
    contributes: [recordUses.of(membersOfLeaveGroups), recordUses.of(membersWithLeave)],
  }),
]
