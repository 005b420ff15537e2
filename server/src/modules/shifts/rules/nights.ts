import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { actLimitsOn } from './act.ts'
import { type Placed, placed, type Plan } from './plan.ts'
import type { PlannedShift } from './plan-facts.ts'

/**
 * 8 §: so many night shifts one after the other at most. A shift breaks it with which, or before or after which, there is a
 * night shift in every one of more nights in a row. A night has the date on which it begins.
 */
export function tooManyNights(shift: PlannedShift, plan: Plan): string | null {
  const { membershipId } = shift
  if (membershipId === null || shift.cancelled) return null
  const { nightsInRow } = plan.rulesOf(shift)
  const nights = nightsOfMember(membershipId, plan)
  for (const night of nightsOf(placed(shift), plan)) {
    let first = night
    while (nights.has(plan.later(first, -1))) first = plan.later(first, -1)
    let count = 0
    for (let each = first; nights.has(each); each = plan.later(each, 1)) count++
    if (count > nightsInRow)
      return `There are ${count} night shifts in a row from the night of ${first}, and ${nightsInRow} are the most.`
  }
  return null
}

const nightsOfMember = (membershipId: Id, plan: Plan): ReadonlySet<PlainDate> =>
  plan.once(
    `nights ${membershipId}`,
    () => new Set(plan.ofMember(membershipId).flatMap(each => nightsOf(each, plan))),
  )

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
