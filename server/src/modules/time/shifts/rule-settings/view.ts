import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { lastChangeOf } from '../coming-rows.ts'
import { actLimitsOn, type RuleCode, ruleCodes, ruleDefaults } from '../rules/act.ts'
import type { RuleSettingRow } from './record.ts'
import type { ShiftRules } from './shapes.ts'

export const rules = (planningUnitId: Id, rows: readonly RuleSettingRow[], today: PlainDate): ShiftRules => ({
  planningUnitId,
  versions: rows.map(({ planningUnitId: _, updatedAt: __, ...row }, index) => {
    const next = rows[index + 1]
    return {
      ...row,
      rules: row.rules.map(setting => ({ ...setting })),
      validTo: next ? addDays(next.validFrom, -1) : null,
    }
  }),
  defaults: ruleCodes.map(code => ({ code, ...ruleDefaults[code], limit: limitOn(code, today) })),
  updatedAt: lastChangeOf(rows),
})

function limitOn(code: RuleCode, today: PlainDate): number | null {
  const act = actLimitsOn(today)
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
