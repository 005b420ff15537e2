import { start, step } from '../../../../platform/contract/lifecycle.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  isRefused,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { visibleText } from '../../../../platform/vocabulary/visible-text.ts'
import * as announce from './announcements.ts'
import { auditLine, changesOf } from './changes.ts'
import { formRefusal } from './extent.ts'
import { absenceLife } from './life.ts'
import { type Plan, type PlanCode, planRefusal, takingRefusal } from './plan.ts'
import type { AbsencePeriod, Extent, Origin } from './record.ts'

/** What is said of an absence besides its extent. */
export interface AbsenceDetails {
  readonly note?: string | null | undefined
  readonly replacementMembershipId?: Id | null | undefined
}

/** What every write is decided in. */
export interface Writing {
  readonly now: Instant
  readonly plan: Plan
  /** Whether the wanted replacement is a member whom one may name; true for none. */
  readonly replacementKnown: boolean
}

export type FormCode = 'range_end_before_start' | 'range_too_long' | 'absence_part_invalid'
export type WritingCode = FormCode | PlanCode | 'absence_replacement_unfit' | 'membership_not_found'

/** An absence before anything is decided of it. */
export const blank = (now: Instant) =>
  ({
    state: start(absenceLife),
    note: null,
    replacementMembershipId: null,
    askedChange: null,
    submittedAt: null,
    preApprovedByMembershipId: null,
    decidedByMembershipId: null,
    decidedAt: null,
    decisionReason: null,
    cancellationReason: null,
    cancelledAt: null,
    certificateState: 'not_required',
    certificateDueOn: null,
    certificateRequestedAt: null,
    certificateRequestedByMembershipId: null,
    certificateProvidedOn: null,
    certificateProvidedAt: null,
    certificateProvidedByMembershipId: null,
    externalSource: null,
    externalId: null,
    createdAt: now,
    updatedAt: now,
  }) as const

export function create(
  wanted: AbsenceDetails & { readonly extent: Extent },
  circumstances: Writing & {
    readonly id: Id
    readonly membershipId: Id
    readonly origin: Origin
    readonly actorMembershipId: Id | null
  },
): Decision<AbsencePeriod, never, WritingCode> {
  const { id, membershipId, origin, now, actorMembershipId } = circumstances
  const refused =
    fieldRefusal(wanted, membershipId, circumstances) ?? extentRefusal(wanted.extent, circumstances, null)
  if (refused) return refused
  const period: AbsencePeriod = {
    ...blank(now),
    ...wanted.extent,
    id,
    membershipId,
    origin,
    note: visibleText(wanted.note),
    replacementMembershipId: wanted.replacementMembershipId?.toLowerCase() ?? null,
    createdByMembershipId: actorMembershipId,
  }
  return accept(period, { audit: [auditLine('create', period, changesOf(null, period))] })
}

/** An absence of another system, approved there or still to be decided on. */
export const imported = (
  row: {
    readonly membershipId: Id
    readonly extent: Extent
    readonly approved: boolean
    readonly note: string | null
    readonly external: { readonly source: string; readonly id: string } | null
  },
  { id, now, actorMembershipId }: { readonly id: Id; readonly now: Instant; readonly actorMembershipId: Id },
): AbsencePeriod => {
  const { state } = step(absenceLife, 'submit', start(absenceLife), {
    to: row.approved ? 'approved' : 'submitted',
  }) as { readonly state: 'approved' | 'submitted' }
  return {
    ...blank(now),
    ...row.extent,
    id,
    membershipId: row.membershipId,
    origin: 'import',
    state,
    note: visibleText(row.note),
    submittedAt: now,
    decidedByMembershipId: row.approved ? actorMembershipId : null,
    decidedAt: row.approved ? now : null,
    externalSource: row.external?.source ?? null,
    externalId: row.external?.id ?? null,
    createdByMembershipId: actorMembershipId,
  }
}

export const extentRefusal = (extent: Extent, { plan }: Pick<Writing, 'plan'>, kept: Id | null) =>
  formRefusal(extent) ?? planRefusal(extent, plan, kept)

function fieldRefusal(
  { replacementMembershipId }: AbsenceDetails,
  membershipId: Id,
  { replacementKnown }: Pick<Writing, 'replacementKnown'>,
): Refused<'absence_replacement_unfit' | 'membership_not_found'> | null {
  if (replacementMembershipId?.toLowerCase() === membershipId)
    return refuse('absence_replacement_unfit', 'Nobody stands in for themself.')
  return replacementKnown
    ? null
    : refuse('membership_not_found', 'No active member has the id of the replacement.')
}

export type UpdateCode =
  | WritingCode
  | 'absence_stale'
  | 'absence_over'
  | 'absence_cancellation_pending'
  | 'absence_entitlement_exceeded'

export const stale = () => refuse('absence_stale', 'The absence has changed since it was read.')

/**
 * An absence with a patch laid over it; one that changes nothing gives the very same record back. What was submitted asks
 * again; what is approved stays in force as it is, and what it is to become waits beside it.
 */
export function update(
  period: AbsencePeriod,
  wanted: AbsenceDetails & { readonly extent: Extent },
  circumstances: Writing & { readonly unchanged: boolean },
): Decision<AbsencePeriod, announce.AbsenceFact<'absence.changed' | 'absence.submitted'>, UpdateCode> {
  const { unchanged, now, plan } = circumstances
  if (!unchanged) return stale()
  const to = period.state === 'pre_approved' ? 'submitted' : period.state
  const next = step(absenceLife, 'update', period.state, { to: to as 'draft' })
  if (isRefused(next)) return next
  const { extent } = wanted
  const isMoved = !isSameExtent(period.askedChange ?? period, extent)
  const refused =
    fieldRefusal(wanted, period.membershipId, circumstances) ??
    (isMoved ? extentRefusal(extent, circumstances, period.absenceTypeId) : null) ??
    (isMoved && next.state !== 'draft' && next.state !== 'returned' ? takingRefusal(plan) : null)
  if (refused) return refused
  const said = {
    note: wanted.note === undefined ? period.note : visibleText(wanted.note),
    replacementMembershipId:
      wanted.replacementMembershipId === undefined
        ? period.replacementMembershipId
        : (wanted.replacementMembershipId?.toLowerCase() ?? null),
  }
  const after: AbsencePeriod = isMoved
    ? { ...period, ...said, ...moved(period, extent, now), state: next.state }
    : { ...period, ...said }
  const changes = changesOf(period, after)
  if (changes.length === 0) return accept(period)
  const saved = { ...after, updatedAt: now }
  return accept(saved, {
    facts: isMoved ? factsOfMove(saved) : [],
    audit: [auditLine('update', saved, changes)],
  })
}

/** What another extent makes of an absence. */
function moved(period: AbsencePeriod, extent: Extent, now: Instant): Partial<AbsencePeriod> {
  if (period.state !== 'approved')
    return {
      ...extent,
      preApprovedByMembershipId: null,
      ...(period.submittedAt !== null && period.state !== 'returned' && { submittedAt: now }),
    }
  if (isSameExtent(period, extent)) return { askedChange: null }
  return { askedChange: { ...extent, askedAt: now, preApprovedByMembershipId: null }, submittedAt: now }
}

/** Drafts are not announced. */
function factsOfMove(period: AbsencePeriod): announce.AbsenceFact<'absence.changed' | 'absence.submitted'>[] {
  if (period.state === 'draft' || period.state === 'returned') return []
  return period.askedChange
    ? [announce.submitted({ ...period, ...asked(period.askedChange) })]
    : [announce.changed(period)]
}

/** A change that is asked for is announced by its dates, as something that waits. */
const asked = ({ startDate, endDate }: Extent) => ({ startDate, endDate })

export const isSameExtent = (one: Extent, other: Extent): boolean => keyOf(one) === keyOf(other)

const keyOf = (extent: Extent): string =>
  [
    extent.absenceTypeId,
    extent.startDate,
    extent.endDate,
    extent.startPart,
    extent.endPart,
    extent.minutesPerDay,
  ].join()

export const extentOf = ({
  absenceTypeId,
  startDate,
  endDate,
  startPart,
  endPart,
  minutesPerDay,
}: Extent): Extent => ({ absenceTypeId, startDate, endDate, startPart, endPart, minutesPerDay })
