import { addDays, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { inHours } from './durations.ts'
import { type Plan, workOf } from './plan.ts'
import type { PlannedShift } from './plan-facts.ts'

/** A Monday, from which weeks are counted. */
const FIRST_MONDAY: PlainDate = '1970-01-05'

const weekNumberOf = (date: PlainDate): number => Math.floor((daysInRange(FIRST_MONDAY, date) - 1) / 7)

/**
 * 18 §: working time is at most so much a week on average over so many weeks, whichever weeks in a row one takes. A shift
 * breaks it whose week lies in weeks with more. Working time is what is planned, without breaks, by the date of the shift.
 */
export function aboveWeeklyMaximum(shift: PlannedShift, plan: Plan): string | null {
  const { membershipId, workDate } = shift
  if (membershipId === null || shift.cancelled) return null
  const { weeklyMaximumMinutes, averageWeeks } = plan.rulesOf(shift)
  const most = mostAround(membershipId, weekNumberOf(workDate), averageWeeks, plan)
  if (most.minutes <= weeklyMaximumMinutes * averageWeeks) return null
  const average = Math.ceil(most.minutes / averageWeeks)
  const since = addDays(FIRST_MONDAY, most.firstWeek * 7)
  return `In the ${averageWeeks} weeks from ${since} ${inHours(average)} a week are planned on average, and ${inHours(weeklyMaximumMinutes)} are the most.`
}

interface Weeks {
  readonly firstWeek: number
  readonly minutes: number
}

/** The fullest of the stretches of so many weeks that a week lies in, the first of them. */
const mostAround = (membershipId: Id, week: number, count: number, plan: Plan): Weeks =>
  plan.once(`fullest weeks ${membershipId} ${week} ${count}`, () => {
    const minutes = minutesByWeek(membershipId, plan)
    const sum = (firstWeek: number): number => {
      let together = 0
      for (let each = firstWeek; each < firstWeek + count; each++) together += minutes.get(each) ?? 0
      return together
    }
    let most: Weeks = { firstWeek: week - count + 1, minutes: sum(week - count + 1) }
    for (let firstWeek = week - count + 2; firstWeek <= week; firstWeek++) {
      const last = firstWeek + count - 1
      const together = (minutes.get(last) ?? 0) === 0 ? 0 : sum(firstWeek)
      if (together > most.minutes) most = { firstWeek, minutes: together }
    }
    return most
  })

const minutesByWeek = (membershipId: Id, plan: Plan): ReadonlyMap<number, number> =>
  plan.once(`weeks ${membershipId}`, () => {
    const around = plan
      .once('weeks around', () => Map.groupBy(plan.facts.weeksAround, each => each.membershipId))
      .get(membershipId)
    const weeks = new Map<number, number>()
    const add = (week: number, minutes: number) => weeks.set(week, (weeks.get(week) ?? 0) + minutes)
    for (const { monday, minutes } of around ?? []) add(weekNumberOf(monday), minutes)
    for (const each of plan.ofMember(membershipId)) add(weekNumberOf(each.shift.workDate), workOf(each))
    return weeks
  })
