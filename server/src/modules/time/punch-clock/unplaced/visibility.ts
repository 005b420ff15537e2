import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { underAuthorityOf } from '../../../people/members/port.ts'

/** The punches of members under the caller's authority, as a condition on `punches p`. */
export const supervisedBy = (caller: Caller) => underAuthorityOf(caller, sql`p.org_id`, sql`p.membership_id`)
