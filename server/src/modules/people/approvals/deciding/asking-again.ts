import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { callerOf, isActive, organisationAccessOf } from '../../../company/organisation/port.ts'
import { membersAsCallers } from '../reminders/store.ts'

/**
 * Who asked, as they are now: a batch that goes on in a further transaction decides nothing with what they have lost since it
 * began. Whoever has left may nothing.
 */
export async function asTheyAreNow(db: TenantDb, caller: Caller, now: Instant): Promise<Caller> {
  const [organisation, [member]] = await Promise.all([
    organisationAccessOf(db),
    membersAsCallers(db, [caller.membership.id]),
  ])
  const { timeZone } = organisation
  return member && isActive(member, timeZone, now)
    ? callerOf(organisation, member, caller.credential, now)
    : { ...caller, capabilities: new Set() }
}
