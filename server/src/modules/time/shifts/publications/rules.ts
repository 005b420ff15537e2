import { step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { accept, type AuditFact, type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type KeptWarning, shiftLife, type ShiftRecord, type ShiftState } from '../record/record.ts'
import type { Violation } from '../rules/plan-facts.ts'
import { gravestOf, weigh } from '../rules/weighing.ts'
import * as announce from './announcements.ts'
import { type ReasonedShift, reasonsGiven } from './reasons.ts'
import type { Publication, Unpublishing } from './record.ts'

/** A unit, and the days of it that are meant. */
export interface PlannedPeriod {
  readonly planningUnitId: Id
  readonly periodFrom: PlainDate
  readonly periodTo: PlainDate
}

interface Circumstances {
  readonly id: Id
  readonly now: Instant
  readonly actorMembershipId: Id | null
}

/** What is published, and what each of the shifts breaks of the rules all the same. */
export interface PublishedPlan {
  readonly publication: Publication
  readonly shifts: readonly ShiftRecord[]
  readonly warnings: ReadonlyMap<Id, readonly KeptWarning[]>
}

const MOST_NAMED = 100

/**
 * Publishes the drafts of a unit in a period, all of them or none. `violations` is what they break as they are; a reason
 * overrides what may be, and is kept with it. `reasoned` are shifts of the unit beside them.
 */
export function publish(
  period: PlannedPeriod,
  drafts: readonly ShiftRecord[],
  violations: readonly Violation[],
  {
    id,
    now,
    actorMembershipId,
    reasoned,
    overrideReason,
  }: Circumstances & { readonly reasoned: readonly ReasonedShift[]; readonly overrideReason: string | null },
): Decision<
  PublishedPlan,
  announce.PublishedFact,
  'shift_publication_empty' | 'shift_publication_member_missing' | Violation['code']
> {
  if (drafts.length === 0)
    return refuse('shift_publication_empty', 'The unit has no draft of a shift in the period.')
  const nobodys = drafts.filter(({ membershipId }) => membershipId === null)
  if (nobodys.length > 0)
    return refuse(
      'shift_publication_member_missing',
      `${nobodys.length} shifts have nobody who works them.`,
      {
        shiftIds: namedOf(nobodys),
      },
    )
  const weighed = weighedOf(drafts, violations, reasoned, {
    by: actorMembershipId ?? '',
    reason: overrideReason,
  })
  const worst = gravestOf(weighed.refused)
  if (worst)
    return refuse(worst.code, worst.detail, {
      violations: weighed.refused.slice(0, MOST_NAMED).map(({ shiftKey, ...rest }) => ({
        ...rest,
        shiftId: shiftKey,
      })),
    })
  const publication: Publication = {
    ...{ id, ...period, overrideReason, publishedByMembershipId: actorMembershipId },
    publishedCount: drafts.length,
    recipientCount: new Set(drafts.map(({ membershipId }) => membershipId)).size,
    ...{ publishedAt: now, unpublishedAt: null, unpublishReason: null, updatedAt: now },
  }
  return accept(
    { publication, shifts: drafts.map(shift => publishedShift(shift)), warnings: weighed.warnings },
    { facts: [announce.published(publication)], audit: [publishedLine(publication)] },
  )
}

/**
 * What refuses the plan, and what each shift keeps. A reason that was given when a shift was written holds for what it still
 * breaks in the same way, and for the other shifts that break it together with it.
 */
function weighedOf(
  drafts: readonly ShiftRecord[],
  violations: readonly Violation[],
  reasoned: readonly ReasonedShift[],
  override: { readonly by: Id; readonly reason: string | null },
) {
  const refused: Violation[] = []
  const warnings = new Map<Id, readonly KeptWarning[]>()
  const broken = Map.groupBy(violations, ({ shiftKey }) => shiftKey)
  const givenFor = reasonsGiven([...drafts, ...reasoned])
  for (const draft of drafts) {
    const ofShift = (broken.get(draft.id) ?? []).map(violation => ({
      violation,
      given: givenFor(draft, violation),
    }))
    const each = weigh(
      ofShift.flatMap(({ violation, given }) => (given ? [] : violation)),
      override,
    )
    if (each.warnings === undefined) refused.push(each.refusal)
    else if (ofShift.length > 0)
      warnings.set(draft.id, [...ofShift.flatMap(({ given }) => given ?? []), ...each.warnings])
  }
  return { refused, warnings }
}

export const publishedShift = (shift: ShiftRecord): ShiftRecord => ({
  ...shift,
  state: step(shiftLife, 'publish', shift.state).state,
})

/** Takes back what is published of a unit in a period: its shifts are drafts again, which nobody has acknowledged. */
export function unpublish(
  period: PlannedPeriod,
  shifts: readonly ShiftRecord[],
  {
    id,
    now,
    actorMembershipId,
    reason,
    isLocked,
  }: Circumstances & {
    readonly reason: string
    readonly isLocked: (membershipId: Id, date: PlainDate) => boolean
  },
): Decision<
  { readonly unpublishing: Unpublishing; readonly shifts: readonly ShiftRecord[] },
  announce.UnpublishedFact,
  'shift_publication_taken_back' | 'shift_publication_period_locked'
> {
  if (shifts.length === 0)
    return refuse('shift_publication_taken_back', 'The unit has no published shift in the period.')
  const locked = shifts.filter(
    ({ membershipId, workDate }) => membershipId !== null && isLocked(membershipId, workDate),
  )
  if (locked.length > 0)
    return refuse('shift_publication_period_locked', `Payroll has the days of ${locked.length} shifts.`, {
      shiftIds: namedOf(locked),
    })
  const unpublishing: Unpublishing = {
    ...{ id, ...period, reason },
    unpublishedCount: shifts.length,
    unpublishedByMembershipId: actorMembershipId,
    unpublishedAt: now,
  }
  const [told, ...others] = new Set(shifts.map(({ publicationId }) => publicationId))
  return accept(
    { unpublishing, shifts: shifts.map(shift => unpublishedShift(shift)) },
    {
      facts: [announce.unpublished(unpublishing, others.length === 0 ? (told ?? null) : null)],
      audit: [unpublishedLine(unpublishing)],
    },
  )
}

export const unpublishedShift = (shift: ShiftRecord): ShiftRecord => ({
  ...shift,
  state: step(shiftLife, 'unpublish', shift.state).state,
  publicationId: null,
  changedSincePublished: false,
  acknowledgedAt: null,
  acknowledgedVersion: null,
})

/** The states that shifts of a set come to, for the statement that saves them all. */
export const publishedState: ShiftState = step(shiftLife, 'publish', 'draft').state
export const unpublishedState: ShiftState = step(shiftLife, 'unpublish', 'published').state

const namedOf = (shifts: readonly ShiftRecord[]): Id[] => shifts.slice(0, MOST_NAMED).map(({ id }) => id)

const publishedLine = ({ id, overrideReason, ...rest }: Publication): AuditFact => ({
  action: 'shiftPublications.publish',
  targetType: 'shift_publication',
  targetId: id,
  changes: (['planningUnitId', 'periodFrom', 'periodTo', 'publishedCount', 'recipientCount'] as const).map(
    field => ({ field, to: rest[field] }),
  ),
  ...(overrideReason !== null && { reason: overrideReason }),
})

const unpublishedLine = ({ id, reason, ...rest }: Unpublishing): AuditFact => ({
  action: 'shiftPublications.unpublish',
  targetType: 'shift_unpublishing',
  targetId: id,
  changes: (['planningUnitId', 'periodFrom', 'periodTo', 'unpublishedCount'] as const).map(field => ({
    field,
    to: rest[field],
  })),
  reason,
})
