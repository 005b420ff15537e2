import { type RawBuilder, sql } from 'kysely'
import { type Caller, decidersOf, holderOf } from '../../../../platform/access/caller.ts'

/**
 * Over a project day, `d`, and its project, `p`: whether it is the caller's to decide. It is the manager's of today, and of any
 * administrator; what is of who decides on somebody's behalf, or of whom they do it for, is neither's.
 */
export function decidedBy(caller: Caller): RawBuilder<boolean> {
  const reached = caller.capabilities.has('org.admin')
    ? sql`true`
    : sql`p.manager_membership_id = ${holderOf(caller).id}`
  return caller.onBehalfOf
    ? sql<boolean>`${reached} and d.membership_id <> all(${decidersOf(caller)}::uuid[])`
    : sql<boolean>`${reached}`
}

/** Over a project day: whether it is the caller's own. */
export const isOwnOf = ({ membership }: Caller): RawBuilder<boolean> =>
  sql<boolean>`d.membership_id = ${membership.id}`
