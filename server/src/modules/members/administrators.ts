import type { Role } from '../../platform/vocabulary/capabilities.ts'
import { type Refused, refuse } from '../../platform/vocabulary/decision.ts'
import type { Actor, Member } from './member.ts'

/**
 * Only an administrator decides who is one: gives the role, takes it, or brings its holder's access to life. The
 * maker of an activation link could use it themself, so making one for an administrator counts.
 */
export const refuseBeyondActor = (
  actor: Actor,
  ...roles: readonly Role[]
): Refused<'role_exceeds_actor'> | undefined =>
  roles.includes('admin') && !actor.isAdmin
    ? refuse('role_exceeds_actor', 'Only an administrator decides who is an administrator.')
    : undefined

/** An organisation keeps somebody who can administer it. */
export const refuseWithoutAdmin = (
  member: Member,
  otherActiveAdmin: boolean,
): Refused<'last_admin'> | undefined =>
  member.role === 'admin' && member.status === 'active' && !otherActiveAdmin
    ? refuse('last_admin', `${member.displayName} is the only active administrator.`)
    : undefined
