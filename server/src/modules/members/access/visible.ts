import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { Actor } from '../record/member.ts'
import { reachableBy } from './reach.ts'

/** The members whom a caller may know of, for a statement over `memberships m`. */
export const visibleTo = (caller: Caller): RawBuilder<boolean> =>
  reachableBy(caller, sql`m.org_id`, sql`m.id`)

export const actorOf = ({ membership, capabilities, reach }: Caller): Actor => ({
  membershipId: membership.id,
  capabilities,
  reach,
})
