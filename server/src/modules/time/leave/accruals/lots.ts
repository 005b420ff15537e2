import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { DatedPolicy } from '../policies/dated.ts'
import type { Amount } from './amounts.ts'

/** Leave of one leave year that is taken, carried over and lost together. */
export interface Lot {
  /** The leave year that earned it, or into which it was carried. */
  readonly leaveYearStart: PlainDate
  readonly carried: boolean
  readonly usableFrom: PlainDate
  /** The last day on which it can be taken. */
  readonly lastDay: PlainDate
  /** What becomes of the rest after it. */
  readonly atEnd: 'carried_over' | 'lost'
  readonly gained: Amount
  /** What somebody added or took off: openings and corrections. */
  readonly opened: Amount
  readonly corrected: Amount
  readonly used: Amount
  readonly closed: boolean
}

export const leftOf = ({ gained, opened, corrected, used, closed }: Lot): Amount =>
  closed ? 0 : gained + opened + corrected - used

/** The lots of an account on the way through its history, and what was taken beyond them. */
export class Lots {
  readonly #lots: { -readonly [Name in keyof Lot]: Lot[Name] }[] = []
  /** Taken in advance; what is earned next makes up for it. */
  owed: Amount = 0

  all(): readonly Lot[] {
    return this.#lots.map(lot => ({ ...lot }))
  }

  balance(): Amount {
    return this.#lots.reduce((sum, lot) => sum + leftOf(lot), 0) - this.owed
  }

  open(lot: Pick<Lot, 'leaveYearStart' | 'carried' | 'usableFrom' | 'lastDay' | 'atEnd'>): void {
    this.#lots.push({ ...lot, gained: 0, opened: 0, corrected: 0, used: 0, closed: false })
  }

  has(leaveYearStart: PlainDate): boolean {
    return this.#own(leaveYearStart) !== undefined
  }

  /** Adds to the lot of a leave year; where that one is over, to the latest that is open. */
  add(leaveYearStart: PlainDate, what: 'gained' | 'opened' | 'corrected', amount: Amount): void {
    const own = this.#own(leaveYearStart)
    const lot = own && !own.closed ? own : this.#lots.findLast(({ closed }) => !closed)
    if (lot) lot[what] += amount
    else this.owed -= amount
  }

  /** Adds to what was carried into a leave year. */
  carry(leaveYearStart: PlainDate, lastDay: PlainDate, amount: Amount): void {
    const lot = this.#lots.find(
      each => each.carried && each.leaveYearStart === leaveYearStart && each.lastDay === lastDay,
    )
    if (lot) lot.gained += amount
  }

  hasCarried(leaveYearStart: PlainDate, lastDay: PlainDate): boolean {
    return this.#lots.some(
      lot => lot.carried && lot.leaveYearStart === leaveYearStart && lot.lastDay === lastDay,
    )
  }

  /** Takes from what can be taken on a date, in the order of the policy; the rest is owed. */
  take(amount: Amount, date: PlainDate, order: DatedPolicy['consumeOrder']): void {
    let rest = amount
    for (const lot of this.#usable(date, order)) {
      const taken = Math.min(rest, Math.max(0, leftOf(lot)))
      lot.used += taken
      rest -= taken
    }
    this.owed += rest
  }

  /** Takes a correction or an opening off the lot of its leave year, then off what can be taken on a date; the rest is owed. */
  takeOff(
    leaveYearStart: PlainDate,
    what: 'opened' | 'corrected',
    amount: Amount,
    date: PlainDate,
    order: DatedPolicy['consumeOrder'],
  ): void {
    let rest = amount
    const own = this.#own(leaveYearStart)
    for (const lot of new Set([...(own && !own.closed ? [own] : []), ...this.#usable(date, order)])) {
      const taken = Math.min(rest, Math.max(0, leftOf(lot)))
      lot[what] -= taken
      rest -= taken
    }
    this.owed += rest
  }

  /** What is owed is made up for from what can be taken on a date. */
  settle(date: PlainDate, order: DatedPolicy['consumeOrder']): void {
    const owed = this.owed
    if (owed <= 0) return
    this.owed = 0
    this.take(owed, date, order)
  }

  /** The lots that end with a day, those of the latest leave years first: what is carried over is carried from them. */
  ending(lastDay: PlainDate): readonly Lot[] {
    const ending = this.#lots.filter(lot => !lot.closed && lot.lastDay === lastDay)
    return ending.toSorted(byAge).toReversed()
  }

  close(lastDay: PlainDate): void {
    for (const lot of this.#lots) if (lot.lastDay === lastDay) lot.closed = true
  }

  #own(leaveYearStart: PlainDate) {
    return this.#lots.find(lot => !lot.carried && lot.leaveYearStart === leaveYearStart)
  }

  #usable(date: PlainDate, order: DatedPolicy['consumeOrder']) {
    const usable = this.#lots.filter(
      ({ closed, usableFrom, lastDay }) => !closed && usableFrom <= date && date <= lastDay,
    )
    const sorted = usable.toSorted(byAge)
    return order === 'oldest_first' ? sorted : sorted.reverse()
  }
}

/** What was carried over is older than what its year earned; of several the one that ends first comes first. */
const byAge = (a: Lot, b: Lot): number => compare(ageOf(a), ageOf(b))

const ageOf = ({ leaveYearStart, carried, lastDay }: Lot): string =>
  `${leaveYearStart} ${carried ? 0 : 1} ${lastDay}`

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
