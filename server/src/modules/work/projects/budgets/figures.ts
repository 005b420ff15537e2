import { addDays, daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { partBp, rounded } from '../../../../platform/vocabulary/money.ts'

/** What was used of a budget on a day, in minutes or cents. */
export interface Use {
  readonly date: PlainDate
  readonly amount: number
}

/** The days that the burn is measured over, and the weeks that they are. */
const burnDays = 28
const burnWeeks = 4

/** How a budget stands on a day, in minutes or cents. */
export interface BudgetFigure {
  readonly budget: number | null
  readonly used: number
  readonly remaining: number | null
  readonly usedShareBp: number | null
  readonly burnPerWeek: number
  readonly forecast: number | null
  readonly explain: {
    readonly formula: string
    readonly rows: number
    readonly burnFrom: PlainDate
    readonly burnTo: PlainDate
    readonly burned: number
    readonly weeksLeft: number | null
  }
}

export const forecastFormula = 'used + burnPerWeek × weeksLeft'

/** What is left of a budget, how fast it goes, and what it comes to by the end date at that pace. */
export function budgetFigure(
  uses: readonly Use[],
  { budget, asOf, endDate }: { budget: number | null; asOf: PlainDate; endDate: PlainDate | null },
): BudgetFigure {
  const burnFrom = addDays(asOf, 1 - burnDays)
  const counted = uses.filter(({ date }) => date <= asOf)
  const used = sumOf(counted)
  const burned = sumOf(counted.filter(({ date }) => date >= burnFrom))
  const burnPerWeek = rounded(BigInt(burned), burnWeeks)
  const weeksLeft = endDate === null ? null : Math.max(0, Math.ceil((daysInRange(asOf, endDate) - 1) / 7))
  return {
    budget,
    used,
    remaining: budget === null ? null : budget - used,
    usedShareBp: budget === null ? null : partBp(used, budget),
    burnPerWeek,
    forecast: weeksLeft === null ? null : used + burnPerWeek * weeksLeft,
    explain: { formula: forecastFormula, rows: counted.length, burnFrom, burnTo: asOf, burned, weeksLeft },
  }
}

const sumOf = (uses: readonly Use[]): number => uses.reduce((sum, { amount }) => sum + amount, 0)
