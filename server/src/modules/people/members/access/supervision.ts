import { refuseBeyondActor, rightsFrom, type RoleAndGrants } from '../../../../platform/vocabulary/rights.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Actor } from '../record/member.ts'

/** A member in a chain of supervisors, with what decides which authority that gives them. */
export interface ChainMember extends RoleAndGrants {
  readonly id: Id
}

/** Whom a change of supervisor puts above whom: those who come to stand above, and the member with everybody below. */
export interface NewAuthority {
  readonly gaining: readonly ChainMember[]
  readonly over: readonly RoleAndGrants[]
}

/** A wanted supervisor, and everybody above: the supervisor first, none at all when there is no such member. */
export type SupervisorChain = readonly Id[]

export const refuseSupervisor = (chain: SupervisorChain): Refused<'supervisor_not_found'> | undefined =>
  chain.length === 0 ? refuse('supervisor_not_found', 'No member has the id given as supervisor.') : undefined

/**
 * Nobody supervises themself, directly or through others, on any date: authority runs up a chain that must end.
 * `circleOn` is the first date on which the wanted supervisor would be below the member.
 */
export function refuseCycle(
  membershipId: Id,
  chain: SupervisorChain,
  circleOn: PlainDate | null,
): Refused<'supervisor_cycle'> | undefined {
  if (chain[0] === membershipId) return refuse('supervisor_cycle', 'Nobody supervises themself.')
  return circleOn === null
    ? undefined
    : refuse(
        'supervisor_cycle',
        `On ${circleOn} the wanted supervisor is supervised, directly or through others, by the member.`,
      )
}

/**
 * Being above somebody in the chain is authority over their days for anyone who may supervise working time; administrators have it
 * over everybody anyway. Over somebody who may do more than oneself one gives it to nobody, and takes it oneself not even
 * for a later day.
 */
export function refuseAuthority(
  actor: Actor,
  { gaining, over }: NewAuthority,
  today: PlainDate,
): Refused<'role_exceeds_actor'> | undefined {
  const gains = (one: ChainMember) =>
    one.role !== 'admin' &&
    (one.id === actor.membershipId || rightsFrom(one, today).capabilities.has('worktime.supervise'))
  return gaining.some(gains)
    ? refuseBeyondActor(actor, ...over.map(member => rightsFrom(member, today)))
    : undefined
}
