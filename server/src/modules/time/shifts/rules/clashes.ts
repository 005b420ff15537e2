import { daysInRange } from '../../../../platform/vocabulary/dates.ts'
import { MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import { placed, type Plan } from './plan.ts'
import type { PlannedShift } from './plan-facts.ts'
import type { ValuesOf } from './reasons.ts'

/** Nobody is in two places at once, whichever units the places are of. */
export function overlapping(shift: PlannedShift, plan: Plan): ValuesOf<'shift_overlap'> | null {
  if (shift.membershipId === null || shift.cancelled) return null
  const { from, to } = placed(shift)
  for (const each of plan.ofMember(shift.membershipId)) {
    if (each.from >= to) break
    if (from < each.to && each.shift.shiftKey !== shift.shiftKey)
      return { from: plan.moment(each.shift.startAt), to: plan.moment(each.shift.endAt) }
  }
  return null
}

/** A day that payroll has stays as it is: neither what stood there nor what is to stand there may be on one. */
export function locked(shift: PlannedShift, plan: Plan): ValuesOf<'shift_period_locked'> | null {
  const former = plan.formerOf(shift)?.shift
  const day = [shift, former].find(
    each => each && each.membershipId !== null && plan.facts.locked(each.membershipId, each.workDate),
  )
  return day ? { date: day.workDate } : null
}

/** Where a half of a day ends and the other begins, in clock minutes. */
const NOON = MINUTES_PER_DAY / 2

/**
 * A shift on a date on which its member is absent. A morning or an afternoon is the half of the date; hours of absence have no
 * place in the day, and clash with nothing.
 */
export function absent(shift: PlannedShift, plan: Plan): ValuesOf<'shift_member_absent'> | null {
  const { membershipId, workDate } = shift
  if (membershipId === null || shift.cancelled) return null
  const absences = plan
    .once('absences', () => Map.groupBy(plan.facts.absences, each => `${each.membershipId} ${each.date}`))
    .get(`${membershipId} ${workDate}`)
  if (!absences) return null
  const { from, to } = placed(shift)
  const clash = absences.find(({ part }) => {
    if (part === 'hours') return false
    if (part === 'am') return from < plan.minuteAt(workDate, NOON)
    return part === 'full' || to > plan.minuteAt(workDate, NOON)
  })
  return clash ? { date: workDate, part: clash.part } : null
}

/** The date of a shift decides, as of a work day: a night that ends on a closed day does not begin on it. */
export function closed(shift: PlannedShift, plan: Plan): ValuesOf<'shift_unit_closed'> | null {
  const { planningUnitId, workDate } = shift
  if (shift.cancelled) return null
  const closure = plan
    .once('closures', () => Map.groupBy(plan.facts.closures, each => each.planningUnitId))
    .get(planningUnitId)
    ?.find(({ closedFrom, closedTo }) => closedFrom <= workDate && workDate <= closedTo)
  if (closure) return { date: workDate, closedBy: 'closure' }
  return plan.rulesOf(shift).closedOnPublicHolidays && plan.holidayKind(workDate) === 'public'
    ? { date: workDate, closedBy: 'public_holiday' }
    : null
}

/** What members are told of, they are told in time. */
export function noticeTooLate(shift: PlannedShift, plan: Plan): ValuesOf<'shift_notice_short'> | null {
  const { toldFor } = shift
  if (toldFor === null) return null
  const days = daysInRange(plan.facts.today, toldFor) - 1
  const { noticeDays } = plan.rulesOf(shift)
  return days < noticeDays ? { days: Math.max(0, days), date: toldFor, noticeDays } : null
}
