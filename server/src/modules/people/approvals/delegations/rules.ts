import { addDays, type Instant, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  type FieldChange,
  refuse,
  said,
} from '../../../../platform/vocabulary/decision.ts'
import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { refuseBeyondActor, type Rights } from '../../../../platform/vocabulary/rights.ts'
import { type Delegation, delegationsAtOnce, longestDelegationDays } from './record.ts'
import type { NewOwnDelegation } from './shapes.ts'

/** What somebody holds who delegates or decides for another. */
export interface Party {
  readonly isActive: boolean
  /** What they may do today. */
  readonly capabilities: ReadonlySet<Capability>
  /** Their delegations that are not over: given, or received. */
  readonly count: number
}

export interface Making {
  readonly id: Id
  readonly now: Instant
  readonly today: PlainDate
  readonly fromMembershipId: Id
  readonly createdByMembershipId: Id
  readonly from: Party | undefined
  readonly to: Party | undefined
}

type MakingCode =
  | 'membership_not_found'
  | 'approval_delegation_to_oneself'
  | 'approval_delegation_period_invalid'
  | 'approval_delegation_without_capability'
  | 'approval_delegation_limit_reached'

/** Authority is given and never a capability: both must hold the one that deciding asks for. */
export function create(
  { toMembershipId, kinds, validFrom, validTo, note }: NewOwnDelegation,
  { id, now, today, fromMembershipId, createdByMembershipId, from, to }: Making,
): Decision<Delegation, never, MakingCode> {
  const toId = toMembershipId.toLowerCase()
  if (toId === fromMembershipId)
    return refuse('approval_delegation_to_oneself', 'Nobody stands in for themself.')
  if (!from?.isActive || !to?.isActive)
    return refuse('membership_not_found', 'No active member of the organisation has the id.')
  if (validTo < validFrom || validTo < today || validTo > addDays(validFrom, longestDelegationDays - 1))
    return refuse('approval_delegation_period_invalid', `It cannot hold from ${validFrom} to ${validTo}.`)
  if (![from, to].every(({ capabilities }) => capabilities.has('worktime.supervise')))
    return refuse('approval_delegation_without_capability', 'Both must hold worktime.supervise.')
  if (Math.max(from.count, to.count) >= delegationsAtOnce)
    return refuse(
      'approval_delegation_limit_reached',
      said`There are ${{ maximum: delegationsAtOnce }} already.`,
    )
  const delegation: Delegation = {
    ...{ id, fromMembershipId, toMembershipId: toId, kinds, validFrom, validTo },
    note: note ?? null,
    endedAt: null,
    ...{ createdByMembershipId, createdAt: now, updatedAt: now },
  }
  return accept(delegation, { audit: [auditLine('create', id, changesOf(delegation))] })
}

/** Anyone who delegates gives away no more than they have: for somebody else, or for themself with a key that carries less. */
export const refuseWithLess = (actor: Rights, delegator: Rights | undefined) =>
  delegator && refuseBeyondActor(actor, delegator)

/** Ends a delegation; one that is over stays as it is. */
export function end(
  delegation: Delegation,
  { now, today }: { readonly now: Instant; readonly today: PlainDate },
): Accepted<Delegation, never> {
  if (stateOf(delegation, today) === 'ended') return accept(delegation)
  const ended = { ...delegation, endedAt: now, updatedAt: now }
  return accept(ended, { audit: [auditLine('end', delegation.id, [{ field: 'endedAt', to: now }])] })
}

/** Ends delegations of or to members who have left. */
export function endAll(
  delegations: readonly Delegation[],
  when: { readonly now: Instant; readonly today: PlainDate },
): Accepted<readonly Delegation[], never> {
  const ended = delegations.map(delegation => end(delegation, when))
  return accept(
    ended.map(({ state }) => state),
    { audit: ended.flatMap(({ audit }) => audit) },
  )
}

export function stateOf(
  { validFrom, validTo, endedAt }: Pick<Delegation, 'validFrom' | 'validTo' | 'endedAt'>,
  today: PlainDate,
): 'coming' | 'in_force' | 'ended' {
  if (endedAt !== null || validTo < today) return 'ended'
  return validFrom > today ? 'coming' : 'in_force'
}

const audited = ['fromMembershipId', 'toMembershipId', 'kinds', 'validFrom', 'validTo', 'note'] as const

const changesOf = (delegation: Delegation): FieldChange[] =>
  audited.flatMap(field => (delegation[field] === null ? [] : [{ field, to: delegation[field] }]))

const auditLine = (verb: string, targetId: Id, changes: readonly FieldChange[]): AuditFact => ({
  action: `approvalDelegations.${verb}`,
  targetType: 'approval_delegation',
  targetId,
  changes,
})
