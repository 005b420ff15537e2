import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import type { DatedPolicy } from '../policies/dated.ts'
import { type Amount, amountOf, numberOf } from './amounts.ts'
import type { LeaveYear } from './leave-years.ts'
import type { GainReason, LeaveReason } from '../reasons.ts'
import { leftOf, type Lot, Lots } from './lots.ts'

/** What somebody did: leave taken, given, brought in. What was taken back is netted with what it takes back. */
export interface Movement {
  readonly date: PlainDate
  /** Negative for what was taken. */
  readonly amount: Amount
  readonly kind: 'usage' | 'opening' | 'correction'
  /** The leave year that an opening or a correction is of. */
  readonly leaveYearStart: PlainDate
  /** The first day of the absence that took it. */
  readonly absentFrom: PlainDate
}

/** What follows from the rules on a date, and is kept as rows. */
export interface Line {
  readonly line: string
  readonly kind: 'accrual' | 'carry_over' | 'expiry'
  readonly date: PlainDate
  readonly leaveYearStart: PlainDate
  readonly amount: Amount
  readonly ruleVersionId: Id | null
  readonly explain: Explanation
}

export interface History {
  readonly versions: readonly DatedPolicy[]
  /** The leave years in their order, from before the first gain or movement to one that begins after the end. */
  readonly years: readonly LeaveYear[]
  readonly gains: readonly Gain[]
  readonly movements: readonly Movement[]
}

export interface AnnouncedChanges {
  readonly lines: readonly Line[]
  readonly lots: readonly Lot[]
  readonly balance: Amount
  /** The most that was ever taken beyond what was there. */
  readonly mostOwed: Amount
}

/** Goes through the history of an account up to a date, which is part of it. */
export function ledger(history: History, until: PlainDate): AnnouncedChanges {
  const book = new Book(history)
  for (const step of stepsOf(history, book)) {
    if (step.date > until) break
    step.carryOut()
  }
  book.endDays(until)
  return { lines: book.lines(), lots: book.lots.all(), balance: book.lots.balance(), mostOwed: book.mostOwed }
}

interface Step {
  readonly date: PlainDate
  /** Of one date: years begin, then what is earned, given and taken. */
  readonly order: number
  readonly carryOut: () => void
}

function stepsOf({ years, gains, movements, versions }: History, book: Book): Step[] {
  const steps: Step[] = [
    ...years.map(year => ({ date: year.start, order: 0, carryOut: () => book.begin(year) })),
    ...years.map(({ usableFrom: date }) => ({ date, order: 1, carryOut: () => book.settle(date) })),
    ...gains.map(gain => ({ date: gain.date, order: 2, carryOut: () => book.gain(gain) })),
    ...movements.map(movement => {
      const split = versionAt(versions, movement.date)?.expirySplit ?? 'by_day'
      const date = split === 'by_start' ? movement.absentFrom : movement.date
      return { date, order: movement.amount > 0 ? 3 : 4, carryOut: () => book.move(movement, date) }
    }),
  ]
  return steps
    .map((step, index) => ({ ...step, index }))
    .toSorted((a, b) => compare(a.date, b.date) || a.order - b.order || a.index - b.index)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

class Book {
  readonly lots = new Lots()
  mostOwed: Amount = 0
  readonly #history: History
  readonly #lines = new Map<string, Line>()
  readonly #ends = new Set<PlainDate>()
  readonly #gained = new Map<PlainDate, Amount>()

  constructor(history: History) {
    this.#history = history
  }

  lines(): Line[] {
    return [...this.#lines.values()].filter(({ amount }) => amount !== 0)
  }

  begin({ start, usableFrom, lastDay }: LeaveYear): void {
    this.endDays(start)
    this.lots.open({ leaveYearStart: start, carried: false, usableFrom, lastDay, atEnd: 'carried_over' })
    this.#ends.add(lastDay)
  }

  settle(date: PlainDate): void {
    this.endDays(date)
    this.lots.settle(date, this.#rules(date)?.consumeOrder ?? 'oldest_first')
  }

  gain({ date, ...gain }: Gain): void {
    this.endDays(date)
    const before = this.#gained.get(gain.leaveYearStart) ?? 0
    const amount = capped(gain.amount, before, this.lots.balance(), this.#rules(date))
    this.#gained.set(gain.leaveYearStart, before + amount)
    this.lots.add(gain.leaveYearStart, 'gained', amount)
    const explain =
      amount === gain.amount
        ? gain.explain
        : { ...gain.explain, explanation: cappedReason(gain.explain.explanation, amount) }
    this.#tell({ ...gain, kind: 'accrual', date, amount, explain })
    this.settle(date)
  }

  move({ kind, amount, leaveYearStart }: Movement, date: PlainDate): void {
    this.endDays(date)
    const order = this.#rules(date)?.consumeOrder ?? 'oldest_first'
    const what = kind === 'opening' ? 'opened' : 'corrected'
    if (amount >= 0) this.lots.add(leaveYearStart, what, amount)
    else if (kind === 'usage') this.lots.take(-amount, date, order)
    else this.lots.takeOff(leaveYearStart, what, -amount, date, order)
    if (amount > 0) this.lots.settle(date, order)
    this.mostOwed = Math.max(this.mostOwed, this.lots.owed)
  }

  /** Carries over, and loses, what ended before a date. */
  endDays(date: PlainDate): void {
    for (const lastDay of [...this.#ends].toSorted()) {
      if (lastDay >= date) return
      this.#ends.delete(lastDay)
      this.#end(lastDay)
    }
  }

  #end(lastDay: PlainDate): void {
    const rules = this.#rules(lastDay)
    const dayAfter = addDays(lastDay, 1)
    let room = amountOrAll(rules?.carryOverMax ?? null)
    for (const lot of this.lots.ending(lastDay)) {
      const left = leftOf(lot)
      const next = this.#history.years.find(({ start }) => start > lot.leaveYearStart)
      const kept = lot.atEnd === 'lost' || !next ? 0 : Math.min(left, room)
      room -= kept
      if (kept > 0 && next) this.#carry(lot, next, dayAfter, kept, rules)
      if (left > kept) this.#lose(lot, dayAfter, left - kept, rules)
    }
    this.lots.close(lastDay)
  }

  #carry(
    lot: Lot,
    next: LeaveYear,
    dayAfter: PlainDate,
    amount: Amount,
    rules: DatedPolicy | undefined,
  ): void {
    const months = rules?.carryOverExpiresAfterMonths ?? null
    const lastDay =
      months === null
        ? next.lastDay
        : addDays(Temporal.PlainDate.from(dayAfter).add({ months }).toString(), -1)
    if (!this.lots.hasCarried(next.start, lastDay)) {
      const atEnd = months === null ? 'carried_over' : 'lost'
      this.lots.open({ leaveYearStart: next.start, carried: true, usableFrom: dayAfter, lastDay, atEnd })
      this.#ends.add(lastDay)
    }
    this.lots.carry(next.start, lastDay, amount)
    const explanation = {
      code: 'leave_carried_over',
      values: { amount: numberOf(amount), yearFrom: lot.leaveYearStart, intoYear: next.start, lastDay },
    } as const
    const explain = { explanation, from: lot.leaveYearStart, to: next.start, lastDay }
    const shared = {
      kind: 'carry_over',
      date: dayAfter,
      ruleVersionId: rules?.versionId ?? null,
      explain,
    } as const
    const from = {
      ...shared,
      line: `out ${dayAfter} ${lot.leaveYearStart}`,
      leaveYearStart: lot.leaveYearStart,
    }
    this.#tell({ ...from, amount: -amount })
    this.#tell({ ...shared, line: `in ${dayAfter} ${next.start}`, leaveYearStart: next.start, amount })
  }

  #lose(lot: Lot, dayAfter: PlainDate, amount: Amount, rules: DatedPolicy | undefined): void {
    const { leaveYearStart: yearFrom, lastDay } = lot
    const carried = lot.carried ? 'before' : 'no_more'
    const values = { amount: numberOf(amount), yearFrom, lastDay, carried } as const
    this.#tell({
      line: `lost ${dayAfter} ${lot.leaveYearStart}${lot.carried ? ' carried' : ''}`,
      kind: 'expiry',
      date: dayAfter,
      leaveYearStart: lot.leaveYearStart,
      amount: -amount,
      ruleVersionId: rules?.versionId ?? null,
      explain: { explanation: { code: 'leave_not_taken', values }, lastDay },
    })
  }

  #rules(date: PlainDate): DatedPolicy | undefined {
    return versionAt(this.#history.versions, date)
  }

  /** Lines of one name are one. */
  #tell(line: Line): void {
    const before = this.#lines.get(line.line)
    this.#lines.set(line.line, before ? { ...line, amount: before.amount + line.amount } : line)
  }
}

const amountOrAll = (maximum: number | null): Amount =>
  maximum === null ? Number.MAX_SAFE_INTEGER : amountOf(maximum)

/** What may be earned: as much as the caps of the year and of the account leave. */
function capped(
  amount: Amount,
  gainedInYear: Amount,
  balance: Amount,
  rules: DatedPolicy | undefined,
): Amount {
  const byYear = amountOrAll(rules?.yearlyCap ?? null) - gainedInYear
  const byBalance = amountOrAll(rules?.balanceCap ?? null) - balance
  return Math.max(0, Math.min(amount, byYear, byBalance))
}

/** What is told of a row: its reason, beside figures. */
export type Explanation = Readonly<Record<string, unknown>> & { readonly explanation: LeaveReason }

/** A gain that is capped once more keeps the reason that it had. */
const cappedReason = (gain: LeaveReason, amount: Amount): LeaveReason =>
  gain.code === 'leave_capped'
    ? gain
    : { code: 'leave_capped', values: { gain: gain as GainReason, amount: numberOf(amount) } }

/** What the rules give on a date; `line` is its name, the same whenever it is worked out anew. */
export interface Gain {
  readonly line: string
  readonly date: PlainDate
  readonly leaveYearStart: PlainDate
  readonly amount: Amount
  readonly ruleVersionId: Id | null
  readonly explain: Explanation
}
