import { daysInRange } from '../../../../platform/vocabulary/dates.ts'
import { MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import { placed, type Placed, type Plan } from './plan.ts'
import type { PlannedShift } from './plan-facts.ts'

/** Nobody is in two places at once, whichever units the places are of. */
export function overlapping(shift: PlannedShift, plan: Plan): string | null {
  if (shift.membershipId === null || shift.cancelled) return null
  const { from, to } = placed(shift)
  for (const each of plan.ofMember(shift.membershipId)) {
    if (each.from >= to) break
    if (from < each.to && each.shift.shiftKey !== shift.shiftKey)
      return `It overlaps another shift of the member, ${timesOf(each)}.`
  }
  return null
}

/** A day that payroll has stays as it is: neither what stood there nor what is to stand there may be on one. */
export function locked(shift: PlannedShift, plan: Plan): string | null {
  const former = plan.formerOf(shift)?.shift
  const day = [shift, former].find(
    each => each && each.membershipId !== null && plan.facts.locked(each.membershipId, each.workDate),
  )
  return day ? `A payroll lock covers ${day.workDate}.` : null
}

/** Where a half of a day ends and the other begins, in clock minutes. */
const NOON = MINUTES_PER_DAY / 2

/**
 * A shift on a date on which its member is absent. A morning or an afternoon is the half of the date; hours of absence have no
 * place in the day, and clash with nothing.
 */
export function absent(shift: PlannedShift, plan: Plan): string | null {
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
  return clash ? `The member is absent on ${workDate}${partNames[clash.part]}.` : null
}

const partNames = { full: '', am: ' in the morning', pm: ' in the afternoon', hours: '' }

/** The date of a shift decides, as of a work day: a night that ends on a closed day does not begin on it. */
export function closed(shift: PlannedShift, plan: Plan): string | null {
  const { planningUnitId, workDate } = shift
  if (shift.cancelled) return null
  const closure = plan
    .once('closures', () => Map.groupBy(plan.facts.closures, each => each.planningUnitId))
    .get(planningUnitId)
    ?.find(({ closedFrom, closedTo }) => closedFrom <= workDate && workDate <= closedTo)
  if (closure) return `The unit is closed on ${workDate}.`
  return plan.rulesOf(shift).closedOnPublicHolidays && plan.holidayKind(workDate) === 'public'
    ? `The unit is closed on public holidays, and ${workDate} is one.`
    : null
}

/** What members are told of, they are told in time. */
export function noticeTooLate(shift: PlannedShift, plan: Plan): string | null {
  const { toldFor } = shift
  if (toldFor === null) return null
  const days = daysInRange(plan.facts.today, toldFor) - 1
  const { noticeDays } = plan.rulesOf(shift)
  return days < noticeDays
    ? `It is told ${Math.max(0, days)} days before ${toldFor}, and ${noticeDays} are due.`
    : null
}

/** `2026-12-01T06:00Z to 14:00Z` says when without saying where. */
const timesOf = ({ shift }: Placed): string => `from ${shift.startAt} to ${shift.endAt}`
