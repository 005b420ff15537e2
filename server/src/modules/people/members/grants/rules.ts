import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, type FieldChange, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import type { Member } from '../record/member.ts'

/** A capability given to a member beyond their role, from a date to a date, both included; null means no end. */
export interface Grant {
  readonly id: Id
  readonly capability: Capability
  readonly validFrom: PlainDate
  readonly validTo: PlainDate | null
}

/** A stretch of days, both included; null means no end. */
export interface Stretch {
  readonly from: PlainDate
  readonly to: PlainDate | null
}

/** The grants of a member after a change, and what of them is to be stored. */
export interface ChangedGrants {
  readonly grants: readonly Grant[]
  readonly saved: readonly Grant[]
  readonly removed: readonly Id[]
}

/** What a change of grants is made with. */
export interface GrantCircumstances {
  readonly today: PlainDate
  /** The id of the grant that the change makes, where it makes one. */
  readonly newGrantId: Id
}

/**
 * Gives a member a capability for a stretch of days of the organisation's calendar. The same grant once more changes
 * nothing; one that overlaps another of the same capability is refused, so that each day has one origin.
 */
export function grant(
  member: Member,
  grants: readonly Grant[],
  wanted: Stretch & { readonly capability: Capability; readonly reason: string },
  { today, newGrantId }: GrantCircumstances,
): Decision<
  ChangedGrants,
  never,
  'member_deactivated' | 'grant_ends_before_start' | 'grant_over' | 'grant_overlaps'
> {
  const { capability, from, to, reason } = wanted
  if (member.status === 'deactivated')
    return refuse('member_deactivated', `${member.displayName} is deactivated.`)
  if (to !== null && to < from)
    return refuse('grant_ends_before_start', `A grant from ${from} cannot end on ${to}.`)
  if (to !== null && to < today)
    return refuse('grant_over', `A grant to ${to} would never be in force: today is ${today}.`)
  const same = grants.filter(one => one.capability === capability)
  if (same.some(({ validFrom, validTo }) => validFrom === from && validTo === to)) return unchanged(grants)
  const overlapping = same.find(one => overlaps(one, wanted))
  if (overlapping)
    return refuse(
      'grant_overlaps',
      `${member.displayName} has ${capability} ${stretchText(overlapping)} already; revoke that first, or choose other dates.`,
    )
  const given: Grant = { id: newGrantId, capability, validFrom: from, validTo: to }
  return changed(member, { verb: 'grant_capability', capability, reason }, grants, {
    saved: [given],
    removed: [],
  })
}

/**
 * Takes a capability that was granted away for a stretch of days, from today at the earliest: what was in force stays
 * on record. What the role gives is not a grant, and stays.
 */
export function revoke(
  member: Member,
  grants: readonly Grant[],
  wanted: Stretch & { readonly capability: Capability; readonly reason: string },
  { today, newGrantId }: GrantCircumstances,
): Decision<ChangedGrants, never, 'grant_ends_before_start' | 'revocation_in_past' | 'grant_not_found'> {
  const { capability, from, to, reason } = wanted
  if (to !== null && to < from)
    return refuse('grant_ends_before_start', `A revocation from ${from} cannot end on ${to}.`)
  if (from < today)
    return refuse('revocation_in_past', `A revocation begins today (${today}) at the earliest.`)
  const touched = grants.filter(one => one.capability === capability && overlaps(one, wanted))
  if (touched.length === 0)
    return refuse(
      'grant_not_found',
      `${member.displayName} has no grant of ${capability} ${stretchText({ validFrom: from, validTo: to })}; what the role “${member.role}” gives is not a grant.`,
    )
  const rest = touched.flatMap(one => without(one, wanted, newGrantId))
  const kept = new Set(rest.map(({ id }) => id))
  return changed(member, { verb: 'revoke_capability', capability, reason }, grants, {
    saved: rest,
    removed: touched.map(({ id }) => id).filter(id => !kept.has(id)),
  })
}

/**
 * What of a grant is left without a stretch: nothing, one piece, or one on either side, of which the later has the new
 * id. Grants of a capability do not overlap, so a stretch inside one touches no other, and one new id is enough.
 */
function without(one: Grant, { from, to }: Stretch, newGrantId: Id): Grant[] {
  const before = one.validFrom < from ? [{ ...one, validTo: addDays(from, -1) }] : []
  const endsLater = to !== null && (one.validTo === null || one.validTo > to)
  const after = endsLater ? [{ ...one, validFrom: addDays(to, 1) }] : []
  return [...before, ...after.map(piece => (before.length > 0 ? { ...piece, id: newGrantId } : piece))]
}

const overlaps = ({ validFrom, validTo }: Grant, { from, to }: Stretch): boolean =>
  (to === null || validFrom <= to) && (validTo === null || validTo >= from)

const unchanged = (grants: readonly Grant[]) => accept({ grants, saved: [], removed: [] })

function changed(
  member: Member,
  { verb, capability, reason }: { verb: string; capability: Capability; reason: string },
  before: readonly Grant[],
  { saved, removed }: Pick<ChangedGrants, 'saved' | 'removed'>,
): Decision<ChangedGrants, never, never> {
  const gone = new Set([...removed, ...saved.map(({ id }) => id)])
  const grants = [...before.filter(({ id }) => !gone.has(id)), ...saved].toSorted(byTime)
  const change: FieldChange = {
    field: 'capabilityGrants',
    from: stretchesOf(before, capability),
    to: stretchesOf(grants, capability),
  }
  const line = announce.auditLine(verb, member, [change], reason)
  return accept({ grants, saved, removed }, { audit: [line] })
}

const stretchesOf = (grants: readonly Grant[], wanted: Capability) =>
  grants
    .filter(({ capability }) => capability === wanted)
    .toSorted(byTime)
    .map(({ capability, validFrom, validTo }) => ({ capability, validFrom, validTo }))

const byTime = (a: Grant, b: Grant): number =>
  a.validFrom < b.validFrom ? -1 : a.validFrom > b.validFrom ? 1 : a.id < b.id ? -1 : 1

const stretchText = ({ validFrom, validTo }: Pick<Grant, 'validFrom' | 'validTo'>): string =>
  validTo === null ? `from ${validFrom}` : `from ${validFrom} to ${validTo}`
