import { sentenceOf } from '../../../../platform/contract/sentences.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { RequestedDay, PlannedPeriod, TakenDay } from '../accounts.ts'
import { type AbsenceDayReason, absenceDayReasons } from '../reasons.ts'
import type { DatedAbsenceType } from '../types/reading.ts'
import { firstOverlap, partRefusal, type PartOfDate, partsOf } from './extent.ts'
import type { AbsenceDay, Extent } from './record.ts'

/** What a date expects of the member, as work days tell it. */
interface Expectation {
  readonly minutes: number | null
  readonly reason: AbsenceDayReason | null
}

/** What an absence does to one day, as work days take it. */
export interface AbsenceMark {
  readonly membershipId: Id
  readonly date: PlainDate
  readonly periodId: Id
  readonly typeVersionId: Id
  readonly does:
    | { readonly kind: 'whole'; readonly dayTypeId: Id }
    | { readonly kind: 'part'; readonly entryTypeId: Id; readonly minutes: number }
}

/** An absence whose days are worked out. */
export interface PlanSubject {
  readonly periodId: Id
  readonly membershipId: Id
  readonly extent: Extent
}

/** Another absence of the member that takes its dates. */
export interface OtherPeriod extends Extent {
  readonly id: Id
  readonly membershipId: Id
}

/** One date of an absence with what it is of and what is expected on it. */
export interface PlannedDate extends PartOfDate {
  readonly version: DatedAbsenceType
  readonly minutes: number | null
  readonly reason: AbsenceDayReason | null
}

/** What an absence comes to: its days, what they take, and why it may not be. */
export interface Plan {
  /** The version of the type that is in force where the absence begins; it says how it is decided on. */
  readonly type: DatedAbsenceType | null
  readonly dates: readonly PlannedDate[]
  readonly days: readonly AbsenceDay[]
  readonly taken: PlannedPeriod | null
  readonly overlap: { readonly periodId: Id; readonly workDate: PlainDate } | null
}

/** The dates of an absence; null where no version of its type covers one of them. */
export function datesOf(
  { membershipId, extent }: PlanSubject,
  versions: readonly DatedAbsenceType[],
  expected: (membershipId: Id, date: PlainDate) => Expectation,
): PlannedDate[] | null {
  const ofType = versions.filter(({ id }) => id === extent.absenceTypeId)
  const dates = partsOf(extent).map(({ date, part }): PlannedDate | null => {
    const version = versionAt(ofType, date)
    if (!version) return null
    const { minutes, reason } = expected(membershipId, date)
    return { date, part, version, minutes: partOfMinutes(part, minutes, extent.minutesPerDay), reason }
  })
  return dates.some(date => date === null) ? null : dates.flatMap(date => date ?? [])
}

/** What of a day's minutes a part has; the afternoon has the odd minute. */
function partOfMinutes(
  part: PartOfDate['part'],
  minutes: number | null,
  minutesPerDay: number | null,
): number | null {
  if (minutes === null) return null
  switch (part) {
    case 'full':
      return minutes
    case 'am':
      return Math.floor(minutes / 2)
    case 'pm':
      return Math.ceil(minutes / 2)
    case 'hours':
      return minutes === 0 ? (minutesPerDay ?? 0) : Math.min(minutesPerDay ?? 0, minutes)
  }
}

/** What an account is asked of the dates of an absence. */
export const requestedDays = (dates: readonly PlannedDate[]): RequestedDay[] =>
  dates.map(({ date, part, minutes }) => ({ date, part, minutes }))

/** The days as they are kept; `taken` says what an account counts, and without one working days count. */
export const daysOf = (
  { periodId, membershipId }: PlanSubject,
  dates: readonly PlannedDate[],
  taken: PlannedPeriod | null,
  wholeMinutes: (date: PlainDate) => number | null,
): AbsenceDay[] => {
  const byDate = new Map(taken?.days.map(day => [day.date, day]))
  return dates.map(({ date, part, version, minutes, reason }) => {
    const counted = byDate.get(date) ?? ownCount({ part, version, minutes, reason }, wholeMinutes(date))
    return {
      periodId,
      membershipId,
      workDate: date,
      absenceTypeVersionId: version.versionId,
      part,
      minutes,
      amount: counted.amount.toFixed(4),
      unit: counted.unit,
      // The version of the service before this one reads the sentence.
      reason: counted.reason && sentenceOf(absenceDayReasons, counted.reason, 'en'),
      explanation: counted.reason,
    }
  })
}

/** What a date counts where no account does: a working day or its part, or the minutes of the target. */
function ownCount(
  { part, version, minutes, reason }: Omit<PlannedDate, 'date'>,
  whole: number | null,
): Omit<TakenDay, 'date'> {
  const unit = version.unit === 'hours' ? 'minutes' : 'days'
  if (minutes === null) return { amount: 0, unit, reason }
  if (unit === 'minutes') return { amount: minutes, unit, reason: null }
  if (part === 'full') return { amount: 1, unit, reason: null }
  if (part !== 'hours') return { amount: 0.5, unit, reason: null }
  return { amount: whole ? minutes / whole : 0, unit, reason: null }
}

/** What a plan does to the days of the member: nothing where no work is expected. */
export const marksOf = ({ periodId, membershipId }: PlanSubject, { dates }: Plan): AbsenceMark[] =>
  dates.flatMap(({ date, part, version, minutes }): AbsenceMark[] => {
    if (minutes === null) return []
    const day = { membershipId, date, periodId, typeVersionId: version.versionId }
    if (part === 'full') return [{ ...day, does: { kind: 'whole', dayTypeId: version.dayTypeId } }]
    if (minutes === 0 || version.entryTypeId === null) return []
    return [{ ...day, does: { kind: 'part', entryTypeId: version.entryTypeId, minutes } }]
  })

/** The first absence that lies on the same. */
export function overlapAmong(
  { periodId, membershipId, extent }: PlanSubject,
  others: readonly OtherPeriod[],
): Plan['overlap'] {
  for (const other of others) {
    if (other.id === periodId || other.membershipId !== membershipId) continue
    const workDate = firstOverlap(extent, other)
    if (workDate !== null) return { periodId: other.id, workDate }
  }
  return null
}

export type PlanCode =
  | 'absence_type_not_found'
  | 'absence_part_invalid'
  | 'absence_period_overlap'
  | 'absence_no_working_days'

/** Why an absence cannot be as it is planned; `kept` is the type that it has already, which may be out of use. */
export function planRefusal(extent: Extent, plan: Plan, kept: Id | null): Refused<PlanCode> | null {
  const { type, overlap, days } = plan
  const isUsable = type !== null && (type.active || type.id === kept)
  if (!isUsable || days.length === 0) {
    const detail = `No absence type ${extent.absenceTypeId} is in use on all of the dates.`
    return refuse('absence_type_not_found', detail)
  }
  const ofPart = partRefusal(extent, type)
  if (ofPart) return ofPart
  if (overlap) {
    const detail = `The member has another absence on ${overlap.workDate}.`
    return refuse('absence_period_overlap', detail, { ...overlap })
  }
  if (days.every(({ minutes, amount }) => minutes === null && Number(amount) === 0))
    return refuse('absence_no_working_days', 'No work is expected on any of the dates.')
  return null
}

/** Why an absence cannot be taken from what its type takes from; drafts may be. */
export function takingRefusal({ taken, days }: Plan): Refused<'absence_entitlement_exceeded'> | null {
  const refusal = taken?.refusal
  if (!refusal) return null
  const { code: because, detail, available } = refusal
  return refuse('absence_entitlement_exceeded', detail, { available, unit: days[0]?.unit ?? 'days', because })
}
