import { sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import { reachableBy, underAuthorityOf } from '../../members/port.ts'

const org = sql`d.org_id`
const member = sql`d.membership_id`

/** The work days that a caller may know of, as a condition on `work_days d`. */
export const visibleTo = (caller: Caller) => reachableBy(caller, org, member)

/** The work days of members under the caller's authority; others answer as missing ones. */
export const supervisedBy = (caller: Caller) => underAuthorityOf(caller, org, member)
