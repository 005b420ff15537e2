import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { numberOf } from '../accruals/amounts.ts'
import { type History, ledger } from '../accruals/ledger.ts'
import { figuresOn } from '../accruals/figures.ts'

export interface Difference {
  readonly availableBefore: number
  readonly availableAfter: number
  readonly lines: readonly {
    readonly line: string
    readonly date: PlainDate
    readonly before: number
    readonly after: number
  }[]
}

/** What other rules change of an account up to a date, or undefined for nothing. */
export function difference(before: History, after: History, date: PlainDate): Difference | undefined {
  const [was, is] = [linesOf(before, date), linesOf(after, date)]
  const lines = [...new Map([...was, ...is])]
    .map(([line, { date: on }]) => ({
      line,
      date: on,
      before: numberOf(was.get(line)?.amount ?? 0),
      after: numberOf(is.get(line)?.amount ?? 0),
    }))
    .filter(line => line.before !== line.after)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const availableBefore = figuresOn(before, date).available
  const availableAfter = figuresOn(after, date).available
  return lines.length === 0 && availableBefore === availableAfter
    ? undefined
    : { availableBefore, availableAfter, lines }
}

const linesOf = (history: History, date: PlainDate) =>
  new Map(ledger(history, date).lines.map(line => [line.line, line]))
