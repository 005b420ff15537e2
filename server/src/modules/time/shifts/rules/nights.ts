import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { actLimitsOn } from './act.ts'
import { type Placed, placed, type Plan } from './plan.ts'
import type { PlannedShift } from './plan-facts.ts'
import type { ValuesOf } from './reasons.ts'

/**
 * A row is followed so far to either side of a shift, or as far as its limit: whatever is checked with the shift, so much of it is
 * known, and it is told in the same words.
 */
const LONGEST_FOLLOWED = 12

/** A night that a shift has part in may begin on the day before it or after it, and so may each night of its row. */
export const daysBesideNights = 2

/**
 * 8 §: so many night shifts one after the other at most. A shift breaks it with which, or before or after which, there is a
 * night shift in every one of more nights in a row. A night has the date on which it begins.
 */
export function tooManyNights(shift: PlannedShift, plan: Plan): ValuesOf<'shift_nights_in_row'> | null {
  const { membershipId } = shift
  if (membershipId === null || shift.cancelled) return null
  const { nightsInRow } = plan.rulesOf(shift)
  const nights = nightsOfMember(membershipId, plan)
  for (const night of nightsOf(placed(shift), plan)) {
    const most = Math.max(LONGEST_FOLLOWED, nightsInRow)
    const before = followed(night, -1, nights, most, plan)
    const after = followed(night, 1, nights, most, plan)
    const count = before + 1 + after
    if (count > nightsInRow)
      return {
        nights: count,
        counted: Math.max(before, after) < most ? 'all' : 'at_least',
        from: plan.later(night, -before),
        maximum: nightsInRow,
      }
  }
  return null
}

/** How many nights there are in a row after a night, or before it, as far as they are followed. */
function followed(
  night: PlainDate,
  step: 1 | -1,
  nights: ReadonlySet<PlainDate>,
  most: number,
  plan: Plan,
): number {
  let count = 0
  while (count < most && nights.has(plan.later(night, step * (count + 1)))) count++
  return count
}

const nightsOfMember = (membershipId: Id, plan: Plan): ReadonlySet<PlainDate> =>
  plan.once(
    `nights ${membershipId}`,
    () =>
      new Set(
        [...plan.ofMember(membershipId), ...farNightsOf(membershipId, plan)].flatMap(each =>
          nightsOf(each, plan),
        ),
      ),
  )

const farNightsOf = (membershipId: Id, plan: Plan): readonly Placed[] =>
  plan
    .once('nights around', () =>
      Map.groupBy(plan.facts.nightsAround.map(placed), ({ shift }) => shift.membershipId),
    )
    .get(membershipId) ?? []

/** The nights for which a shift is a night shift: those before its date, on it and after it may be. */
function nightsOf({ shift, from, to }: Placed, plan: Plan): PlainDate[] {
  const { nightShiftMinutes, nightFromMinutes, nightToMinutes } = actLimitsOn(shift.workDate)
  return [-1, 0, 1]
    .map(days => plan.later(shift.workDate, days))
    .filter(date => {
      const night = { from: plan.minuteAt(date, nightFromMinutes), to: plan.minuteAt(date, nightToMinutes) }
      return Math.min(to, night.to) - Math.max(from, night.from) >= nightShiftMinutes
    })
}
