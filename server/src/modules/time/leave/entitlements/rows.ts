import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Amount, amountOf } from '../accruals/amounts.ts'
import type { Gain, Movement } from '../accruals/ledger.ts'
import { explanationOf } from './told.ts'
import type { LeaveTransaction } from './record.ts'

const isUsage = ({ sourceType }: LeaveTransaction): boolean =>
  sourceType === 'absence' || sourceType === 'illness'

/** What somebody did, as rows tell it: what absences took less what was given back, openings and corrections. */
export function movementsIn(rows: readonly LeaveTransaction[]): Movement[] {
  const used = rows.filter(isUsage)
  return [
    ...[...Map.groupBy(used, ({ sourceId }) => sourceId).values()].flatMap(usageOf),
    ...rows
      .filter(row => row.kind === 'opening' || row.kind === 'correction')
      .map(({ kind, effectiveDate, amount, leaveYearStart }) => ({
        date: effectiveDate,
        amount: amountOf(amount),
        kind: kind === 'opening' ? ('opening' as const) : ('correction' as const),
        leaveYearStart,
        absentFrom: effectiveDate,
      })),
  ]
}

/** What one absence has taken of each date, as far as it was not given back. */
function usageOf(rows: readonly LeaveTransaction[]): Movement[] {
  const dates = [...Map.groupBy(rows, ({ effectiveDate }) => effectiveDate)]
    .map(([date, ofDate]) => ({ date, amount: sumOf(ofDate) }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const absentFrom = dates[0]?.date ?? ''
  return dates.map(each => ({ ...each, kind: 'usage' as const, leaveYearStart: each.date, absentFrom }))
}

export const sumOf = (rows: readonly LeaveTransaction[]): Amount =>
  rows.reduce((sum, { amount }) => sum + amountOf(amount), 0)

/** What stands of one line of the rules, after all that was adjusted. */
export interface KeptLine {
  readonly line: string
  readonly amount: Amount
  readonly date: PlainDate
  readonly leaveYearStart: PlainDate
  readonly first: LeaveTransaction
}

export const linesIn = (rows: readonly LeaveTransaction[]): KeptLine[] =>
  [...Map.groupBy(rows, ({ line }) => line)].flatMap(([line, ofLine]) => {
    const [first] = ofLine
    if (line === null || !first) return []
    const { effectiveDate: date, leaveYearStart } = first
    return [{ line, amount: sumOf(ofLine), date, leaveYearStart, first }]
  })

const isGain = ({ line }: { readonly line: string }): boolean => /^(gain|rounding|free time) /.test(line)

/** What was earned before a date, as rows tell it. */
export const gainsBefore = (rows: readonly LeaveTransaction[], date: PlainDate): Gain[] =>
  linesIn(rows)
    .filter(line => isGain(line) && line.date < date && line.amount !== 0)
    .map(({ first, ...line }) => ({
      ...line,
      ruleVersionId: first.ruleVersionId,
      explain: explanationOf(first.explain),
    }))
