import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'

/** When the holiday of an earning year is to be given (20 §): so many days of it in summer, the rest until the next spring. */
export interface Season {
  readonly summerFrom: PlainDate
  readonly summerTo: PlainDate
  readonly summerDays: number
  readonly winterTo: PlainDate
  readonly winterDays: number
}

/** Of the earning year that ended on a 31 March with so many days. */
export function seasonOf(yearEnd: PlainDate, earnedDays: number, seasonDays: number): Season {
  const year = Number(yearEnd.slice(0, 4))
  const summerDays = Math.min(earnedDays, seasonDays)
  return {
    summerFrom: `${year}-05-02`,
    summerTo: `${year}-09-30`,
    summerDays,
    winterTo: `${year + 1}-04-30`,
    winterDays: earnedDays - summerDays,
  }
}
