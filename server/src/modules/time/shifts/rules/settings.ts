import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type ActLimits, actLimitsOn, type RuleCode, ruleDefaults, type Severity } from './act.ts'

/** What a unit says of a rule from a day on. */
export interface RuleSetting {
  readonly code: RuleCode
  readonly severity: Severity
  /** In the unit of the rule; null: what the act says. */
  readonly limit: number | null
}

/** What a unit says of its rules from a day on, until its next row begins. */
export interface UnitRules {
  readonly planningUnitId: Id
  readonly validFrom: PlainDate
  readonly closedOnPublicHolidays: boolean
  /** Over how many weeks the weekly maximum is an average; null: what the act says. */
  readonly averageWeeks: number | null
  /** Rules that are not named are as `ruleDefaults` says. */
  readonly rules: readonly RuleSetting[]
}

/** The rows of units, those of each unit oldest first. A unit without any goes by the act. */
export type RuleSettings = readonly UnitRules[]

/** What a unit goes by on a date. */
export interface RulesOfDay extends Omit<ActLimits, 'validFrom'> {
  readonly closedOnPublicHolidays: boolean
  readonly severityOf: (code: RuleCode) => Severity
}

/** Reads what units go by, of rows that were read once. */
export class RuleBook {
  readonly #rows: ReadonlyMap<Id, readonly UnitRules[]>
  readonly #known = new Map<UnitRules | undefined, Map<ActLimits, RulesOfDay>>()

  constructor(settings: RuleSettings) {
    this.#rows = Map.groupBy(settings, ({ planningUnitId }) => planningUnitId)
  }

  on(planningUnitId: Id, date: PlainDate): RulesOfDay {
    const row = this.#rows.get(planningUnitId)?.findLast(({ validFrom }) => validFrom <= date)
    const act = actLimitsOn(date)
    const known = this.#known.get(row) ?? new Map<ActLimits, RulesOfDay>()
    this.#known.set(row, known)
    const rules = known.get(act) ?? rulesOf(row, act)
    known.set(act, rules)
    return rules
  }
}

function rulesOf(row: UnitRules | undefined, act: ActLimits): RulesOfDay {
  const said = new Map(row?.rules.map(setting => [setting.code, setting]))
  const limit = (code: RuleCode, ofAct: number) => said.get(code)?.limit ?? ofAct
  return {
    ...act,
    dailyRestMinutes: limit('shift_daily_rest', act.dailyRestMinutes),
    // A limit that the unit sets is agreed on for all of its work.
    dailyRestInPeriodWorkMinutes: limit('shift_daily_rest', act.dailyRestInPeriodWorkMinutes),
    weeklyRestMinutes: limit('shift_weekly_rest', act.weeklyRestMinutes),
    weeklyMaximumMinutes: limit('shift_weekly_maximum', act.weeklyMaximumMinutes),
    averageWeeks: row?.averageWeeks ?? act.averageWeeks,
    nightsInRow: limit('shift_nights_in_row', act.nightsInRow),
    noticeDays: limit('shift_notice_short', act.noticeDays),
    closedOnPublicHolidays: row?.closedOnPublicHolidays ?? false,
    severityOf: code =>
      (ruleDefaults[code].fixed ? undefined : said.get(code)?.severity) ?? ruleDefaults[code].severity,
  }
}
