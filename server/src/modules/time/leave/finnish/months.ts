import { addDays, datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { countedDays, type CountedDay, type DayFact } from './days.ts'

/** What makes a month full (6 §). */
export interface MonthRule {
  readonly fullMonthDays: number
  readonly fullMonthMinutes: number
}

/** One calendar month of an earning year, as far as the employment lasts. */
export interface CountedMonth {
  /** `2026-05` */
  readonly month: string
  readonly from: PlainDate
  readonly to: PlainDate
  readonly rule: 'days' | 'hours'
  readonly days: readonly CountedDay[]
  readonly countedDays: number
  readonly likeWorkedDays: number
  readonly countedMinutes: number
  readonly full: boolean
}

export interface EarningSpan {
  readonly from: PlainDate
  readonly to: PlainDate
}

/**
 * The months of an earning year between two dates of it. A month is full with 14 days that count. Where the contract does not
 * give 14 days in every month, those with 35 hours are full (6 §). The contract is known from what the model expects in whole
 * months of employment; without a single whole month the 14 days decide.
 */
export function countedMonths(
  { from, to }: EarningSpan,
  factOn: (date: PlainDate) => DayFact,
  ruleOn: (monthEnd: PlainDate) => MonthRule | undefined,
): CountedMonth[] {
  const months = monthsBetween(from, to).map(each => ({
    ...each,
    days: [] as readonly CountedDay[],
    rule: ruleOn(each.to),
  }))
  const all = countedDays(datesInRange(from, to), factOn)
  const hours = byHours(months, factOn)
  return months.flatMap(({ month, rule, whole: _, ...span }) => {
    if (!rule) return []
    const days = all.filter(({ date }) => date >= span.from && date <= span.to)
    const counting = days.filter(({ counts }) => counts)
    const minutes = counting.reduce((sum, day) => sum + day.minutes, 0)
    return [
      {
        month,
        from: span.from,
        to: span.to,
        rule: hours ? ('hours' as const) : ('days' as const),
        days,
        countedDays: counting.length,
        likeWorkedDays: counting.filter(({ why }) => why === 'like_worked' || why === 'paid_absence').length,
        countedMinutes: minutes,
        full: hours ? minutes >= rule.fullMonthMinutes : counting.length >= rule.fullMonthDays,
      },
    ]
  })
}

interface Month extends EarningSpan {
  readonly month: string
  readonly whole: boolean
}

function monthsBetween(from: PlainDate, to: PlainDate): Month[] {
  const months: Month[] = []
  for (let date = from; date <= to; ) {
    const month = Temporal.PlainDate.from(date).toPlainYearMonth()
    const [first, last] = [`${month}-01`, month.toPlainDate({ day: month.daysInMonth }).toString()]
    const end = last < to ? last : to
    months.push({ month: month.toString(), from: date, to: end, whole: date === first && end === last })
    date = addDays(end, 1)
  }
  return months
}

/** Whether the contract leaves a whole month without enough days, so that hours decide. */
const byHours = (
  months: readonly (Month & { readonly rule: MonthRule | undefined })[],
  factOn: (date: PlainDate) => DayFact,
): boolean =>
  months.some(({ whole, rule, from, to }) => {
    if (!whole || !rule) return false
    const expected = datesInRange(from, to).filter(date => factOn(date).targetMinutes > 0)
    return expected.length < rule.fullMonthDays
  })
