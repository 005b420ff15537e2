import { datesInRange, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayPart } from '../accounts.ts'
import { type DatePart, type Extent, longestDays } from './record.ts'

/** What a caller says of an extent; what is left out stays, or is a whole day. */
export interface GivenExtent {
  readonly absenceTypeId?: Id | undefined
  readonly startDate?: PlainDate | undefined
  readonly endDate?: PlainDate | undefined
  readonly startPart?: DatePart | undefined
  readonly endPart?: DatePart | undefined
  readonly minutesPerDay?: number | null | undefined
}

type ExtentCode = 'range_end_before_start' | 'range_too_long' | 'absence_part_invalid'

/** The extent that is given, laid over the one that there is. */
export function laidOver(before: Extent, given: GivenExtent): Extent {
  const { startDate = before.startDate, endDate = before.endDate } = given
  const startPart = given.startPart ?? before.startPart
  const isSingle = startDate === endDate
  // Of a single day the part is said once.
  const told = given.startPart !== undefined && isSingle ? given.startPart : before.endPart
  return {
    absenceTypeId: given.absenceTypeId?.toLowerCase() ?? before.absenceTypeId,
    startDate,
    endDate,
    startPart,
    endPart: given.endPart ?? told,
    minutesPerDay: given.minutesPerDay === undefined ? before.minutesPerDay : given.minutesPerDay,
  }
}

/** Why an extent is none, whatever its type. */
export function formRefusal({
  startDate,
  endDate,
  startPart,
  endPart,
  minutesPerDay,
}: Extent): Refused<ExtentCode> | null {
  if (endDate < startDate)
    return refuse('range_end_before_start', `The absence ends on ${endDate}, before ${startDate}.`)
  if (daysInRange(startDate, endDate) > longestDays)
    return refuse('range_too_long', `An absence has at most ${longestDays} days.`, { maxDays: longestDays })
  const invalid = (detail: string) => refuse('absence_part_invalid', detail)
  if (minutesPerDay !== null && (startPart !== 'full' || endPart !== 'full'))
    return invalid('Minutes of the days are given, so that there are no mornings and afternoons.')
  if (startDate === endDate) return startPart === endPart ? null : invalid('A single day has one part.')
  if (startPart === 'am') return invalid('An absence of several days cannot begin with a morning.')
  return endPart === 'pm' ? invalid('An absence of several days cannot end with an afternoon.') : null
}

/** Which parts an absence type lets be taken. */
export interface PartRules {
  readonly unit: 'days' | 'hours'
  readonly partsAllowed: boolean
}

/** Why the type of an absence forbids the parts of days that it takes. */
export function partRefusal(
  { startPart, endPart, minutesPerDay }: Extent,
  { unit, partsAllowed }: PartRules,
): Refused<'absence_part_invalid'> | null {
  if (partsAllowed) return null
  if (startPart !== 'full' || endPart !== 'full')
    return refuse('absence_part_invalid', 'Only whole days of the absence type are taken.')
  return minutesPerDay === null || unit === 'hours'
    ? null
    : refuse('absence_part_invalid', 'The absence type is not taken by the hour.')
}

export interface PartOfDate {
  readonly date: PlainDate
  readonly part: DayPart
}

/** The dates of an extent, each with its part. */
export const partsOf = ({ startDate, endDate, startPart, endPart, minutesPerDay }: Extent): PartOfDate[] =>
  datesInRange(startDate, endDate).map(date => {
    if (minutesPerDay !== null) return { date, part: 'hours' }
    return { date, part: date === startDate ? startPart : date === endDate ? endPart : 'full' }
  })

/** The first date on which two extents take the same; a morning and an afternoon are beside each other. */
export function firstOverlap(one: Extent, other: Extent): PlainDate | null {
  if (one.startDate > other.endDate || other.startDate > one.endDate) return null
  const parts = new Map(partsOf(other).map(({ date, part }) => [date, part]))
  const clash = partsOf(one).find(({ date, part }) => {
    const beside = parts.get(date)
    return beside !== undefined && !(isHalf(part) && isHalf(beside) && part !== beside)
  })
  return clash?.date ?? null
}

const isHalf = (part: DayPart): boolean => part === 'am' || part === 'pm'
