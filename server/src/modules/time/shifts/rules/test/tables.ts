import { expect, it } from 'vitest'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import type { RuleCode } from '../act.ts'
import { checkPlan, type PlanFacts, type PlannedShift } from '../check.ts'
import type { UnitRules } from '../settings.ts'
import { noFacts } from './plans.ts'

/** A Monday without a holiday near it. */
export const monday = '2026-11-09'
export const day = (index: number) => addDays(monday, index)

export const rules = (more: Partial<UnitRules> = {}): UnitRules[] => [
  {
    planningUnitId: 'unit-a',
    validFrom: '2020-01-01',
    closedOnPublicHolidays: false,
    averageWeeks: null,
    rules: [],
    ...more,
  },
]

/** What the shifts of the table break of one rule, as keys of shifts. */
function broken(
  code: RuleCode,
  wanted: readonly PlannedShift[],
  facts: Partial<PlanFacts> = {},
  settings: UnitRules[] = [],
) {
  return checkPlan({ ...noFacts, ...facts }, wanted, settings)
    .filter(each => each.code === code)
    .map(({ shiftKey }) => shiftKey)
}

export interface Row {
  readonly name: string
  readonly wanted: readonly PlannedShift[]
  readonly facts?: Partial<PlanFacts>
  readonly settings?: UnitRules[]
  readonly breaks: readonly string[]
}

export const table = (code: RuleCode, rows: readonly Row[]) =>
  it.each(rows)('$name', ({ wanted, facts, settings, breaks }) =>
    expect(broken(code, wanted, facts, settings)).toEqual(breaks),
  )
