import { sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import { isReportOf, reachableBy, underAuthorityOf } from '../../members/port.ts'

const org = sql`d.org_id`
const member = sql`d.membership_id`

/** The work days that a caller may know of, as a condition on `work_days d`. */
export const visibleTo = (caller: Caller) => reachableBy(caller, org, member)

/** The rows of the register: a manager's holds the days of their reports, not their own. */
export const registeredFor = (caller: Caller) =>
  caller.reach === 'reports' ? isReportOf(caller, org, member) : visibleTo(caller)

/** The work days of members under the caller's authority; others answer as missing ones. */
export const supervisedBy = (caller: Caller) => underAuthorityOf(caller, org, member)
