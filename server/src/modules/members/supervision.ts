import { type Refused, refuse } from '../../platform/vocabulary/decision.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'

/** A wanted supervisor, and everybody above: the supervisor first, none at all when there is no such member. */
export type SupervisorChain = readonly Id[]

export const refuseSupervisor = (chain: SupervisorChain): Refused<'supervisor_not_found'> | undefined =>
  chain.length === 0 ? refuse('supervisor_not_found', 'No member has the id given as supervisor.') : undefined

/** Nobody supervises themself, directly or through others: authority runs up a chain that must end. */
export const refuseCycle = (
  membershipId: Id,
  chain: SupervisorChain,
): Refused<'supervisor_cycle'> | undefined =>
  chain.includes(membershipId)
    ? refuse(
        'supervisor_cycle',
        chain[0] === membershipId
          ? 'Nobody supervises themself.'
          : 'The wanted supervisor is supervised, directly or through others, by the member.',
      )
    : undefined
