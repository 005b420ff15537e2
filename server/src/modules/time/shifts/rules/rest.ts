import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { MINUTES_PER_DAY } from '../../../../platform/vocabulary/local-time.ts'
import { mondayOf } from '../../../../platform/vocabulary/weekdays.ts'
import type { PlannedShift } from './plan-facts.ts'
import type { ValuesOf } from './reasons.ts'
import { placed, type Placed, type Plan } from './plan.ts'

/**
 * 25 §: within the 24 hours from the beginning of each shift there is so much rest without interruption. A shift breaks it that
 * has part in such 24 hours, its own or those of the shift before it.
 */
export function tooLittleDailyRest(shift: PlannedShift, plan: Plan): ValuesOf<'shift_daily_rest'> | null {
  if (shift.membershipId === null || shift.cancelled) return null
  const { from, to } = placed(shift)
  const shifts = plan.ofMember(shift.membershipId)
  for (const each of shifts) {
    const end = each.from + MINUTES_PER_DAY
    if (each.from >= to) break
    if (end <= from) continue
    const due = dailyRestOf(each.shift, plan)
    const rest = longestRest(shifts, each.from, end)
    if (rest < due) return { from: plan.moment(each.shift.startAt), restMinutes: rest, dueMinutes: due }
  }
  return null
}

function dailyRestOf(shift: PlannedShift, plan: Plan): number {
  const rules = plan.rulesOf(shift)
  return shift.membershipId !== null && plan.isPeriodWork(shift.membershipId, shift.workDate)
    ? rules.dailyRestInPeriodWorkMinutes
    : rules.dailyRestMinutes
}

/** The longest stretch of a window in which nobody of the shifts works; they come by their beginning. */
function longestRest(shifts: readonly Placed[], from: number, to: number): number {
  let longest = 0
  let free = from
  for (const each of shifts) {
    if (each.from >= to) break
    longest = Math.max(longest, each.from - free)
    free = Math.max(free, each.to)
  }
  return Math.max(longest, to - free)
}

/**
 * 27 §: once a week, from Monday to Sunday, there is so much rest without interruption. Rest that begins in the week counts to
 * its end, also over Sunday midnight; of rest that began before counts what lies in the week. A shift breaks it that
 * lies in such a week, or ends the rest that began in it.
 */
export function tooLittleWeeklyRest(shift: PlannedShift, plan: Plan): ValuesOf<'shift_weekly_rest'> | null {
  const { membershipId, workDate } = shift
  if (membershipId === null || shift.cancelled) return null
  const due = plan.rulesOf(shift).weeklyRestMinutes
  const { from, to } = placed(shift)
  const monday = plan.once(`monday ${workDate}`, () => mondayOf(workDate))
  // A shift of 48 hours reaches into the next week, and one of a Monday ends the rest of the last.
  for (const each of [plan.later(monday, -7), monday, plan.later(monday, 7)]) {
    const week = weekOf(each, membershipId, plan)
    const concerned = (from < week.to && to > week.from) || week.restEndsAt === from
    if (concerned && week.rest < due) return { monday: each, restMinutes: week.rest, dueMinutes: due }
  }
  return null
}

interface WeekOfRest {
  readonly from: number
  readonly to: number
  /** The longest rest of the week. */
  readonly rest: number
  /** When the rest ends that lasts over the end of the week; null when none does, or it does not end. */
  readonly restEndsAt: number | null
}

const weekOf = (monday: PlainDate, membershipId: string, plan: Plan): WeekOfRest =>
  plan.once(`week of rest ${membershipId} ${monday}`, () => {
    const from = plan.minuteAt(monday, 0)
    const to = plan.minuteAt(addDays(monday, 7), 0)
    let rest = 0
    let free = from
    for (const each of plan.ofMember(membershipId)) {
      if (each.from >= to && free < to)
        return { from, to, rest: Math.max(rest, each.from - free), restEndsAt: each.from }
      if (each.from >= to) return { from, to, rest, restEndsAt: null }
      rest = Math.max(rest, each.from - free)
      free = Math.max(free, each.to)
    }
    return { from, to, rest: free < to ? Number.POSITIVE_INFINITY : rest, restEndsAt: null }
  })
