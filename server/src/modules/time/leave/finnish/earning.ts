import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { type Amount, amountOf, numberOf } from '../accruals/amounts.ts'
import type { Gain } from '../accruals/ledger.ts'
import { leaveYearsBetween } from '../accruals/leave-years.ts'
import type { Holding } from '../accruals/levels.ts'
import { common, earlier, type Span } from '../accruals/spans.ts'
import type { DatedPolicy } from '../policies/dated.ts'
import type { DayFact } from './days.ts'
import { type CountedMonth, countedMonths } from './months.ts'

const wholeDay = amountOf(1)

/**
 * The annual holiday that a member earns up to a date: 2 or 2.5 days for each full month of an earning year, never mixed, by
 * whether the employment has lasted a year at the end of it (5 §); the part of a day of a year is rounded up; where the
 * contract gives neither 14 days nor 35 hours in any month, unpaid free time for every month (8 §).
 */
export function gainsByAct(
  versions: readonly DatedPolicy[],
  holding: Holding,
  window: { readonly from: PlainDate; readonly until: PlainDate },
  factOn: (date: PlainDate) => DayFact,
): Gain[] {
  const gains = earningYears(versions, holding, window).flatMap(year => gainsOfYear(year, factOn))
  return gains.filter(({ date }) => date >= window.from && date <= window.until)
}

/** A part of an earning year in which somebody is employed and has the policy. */
export interface EarningYear {
  readonly versions: readonly DatedPolicy[]
  readonly employment: Span
  readonly start: PlainDate
  readonly end: PlainDate
  readonly from: PlainDate
  /** The last day of the year, or of the employment or the policy in it. */
  readonly to: PlainDate
}

/** The earning years by the act that reach into a window. */
export function earningYears(
  versions: readonly DatedPolicy[],
  { employments, held }: Holding,
  { from, until }: { readonly from: PlainDate; readonly until: PlainDate },
): EarningYear[] {
  return employments.flatMap(employment => {
    const covered = common([employment], held)
    const [first] = covered
    if (!first || first.from > until) return []
    const begin = first.from > from ? first.from : from
    const years = leaveYearsBetween(versions, employment.from, begin, until)
    return years
      .filter(({ rules }) => rules.kind === 'finnish_annual_holiday')
      .flatMap(({ start, end }) =>
        common(covered, [{ from: start, to: end }]).map(span => ({
          versions,
          employment,
          start,
          end,
          from: span.from,
          to: span.to ?? end,
        })),
      )
  })
}

/** Its months, each by the rules in force at its end. */
export const monthsOf = (year: EarningYear, factOn: (date: PlainDate) => DayFact): CountedMonth[] =>
  countedMonths(year, factOn, monthEnd => versionAt(year.versions, monthEnd))

function gainsOfYear(year: EarningYear, factOn: (date: PlainDate) => DayFact): Gain[] {
  const months = monthsOf(year, factOn)
  const rateOn = (date: PlainDate): number => {
    const rules = versionAt(year.versions, date)
    if (!rules) return 0
    return lastsAYear(year) ? rules.daysPerMonthFromYear : rules.daysPerMonth
  }
  const gains = months.map(month => monthGain(year, month, rateOn(month.to)))
  const total = gains.reduce((sum, { amount }) => sum + amount, 0)
  const further = total === 0 ? freeTime(year, months) : rounding(year, total)
  return [...gains, ...further].filter(({ amount }) => amount !== 0)
}

/** Whether the employment has lasted a year without a break at the end of the earning year, or at its own (5 §). */
export function lastsAYear({ employment, end }: Pick<EarningYear, 'employment' | 'end'>): boolean {
  const judged = earlier(employment.to, end) ?? end
  const year = Temporal.PlainDate.from(employment.from).add({ years: 1 }).subtract({ days: 1 }).toString()
  return year <= judged
}

function monthGain(year: EarningYear, month: CountedMonth, rate: number): Gain {
  const { countedDays, countedMinutes, likeWorkedDays, rule, full } = month
  const counted = rule === 'days' ? countedDays : countedMinutes
  return {
    line: `gain ${month.month} ${month.to}`,
    date: month.to,
    leaveYearStart: year.start,
    amount: full ? amountOf(rate) : 0,
    ruleVersionId: versionAt(year.versions, month.to)?.versionId ?? null,
    explain: {
      explanation: { code: 'leave_month_full', values: { month: month.month, rule, counted, amount: rate } },
      month: month.month,
      rule,
      countedDays,
      countedMinutes,
      likeWorkedDays,
      rate,
    },
  }
}

/** A part of a day is given as a whole one (5 §), for the year together. */
function rounding(year: EarningYear, total: Amount): Gain[] {
  const up = Math.ceil(total / wholeDay) * wholeDay
  const earned = numberOf(total)
  const explanation = {
    code: 'leave_year_rounded',
    values: { earned, amount: numberOf(up) },
  } as const
  return [{ ...atEnd(year, 'rounding'), amount: up - total, explain: { explanation, total: earned } }]
}

function freeTime(year: EarningYear, months: readonly CountedMonth[]): Gain[] {
  const rules = versionAt(year.versions, year.to)
  if (!rules || months.length === 0 || months[0]?.rule !== 'hours') return []
  const amount = amountOf(rules.freeTimeDaysPerMonth) * months.length
  const values = { amount: rules.freeTimeDaysPerMonth, months: months.length }
  const explanation = { code: 'leave_free_time', values } as const
  const explain = { explanation, freeTime: true, months: months.length }
  return [{ ...atEnd(year, 'free time'), amount, explain }]
}

const atEnd = (year: EarningYear, what: string): Omit<Gain, 'amount' | 'explain'> => ({
  line: `${what} ${year.start} ${year.to}`,
  date: year.to,
  leaveYearStart: year.start,
  ruleVersionId: versionAt(year.versions, year.to)?.versionId ?? null,
})
