import { datesInRange, type PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { weekdayOf } from '../../../../../platform/vocabulary/weekdays.ts'
import type { DayFact } from '../../finnish/days.ts'
import { gainsByAct } from '../../finnish/earning.ts'
import { completeRules, type DatedPolicy, type GivenRules, type Level } from '../../policies/port.ts'
import { amountOf, numberOf } from '../amounts.ts'
import { type History, ledger, type Movement } from '../ledger.ts'
import { leaveYearsBetween } from '../leave-years.ts'
import { gainsByLevels, type Holding } from '../levels.ts'
import { type LeaveFigures, figuresOn } from '../figures.ts'

export const version = (
  rules: GivenRules,
  validFrom = '2010-01-01',
  validTo: string | null = null,
): DatedPolicy => ({ ...completeRules(rules), versionId: `version of ${validFrom}`, validFrom, validTo })

export const annualHoliday = (rules: Omit<GivenRules, 'kind'> = {}): DatedPolicy[] => [
  version({ kind: 'finnish_annual_holiday', ...rules }),
]

export const general = (rules: Omit<GivenRules, 'kind'>): DatedPolicy[] => [
  version({ kind: 'general', ...rules }),
]

export const yearly = (amount: number, startsAfter = 0): Level => ({
  startsAfter,
  startsAfterUnit: 'years',
  amount,
  frequency: 'yearly',
  gainedAt: 'start',
})

/** Somebody employed from a day on, who has the policy all the while. */
export const employed = (from: PlainDate, to: PlainDate | null = null): Holding => ({
  employments: [{ from, to }],
  held: [{ from: '1900-01-01', to: null }],
})

/** Work from Monday to Friday, and nothing approved yet. */
export const fullTime =
  (from: PlainDate, to: PlainDate | null = null) =>
  (date: PlainDate): DayFact => ({
    targetMinutes: date >= from && (to === null || date <= to) && weekdayOf(date) <= 5 ? 450 : 0,
    workedMinutes: null,
    creditedMinutes: null,
    absence: null,
  })

export const usage = (date: PlainDate, days: number, absentFrom = date): Movement => ({
  date,
  amount: amountOf(-days),
  kind: 'usage',
  leaveYearStart: date,
  absentFrom,
})

/** One day of absence on each date. */
export const absence = (from: PlainDate, to: PlainDate): Movement[] =>
  datesInRange(from, to).map(date => usage(date, 1, from))

export function historyOf(
  versions: readonly DatedPolicy[],
  holding: Holding,
  until: PlainDate,
  {
    movements = [],
    factOn = fullTime(holding.employments[0]?.from ?? until),
  }: { readonly movements?: readonly Movement[]; readonly factOn?: (date: PlainDate) => DayFact } = {},
): History {
  const from = holding.employments[0]?.from ?? until
  const later = Temporal.PlainDate.from(until).add({ years: 3 }).toString()
  return {
    versions,
    years: leaveYearsBetween(versions, from, from, later),
    gains: [
      ...gainsByLevels(versions, holding, until),
      ...gainsByAct(versions, holding, { from, until }, factOn),
    ],
    movements,
  }
}

export const figures = (history: History, date: PlainDate): LeaveFigures => figuresOn(history, date)

/** What was lost on a date. */
export const lostOn = (history: History, date: PlainDate): number =>
  numberOf(
    -ledger(history, date)
      .lines.filter(line => line.kind === 'expiry' && line.date === date)
      .reduce((sum, { amount }) => sum + amount, 0),
  )
