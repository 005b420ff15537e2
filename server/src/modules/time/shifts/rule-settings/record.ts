import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, flag, instant, integer, json, uuid } from '../../../../platform/data/table-columns.ts'
import type { RuleSetting } from '../rules/settings.ts'

/** What a planning unit says of the rules of its plan, from a day on until its next row begins. */
export const ruleSettingTable = table(
  'shiftRuleSettings',
  {
    planningUnitId: uuid.fixed(),
    validFrom: date.fixed(),
    closedOnPublicHolidays: flag,
    averageWeeks: integer.nullable(),
    rules: json<readonly RuleSetting[]>(),
    createdAt: instant.fixed(),
    updatedAt: instant,
  },
  { key: ['planningUnitId', 'validFrom'] },
)

export type RuleSettingRow = RowOf<typeof ruleSettingTable>
