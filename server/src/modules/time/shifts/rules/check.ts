import { sentenceOf } from '../../../../platform/contract/sentences.ts'
import { addDays, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type RuleCode, ruleCodes, ruleDefaults, type Severity } from './act.ts'
import { absent, closed, locked, noticeTooLate, overlapping } from './clashes.ts'
import { aboveStaffing, belowStaffing } from './coverage.ts'
import { tooManyNights } from './nights.ts'
import type { PlanFacts, PlannedShift, Violation } from './plan-facts.ts'
import { Plan, workOf } from './plan.ts'
import { type PlanReason, planReasons, type ValuesOf } from './reasons.ts'
import { tooLittleDailyRest, tooLittleWeeklyRest } from './rest.ts'
import type { RuleSettings } from './settings.ts'

/** A Monday, from which weeks are counted. */
const FIRST_MONDAY: PlainDate = '1970-01-05'

const weekNumberOf = (date: PlainDate): number => Math.floor((daysInRange(FIRST_MONDAY, date) - 1) / 7)

/**
 * 18 §: working time is at most so much a week on average over so many weeks, whichever weeks in a row one takes. A shift
 * breaks it whose week lies in weeks with more. Working time is what is planned, without breaks, by the date of the shift.
 */
function aboveWeeklyMaximum(shift: PlannedShift, plan: Plan): ValuesOf<'shift_weekly_maximum'> | null {
  const { membershipId, workDate } = shift
  if (membershipId === null || shift.cancelled) return null
  const { weeklyMaximumMinutes, averageWeeks } = plan.rulesOf(shift)
  const most = mostAround(membershipId, weekNumberOf(workDate), averageWeeks, plan)
  if (most.minutes <= weeklyMaximumMinutes * averageWeeks) return null
  return {
    weeks: averageWeeks,
    from: addDays(FIRST_MONDAY, most.firstWeek * 7),
    averageMinutes: Math.ceil(most.minutes / averageWeeks),
    maximumMinutes: weeklyMaximumMinutes,
  }
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

export type { PlanFacts, PlannedShift, Violation } from './plan-facts.ts'
export type { RuleSettings } from './settings.ts'

/** What a shift breaks of a rule, in values; null where it keeps it. */
type Checks = { readonly [Code in RuleCode]: (shift: PlannedShift, plan: Plan) => ValuesOf<Code> | null }

const checks: Checks = {
  shift_overlap: overlapping,
  shift_period_locked: locked,
  shift_member_absent: absent,
  shift_unit_closed: closed,
  shift_daily_rest: tooLittleDailyRest,
  shift_weekly_rest: tooLittleWeeklyRest,
  shift_weekly_maximum: aboveWeeklyMaximum,
  shift_nights_in_row: tooManyNights,
  shift_above_staffing: aboveStaffing,
  shift_below_staffing: belowStaffing,
  shift_notice_short: noticeTooLate,
}

/**
 * What the wanted shifts break, all of them together as the plan would then be: by shift in the order in which they came,
 * then in the order of the rules. Each is judged by the rules of its unit on its date. A rule that two shifts break
 * together, as by overlapping, is told of both.
 */
export function checkPlan(
  facts: PlanFacts,
  wanted: readonly PlannedShift[],
  settings: RuleSettings,
): readonly Violation[] {
  return [...checkEach(facts, wanted, settings)].flat()
}

/** The same shift by shift, for who lets others have a turn between them. */
export const checkEach = (
  facts: PlanFacts,
  wanted: readonly PlannedShift[],
  settings: RuleSettings,
): Generator<readonly Violation[], undefined> => brokenIn(new Plan(facts, wanted, settings), wanted)

/** What shifts of a plan break, shift by shift. */
export function* brokenIn(
  plan: Plan,
  shifts: readonly PlannedShift[],
): Generator<readonly Violation[], undefined> {
  for (const shift of shifts) yield brokenBy(shift, plan)
}

/**
 * What those of the wanted shifts break that break a rule which refuses them, by shift. Rules that refuse nothing are not
 * asked about the others, so that this can be asked again and again.
 */
export function checkRefused(
  facts: PlanFacts,
  wanted: readonly PlannedShift[],
  settings: RuleSettings,
  refuses: (shift: PlannedShift, severity: Severity) => boolean,
): ReadonlyMap<string, readonly Violation[]> {
  const plan = new Plan(facts, wanted, settings)
  const isRefused = (shift: PlannedShift) =>
    ruleCodes.some(
      code => refuses(shift, plan.rulesOf(shift).severityOf(code)) && checks[code](shift, plan) !== null,
    )
  return new Map(wanted.filter(isRefused).map(shift => [shift.shiftKey, brokenBy(shift, plan)] as const))
}

const brokenBy = (shift: PlannedShift, plan: Plan): Violation[] =>
  ruleCodes.flatMap(code => {
    const values = checks[code](shift, plan)
    if (values === null) return []
    const detail = sentenceOf(planReasons, { code, values } as PlanReason, 'en')
    const severity = plan.rulesOf(shift).severityOf(code)
    return [{ shiftKey: shift.shiftKey, code, severity, values, detail, law: ruleDefaults[code].law }]
  })
