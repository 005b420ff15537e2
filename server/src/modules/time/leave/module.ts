import { namedFor } from '../../../platform/names.ts'
import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { type Module, module } from '../../../platform/module.ts'
import { factListeners, workers, namedRecords } from '../../../platform/port.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'
import { termsChanged } from '../../company/catalogs/port.ts'
import * as me from '../../people/me/port.ts'
import type { Entitlement } from '../../people/me/port.ts'
import { openWork, type OpenWork } from '../../people/members/port.ts'
import { type RecordUse, recordUses } from '../../records/imports/port.ts'
import { absenceAccounts } from '../absences/port.ts'
import { closings } from '../balances/port.ts'
import { approvalFollowers } from '../work-days/port.ts'
import { leaveOfAbsences } from './entitlements/absence-account.ts'
import { readHistories } from './entitlements/accounts-read.ts'
import {
  absenceListener,
  followApprovals,
  followGroups,
  followPolicy,
  followTerms,
} from './entitlements/changes.ts'
import { closingLeave } from './entitlements/closing.ts'
import { leaveBalances } from './entitlements/contract.ts'
import { handlers as balanceHandlers } from './entitlements/handlers.ts'
import { settlingLeave } from './entitlements/jobs.ts'
import * as port from './entitlements/port.ts'
import { countOfMember, ofMembers } from './entitlements/store.ts'
import { entitlementOn } from './entitlements/view.ts'
import { leaveGroupMembers } from './groups/members/contract.ts'
import { handlers as groupMemberHandlers } from './groups/members/handlers.ts'
import * as groupPort from './groups/port.ts'
import { leaveGroups } from './groups/register.ts'
import * as policyPort from './policies/port.ts'
import { leavePolicies, starterNames } from './policies/register.ts'
import { leavePolicyTrials } from './trial/contract.ts'
import { handlers as trialHandlers } from './trial/handlers.ts'

/** Members are in leave groups. */
const membersOfLeaveGroups: RecordUse = {
  register: 'members',
  by: 'leave_group_memberships',
  used: (db, ids) =>
    db.sql`
      select distinct g.membership_id as id from leave_group_memberships g
      where g.org_id = ${db.orgId} and g.membership_id = any(${ids}::uuid[])`,
}

/** Members have leave. */
const membersWithLeave: RecordUse = {
  register: 'members',
  by: 'leave_accounts',
  used: (db, ids) =>
    db.sql`
      select distinct a.membership_id as id from leave_accounts a
      where a.org_id = ${db.orgId} and a.membership_id = any(${ids}::uuid[])`,
}

/** Leave of a leaving member that is neither taken nor settled. */
const unsettledLeave: OpenWork = { kind: 'unsettled_leave_balances', count: countOfMember }

/** The folders of leave, in the order of the reference. */
export const leaveModules: readonly Module[] = [
  module({
    contract: leaveBalances,
    handlers: balanceHandlers,
    port,
    contributes: [
      namedRecords.of({
        type: 'leave_balance',
        nameless: 'A leave balance is known by its member, policy and year.',
      }),
      namedRecords.of(
        namedFor(
          'leave_policy',
          'leave_policies',
          leavePolicies.contract.operations.list,
          undefined,
          starterNames,
        ),
      ),
      namedRecords.of(namedFor('leave_group', 'leave_groups', leaveGroups.contract.operations.list)),
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

/** The member's own leave on a date. */
async function ownEntitlements(
  db: TenantDb,
  caller: Caller,
  on: PlainDate,
  chosen: Locale | null,
): Promise<Entitlement[]> {
  const { timeZone } = caller.organisation
  const histories = await readHistories(db, ofMembers([caller.membership.id]), { until: on, timeZone })
  return histories.map(each => entitlementOn(each, on, chosen))
}
