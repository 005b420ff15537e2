import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { actLimitsOn, type RuleCode, ruleCodes, ruleDefaults } from '../rules/act.ts'
import type { RuleSetting } from '../rules/settings.ts'

const DAY = 1440
const WEEK = 7 * DAY

/** The highest limit that says anything of each unit of them. */
const highest = { shift_daily_rest: DAY, shift_weekly_rest: WEEK, shift_weekly_maximum: WEEK } as const
const HIGHEST_COUNT = 60

/** A rule is named once, with a severity that may be its own and a limit that makes sense. */
export function check({
  rules,
}: {
  readonly rules: readonly RuleSetting[]
}): Refused<'shift_rule_invalid'> | undefined {
  const seen = new Set<string>()
  for (const { code, severity, limit } of rules) {
    const { fixed, limitUnit, severity: usual } = ruleDefaults[code]
    if (seen.has(code)) return refuse('shift_rule_invalid', `${code} is named twice.`)
    seen.add(code)
    if (fixed && severity !== usual) return refuse('shift_rule_invalid', `${code} is always a ${usual}.`)
    if (limit === null) continue
    if (limitUnit === null) return refuse('shift_rule_invalid', `${code} has no limit.`)
    const most = code in highest ? highest[code as keyof typeof highest] : HIGHEST_COUNT
    if (limit > most)
      return refuse('shift_rule_invalid', `The limit of ${code} is ${most} ${limitUnit} at most.`)
  }
  return undefined
}

/** Every rule as it is on a day where no unit says anything of it. */
export const defaultsOn = (date: PlainDate) =>
  ruleCodes.map(code => ({ code, ...ruleDefaults[code], limit: limitOn(code, date) }))

function limitOn(code: RuleCode, date: PlainDate): number | null {
  const act = actLimitsOn(date)
  switch (code) {
    case 'shift_daily_rest':
      return act.dailyRestMinutes
    case 'shift_weekly_rest':
      return act.weeklyRestMinutes
    case 'shift_weekly_maximum':
      return act.weeklyMaximumMinutes
    case 'shift_nights_in_row':
      return act.nightsInRow
    case 'shift_notice_short':
      return act.noticeDays
    default:
      return null
  }
}
