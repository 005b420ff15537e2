import { start, step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Accepted,
  type AuditFact,
  type Decision,
  type FieldChange,
  isRefused,
  refuse,
  type Refused,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from './announcements.ts'
import { type Claim, claimLife } from './record.ts'

const fields = [
  'openShiftId',
  'membershipId',
  'state',
  'shiftId',
  'decidedByMembershipId',
  'declineReason',
  'endedAt',
] as const satisfies readonly (keyof Claim)[]

const changesOf = (before: Claim | null, after: Claim): FieldChange[] =>
  fields.flatMap((field): FieldChange[] => {
    const to = after[field]
    if (before === null) return to === null ? [] : [{ field, to }]
    return before[field] === to ? [] : [{ field, from: before[field], to }]
  })

const claimLine = (verb: string, before: Claim | null, after: Claim): AuditFact => ({
  action: `open_shift_claims.${verb}`,
  targetType: 'open_shift_claim',
  targetId: after.id,
  changes: changesOf(before, after),
  ...(after.declineReason !== null && { reason: after.declineReason }),
})

/** A claim of a member; `atOnce` where the first to come gets the slot. */
export function claim({
  id,
  openShiftId,
  membershipId,
  now,
  atOnce,
  repeated,
}: {
  readonly id: Id
  readonly openShiftId: Id
  readonly membershipId: Id
  readonly now: Instant
  readonly atOnce: boolean
  /** Whether another claim of the member waits or has a slot. */
  readonly repeated: boolean
}): Decision<Claim, announce.ClaimedFact | announce.ClaimDecidedFact, 'open_shift_claim_repeated'> {
  const refused = repeatedRefusal(repeated)
  if (refused) return refused
  const made: Claim = {
    ...{ id, openShiftId, membershipId },
    state: start(claimLife, atOnce ? 'approved' : 'pending'),
    shiftId: null,
    decidedByMembershipId: null,
    decidedAt: atOnce ? now : null,
    declineReason: null,
    endedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  return accept(made, {
    facts: [announce.claimed(made), ...(atOnce ? [announce.claimDecided(made, 'approved')] : [])],
    audit: [claimLine('create', null, made)],
  })
}

/** One claim of a member waits or has a slot at a time. */
export const repeatedRefusal = (isRepeated: boolean): Refused<'open_shift_claim_repeated'> | null =>
  isRepeated ? refuse('open_shift_claim_repeated', 'The member has claimed the open shift already.') : null

/** Whoever is not offered the open shift any more gets no slot of it. */
export const unfitRefusal = (isOffered: boolean): Refused<'open_shift_claim_unfit'> | null =>
  isOffered ? null : refuse('open_shift_claim_unfit', 'The open shift is not offered to the member any more.')

export interface Deciding {
  readonly now: Instant
  readonly unchanged: boolean
  readonly actorMembershipId: Id
  /** Who acts, and on whose behalf: none of them decides what is their own. */
  readonly deciders: readonly Id[]
  readonly selfApprovalAllowed: boolean
}

type DecidingCode =
  | 'open_shift_claim_stale'
  | 'open_shift_claim_decided'
  | 'open_shift_claim_self_approval_forbidden'

export function approve(
  before: Claim,
  deciding: Deciding,
): Decision<Claim, announce.ClaimDecidedFact, DecidingCode> {
  const held = undecidable(before, deciding)
  if (held) return held
  const next = step(claimLife, 'approve', before.state)
  return isRefused(next)
    ? next
    : decided('approve', before, { ...before, state: next.state }, deciding, 'approved')
}

export function decline(
  before: Claim,
  declineReason: string | null,
  deciding: Deciding,
): Decision<Claim, announce.ClaimDecidedFact, DecidingCode> {
  const held = undecidable(before, deciding)
  if (held) return held
  const next = step(claimLife, 'decline', before.state)
  return isRefused(next)
    ? next
    : decided('decline', before, { ...before, state: next.state, declineReason }, deciding, 'declined')
}

function undecidable(
  { membershipId }: Claim,
  { unchanged, deciders, selfApprovalAllowed }: Deciding,
): Refused<'open_shift_claim_stale' | 'open_shift_claim_self_approval_forbidden'> | null {
  if (!unchanged) return stale()
  if (deciders.includes(membershipId) && !selfApprovalAllowed)
    return refuse('open_shift_claim_self_approval_forbidden', 'Own claims are decided by somebody else.')
  return null
}

function decided(
  verb: string,
  before: Claim,
  next: Claim,
  { now, actorMembershipId }: Deciding,
  decision: 'approved' | 'declined',
): Accepted<Claim, announce.ClaimDecidedFact> {
  const after = { ...next, decidedByMembershipId: actorMembershipId, decidedAt: now, updatedAt: now }
  return accept(after, {
    facts: [announce.claimDecided(after, decision)],
    audit: [claimLine(verb, before, after)],
  })
}

export function withdraw(
  before: Claim,
  { now, unchanged }: Pick<Deciding, 'now' | 'unchanged'>,
): Decision<Claim, never, 'open_shift_claim_stale' | 'open_shift_claim_decided'> {
  if (!unchanged) return stale()
  const next = step(claimLife, 'withdraw', before.state)
  if (isRefused(next)) return next
  const after: Claim = { ...before, state: next.state, updatedAt: now }
  return accept(after, { audit: [claimLine('withdraw', before, after)] })
}

/** Claims of members who have left: nobody can work what they claimed. */
export function withdrawOfLeavers(
  pending: readonly Claim[],
  now: Instant,
): Accepted<readonly Claim[], never> {
  const claims = pending.flatMap(before => {
    const withdrawn = withdraw(before, { now, unchanged: true })
    return isRefused(withdrawn) ? [] : [withdrawn]
  })
  return accept(
    claims.map(({ state }) => state),
    { audit: claims.flatMap(({ audit }) => audit) },
  )
}

const stale = () => refuse('open_shift_claim_stale', 'The claim has changed since it was read.')

/** Claims that wait for an open shift that nobody can have any more. */
export function supersede(pending: readonly Claim[], now: Instant): Accepted<readonly Claim[], never> {
  const claims = pending.map(before => ({
    before,
    after: { ...before, state: step(claimLife, 'supersede', before.state).state, updatedAt: now },
  }))
  return accept(
    claims.map(({ after }) => after),
    { audit: claims.map(({ before, after }) => claimLine('supersede', before, after)) },
  )
}

/** Claims whose shifts stand no more: they were approved, and have no slot any longer. */
export function end(approved: readonly Claim[], now: Instant): Accepted<readonly Claim[], never> {
  const claims = approved.map(before => ({
    before,
    after: { ...before, state: step(claimLife, 'end', before.state).state, endedAt: now, updatedAt: now },
  }))
  return accept(
    claims.map(({ after }) => after),
    { audit: claims.map(({ before, after }) => claimLine('end', before, after)) },
  )
}
