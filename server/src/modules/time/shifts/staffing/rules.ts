import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { StaffedHours } from '../rules/plan-facts.ts'

/** Hours end after they begin, take as many as they need, and no hour of a weekday is named twice. */
export function check({
  hours,
}: {
  readonly hours: readonly StaffedHours[]
}): Refused<'shift_staffing_invalid'> | undefined {
  const seen = new Set<string>()
  for (const { weekday, fromHour, toHour, minimum, maximum } of hours) {
    if (toHour <= fromHour)
      return refuse('shift_staffing_invalid', `Hours from ${fromHour} to ${toHour} are none.`)
    if (maximum !== null && maximum < minimum)
      return refuse('shift_staffing_invalid', `A maximum of ${maximum} is below the minimum, ${minimum}.`)
    for (let hour = fromHour; hour < toHour; hour++) {
      const named = `${weekday} ${hour}`
      if (seen.has(named))
        return refuse('shift_staffing_invalid', `Hour ${hour} of weekday ${weekday} is named twice.`)
      seen.add(named)
    }
  }
  return undefined
}
