import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** The day type that a day is to have; `version` is the one of the date, null without one. */
interface WantedDayType {
  readonly id: Id | null
  readonly version: { readonly code: string; readonly active: boolean } | null
}

/** A day that an absence marks is another day again when the absence is changed or cancelled. */
export const absentDayRefusal = (
  date: PlainDate,
  absencePeriodId: Id | null,
): Refused<'day_has_absence'> | undefined =>
  absencePeriodId === null
    ? undefined
    : refuse('day_has_absence', `${date} is marked by an absence.`, { workDate: date, absencePeriodId })

/** Why a day may not be marked so. A day keeps the type that it has, also when it is inactive by now. */
export function dayTypeRefusal(
  date: PlainDate,
  { id, version }: WantedDayType,
  current: Id | null,
): Refused<'day_type_not_found'> | undefined {
  if (id === null) return undefined
  if (!version) return refuse('day_type_not_found', `No day type ${id} has a version for ${date}.`)
  if (version.active || id === current) return undefined
  return refuse('day_type_not_found', `The day type “${version.code}” is inactive and marks no further day.`)
}
