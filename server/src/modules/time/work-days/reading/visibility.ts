import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import { isReportOf, reachableBy, underAuthorityOf } from '../../../people/members/port.ts'

const org = sql`d.org_id`
const member = sql`d.membership_id`

/** Who reads other people's days: finance, say, reaches everybody, and has nothing to do with their time. */
const readersOfDays = ['worktime.supervise', 'payroll.run'] as const satisfies readonly Capability[]

/** The work days that a caller may know of, as a condition on `work_days d`: their own, and others' for who reads them. */
export const visibleTo = (caller: Caller) =>
  readersOfDays.some(capability => caller.capabilities.has(capability))
    ? reachableBy(caller, org, member)
    : sql<boolean>`${member} = ${caller.membership.id}`

/** The rows of the register: a manager's holds the days of their reports, not their own. */
export const registeredFor = (caller: Caller) =>
  caller.reach === 'reports' ? isReportOf(caller, org, member) : visibleTo(caller)

/** The work days of members under the caller's authority; others answer as missing ones. */
export const supervisedBy = (caller: Caller) => underAuthorityOf(caller, org, member)
