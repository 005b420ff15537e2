import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { staffedAs } from '../../../../platform/vocabulary/weekdays.ts'
import { placed, type Placed, type Plan } from './plan.ts'
import type { PlannedShift, StaffedHours } from './plan-facts.ts'
import type { ValuesOf } from './reasons.ts'

/** How a unit is staffed in an hour of a date. */
export interface CoveredHour {
  /** 0 to 23 of the clock; an hour that the clock skips is not there, one that it repeats is one of two hours. */
  readonly hour: number
  readonly from: number
  readonly to: number
  /** How many are there in the weakest moment of the hour, and in the strongest. */
  readonly least: number
  readonly most: number
  /** 0 where nobody is needed, null where there is no most. */
  readonly minimum: number
  readonly maximum: number | null
}

/** More are planned in an hour of the shift than its unit takes. Who nobody is planned for counts for nobody. */
export function aboveStaffing(shift: PlannedShift, plan: Plan): ValuesOf<'shift_above_staffing'> | null {
  if (shift.membershipId === null || shift.cancelled) return null
  for (const { date, hour } of hoursOf(shift.planningUnitId, [placed(shift)], plan))
    if (hour.maximum !== null && hour.most > hour.maximum)
      return { date, hour: hour.hour, planned: hour.most, maximum: hour.maximum }
  return null
}

/**
 * Fewer are planned than the unit needs, in an hour of the shift or of the one whose place it takes. It is told with what members
 * are told: while a plan is made, everybody is still wanting.
 */
export function belowStaffing(shift: PlannedShift, plan: Plan): ValuesOf<'shift_below_staffing'> | null {
  if (shift.toldFor === null) return null
  const former = plan.formerOf(shift)
  const left = former?.shift.planningUnitId === shift.planningUnitId ? [former] : []
  const spans = shift.cancelled ? left : [placed(shift), ...left]
  for (const { date, hour } of hoursOf(shift.planningUnitId, spans, plan))
    if (hour.least < hour.minimum) return { date, hour: hour.hour, planned: hour.least, needed: hour.minimum }
  return null
}

/** How a unit is staffed in each hour of a date. */
export const coverageOf = (planningUnitId: Id, date: PlainDate, plan: Plan): readonly CoveredHour[] =>
  plan.once(`coverage ${planningUnitId} ${date}`, () => {
    const hours = neededOn(planningUnitId, date, plan)
    const staff = staffAround(planningUnitId, date, plan)
    return Array.from({ length: 24 }, (_, hour): CoveredHour => {
      const from = plan.minuteAt(date, hour * 60)
      const to = plan.minuteAt(date, (hour + 1) * 60)
      const row = hours.find(({ fromHour, toHour }) => fromHour <= hour && hour < toHour)
      return {
        hour,
        from,
        to,
        ...staffedIn(staff, from, to),
        minimum: row?.minimum ?? 0,
        maximum: row?.maximum ?? null,
      }
    }).filter(({ from, to }) => from < to)
  })

function neededOn(planningUnitId: Id, date: PlainDate, plan: Plan): readonly StaffedHours[] {
  const rows = plan
    .once('staffing', () => Map.groupBy(plan.facts.staffing, each => each.planningUnitId))
    .get(planningUnitId)
  const weekday = staffedAs(date, plan.holidayKind(date) ?? null)
  const inForce = rows?.findLast(({ validFrom }) => validFrom <= date)
  return inForce?.hours.filter(each => each.weekday === weekday) ?? []
}

/** The staffed shifts of a unit that begin on a date or on the one before it: none reaches further. */
function staffAround(planningUnitId: Id, date: PlainDate, plan: Plan): readonly Placed[] {
  const byDate = plan.once(`staff by date ${planningUnitId}`, () =>
    Map.groupBy(plan.staffOf(planningUnitId), ({ shift }) => shift.workDate),
  )
  return [-1, 0].flatMap(days => byDate.get(plan.later(date, days)) ?? [])
}

/** How many of the shifts last at the weakest and the strongest moment of a stretch: they change where one begins or ends. */
function staffedIn(staff: readonly Placed[], from: number, to: number) {
  const within = staff.filter(each => each.from < to && each.to > from)
  const moments = [from, ...within.flatMap(each => [each.from, each.to])].filter(at => at >= from && at < to)
  const counts = moments.map(at => within.filter(each => each.from <= at && at < each.to).length)
  return { least: Math.min(...counts), most: Math.max(...counts) }
}

/** The hours of the clock that spans touch, by date and hour. */
function hoursOf(planningUnitId: Id, spans: readonly Placed[], plan: Plan) {
  const dates = new Set(spans.flatMap(({ shift }) => [0, 1].map(days => plan.later(shift.workDate, days))))
  return [...dates].sort().flatMap(date =>
    coverageOf(planningUnitId, date, plan)
      .filter(hour => spans.some(({ from, to }) => from < hour.to && hour.from < to))
      .map(hour => ({ date, hour })),
  )
}
