import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { underAuthorityOf } from '../../../people/members/port.ts'

/** The corrections of members under the caller's authority, as a condition on `punch_corrections c`. */
export const supervisedBy = (caller: Caller) => underAuthorityOf(caller, sql`c.org_id`, sql`c.membership_id`)
