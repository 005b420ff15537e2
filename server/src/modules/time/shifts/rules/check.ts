import { type RuleCode, ruleCodes, ruleDefaults, type Severity } from './act.ts'
import { aboveWeeklyMaximum } from './averages.ts'
import { absent, closed, locked, overlapping, noticeTooLate } from './clashes.ts'
import { aboveStaffing, belowStaffing } from './coverage.ts'
import { tooManyNights } from './nights.ts'
import { Plan } from './plan.ts'
import type { PlanFacts, PlannedShift, Violation } from './plan-facts.ts'
import { tooLittleDailyRest, tooLittleWeeklyRest } from './rest.ts'
import type { RuleSettings } from './settings.ts'

export type { PlanFacts, PlannedShift, Violation } from './plan-facts.ts'
export type { RuleSettings } from './settings.ts'

/** What a shift breaks of a rule, in a sentence; null where it keeps it. */
export type Check = (shift: PlannedShift, plan: Plan) => string | null

const checks: Readonly<Record<RuleCode, Check>> = {
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
    const detail = checks[code](shift, plan)
    if (detail === null) return []
    const severity = plan.rulesOf(shift).severityOf(code)
    return [{ shiftKey: shift.shiftKey, code, severity, detail, law: ruleDefaults[code].law }]
  })
