import { type Decision, type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { type ChangedRows, type Circumstances, type ComingRows, replaceComing } from '../coming-rows.ts'
import type { HourlyStaffing } from './record.ts'
import type { WantedStaffing } from './shapes.ts'

const kind: ComingRows<HourlyStaffing, 'shift_staffing'> = {
  prefix: 'shift_staffing',
  targetType: 'shift_staffing',
  startOf: ({ validFrom }) => validFrom,
  saidBy: ({ hours }) =>
    hours.map(({ weekday, fromHour, toHour, minimum, maximum }) => ({
      weekday,
      fromHour,
      toHour,
      minimum,
      maximum,
    })),
}

export type SetCode =
  | 'shift_staffing_in_past'
  | 'shift_staffing_repeated'
  | 'shift_staffing_stale'
  | 'shift_staffing_invalid'

/** What a unit needs and takes from today on. */
export function set(
  wanted: readonly WantedStaffing[],
  circumstances: Circumstances<HourlyStaffing>,
): Decision<ChangedRows<HourlyStaffing>, never, SetCode> {
  for (const { hours } of wanted) {
    const refused = refusalOf(hours)
    if (refused) return refused
  }
  const { planningUnitId, now } = circumstances
  const rows = wanted.map(row => ({ planningUnitId, ...row, createdAt: now, updatedAt: now }))
  return replaceComing(kind, rows, circumstances)
}

function refusalOf(hours: WantedStaffing['hours']): Refused<'shift_staffing_invalid'> | undefined {
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
