import { type Decision, type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { type ChangedRows, type Circumstances, type ComingRows, replaceComing } from '../coming-rows.ts'
import { ruleDefaults } from '../rules/act.ts'
import type { RuleSettingRow } from './record.ts'
import type { WantedRules } from './shapes.ts'

const kind: ComingRows<RuleSettingRow, 'shift_rules'> = {
  prefix: 'shift_rules',
  targetType: 'shift_rule_setting',
  startOf: ({ validFrom }) => validFrom,
  saidBy: ({ closedOnPublicHolidays, averageWeeks, rules }) => ({
    closedOnPublicHolidays,
    averageWeeks,
    rules: rules.map(({ code, severity, limit }) => ({ code, severity, limit })),
  }),
}

export type SetCode =
  | 'shift_rules_in_past'
  | 'shift_rules_repeated'
  | 'shift_rules_stale'
  | 'shift_rule_invalid'

/** What a unit says of its rules from today on. */
export function set(
  wanted: readonly WantedRules[],
  circumstances: Circumstances<RuleSettingRow>,
): Decision<ChangedRows<RuleSettingRow>, never, SetCode> {
  for (const { rules } of wanted) {
    const refused = refusalOf(rules)
    if (refused) return refused
  }
  const { planningUnitId, now } = circumstances
  const rows = wanted.map(row => ({ planningUnitId, ...row, createdAt: now, updatedAt: now }))
  return replaceComing(kind, rows, circumstances)
}

const DAY = 1440
const WEEK = 7 * DAY

/** The highest limit that says anything of each unit of them. */
const highest = { shift_daily_rest: DAY, shift_weekly_rest: WEEK, shift_weekly_maximum: WEEK } as const
const HIGHEST_COUNT = 60

function refusalOf(rules: WantedRules['rules']): Refused<'shift_rule_invalid'> | undefined {
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
