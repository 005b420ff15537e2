import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import { refuse, type Refused } from '../../platform/vocabulary/decision.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Day, DayCircumstances } from './day.ts'

interface MarkedDay {
  readonly workDate: PlainDate
  readonly day: Pick<Day, 'dayTypeId'> | undefined
  readonly onDay: Pick<DayCircumstances, 'dayType'>
  /** The day type as its family says it on the date. */
  readonly wanted: { readonly code: string; readonly active: boolean } | null | undefined
}

/** Why a day type cannot mark a day, or null; one that is out of use stays on the days that it marks. */
export function refuseDayType(
  dayTypeId: Id | null,
  { workDate, day, onDay, wanted }: MarkedDay,
): Refused<'day_type_not_found'> | null {
  if (dayTypeId === null) return null
  if (onDay.dayType === null)
    return refuse('day_type_not_found', `No day type ${dayTypeId} has a version for ${workDate}.`)
  const isNew = dayTypeId !== (day?.dayTypeId ?? null)
  return isNew && wanted?.active === false
    ? refuse('day_type_not_found', `The day type “${wanted.code}” is inactive and marks no further day.`)
    : null
}
