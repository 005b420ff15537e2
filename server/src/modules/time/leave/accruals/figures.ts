import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { type Amount, amountOf, numberOf } from './amounts.ts'
import { type History, ledger } from './ledger.ts'
import { type Lot, leftOf } from './lots.ts'

/** What is left of a leave account on a date, in the unit of its policy. */
export interface LeaveFigures {
  /** Earned in the leave years that can be taken now, corrections among it. */
  readonly accrued: number
  /** Brought over from earlier leave years, and by opening balances. */
  readonly carriedOver: number
  readonly used: number
  /** Approved for later dates. */
  readonly planned: number
  readonly available: number
  /** Earned, and to be taken only later. */
  readonly earning: number
  /** All rows up to the date. */
  readonly balance: number
  readonly expiring: readonly { readonly amount: number; readonly expiresOn: PlainDate }[]
}

/** How an account stands on a date. `history` reaches to the last movement, or to the date. */
export function figuresOn(history: History, date: PlainDate): LeaveFigures {
  const { lots, balance } = ledger(history, date)
  const open = lots.filter(({ closed }) => !closed)
  const usable = open.filter(({ usableFrom }) => usableFrom <= date)
  const sum = (of: readonly Lot[], what: (lot: Lot) => Amount) =>
    numberOf(of.reduce((total, lot) => total + what(lot), 0))
  const planned = history.movements.filter(each => each.date > date && each.kind === 'usage')
  return {
    accrued: sum(usable, lot => (lot.carried ? 0 : lot.gained) + lot.corrected),
    carriedOver: sum(usable, lot => (lot.carried ? lot.gained : 0) + lot.opened),
    used: sum(usable, ({ used }) => used),
    planned: numberOf(-planned.reduce((total, { amount }) => total + amount, 0)),
    available: numberOf(availableOn(history, date)),
    earning: sum(
      open.filter(({ usableFrom }) => usableFrom > date),
      leftOf,
    ),
    balance: numberOf(balance),
    expiring: expiringAfter(history, date),
  }
}

/**
 * The most that can be taken on a date besides what is planned, so that nothing planned is in want of it; negative where more
 * was taken than there is.
 */
export function availableOn(history: History, date: PlainDate): Amount {
  const { lots, balance } = ledger(history, date)
  const usable = lots.filter(lot => !lot.closed && lot.usableFrom <= date && date <= lot.lastDay)
  const floor = amountOf(versionAt(history.versions, date)?.negativeFloor ?? 0)
  const left = usable.reduce((sum, lot) => sum + leftOf(lot), 0)
  const owed = lots.reduce((sum, lot) => sum + leftOf(lot), 0) - balance
  if (owed > floor) return floor - owed
  let [fits, most] = [0, left + floor - owed]
  const bearable = (amount: Amount) => isBearable(history, [{ date, amount }])
  if (bearable(most)) return most
  while (most - fits > 1) {
    const middle = Math.floor((fits + most) / 2)
    if (bearable(middle)) fits = middle
    else most = middle
  }
  return fits
}

/** Whether more can be taken on some dates without owing more than the policy lets, or than is owed already. */
export function isBearable(
  history: History,
  taken: readonly { readonly date: PlainDate; readonly amount: Amount }[],
): boolean {
  const [first] = taken
  if (!first) return true
  const more = taken.map(({ date, amount }) => ({
    date,
    amount: -amount,
    kind: 'usage' as const,
    leaveYearStart: first.date,
    absentFrom: first.date,
  }))
  const movements = [...history.movements, ...more]
  const last = movements.reduce((latest, { date }) => (date > latest ? date : latest), first.date)
  const floor = amountOf(versionAt(history.versions, first.date)?.negativeFloor ?? 0)
  const before = ledger(history, last).mostOwed
  return ledger({ ...history, movements }, last).mostOwed <= Math.max(floor, before)
}

/** What is lost within two years unless it is taken, plans deducted, if nothing more is earned. */
function expiringAfter(history: History, date: PlainDate): LeaveFigures['expiring'] {
  const earned = history.gains.filter(gain => gain.date <= date)
  const horizon = Temporal.PlainDate.from(date).add({ years: 2 }).toString()
  const known = history.years.findLast(({ start }) => start <= horizon)?.start ?? date
  const { lines } = ledger({ ...history, gains: earned }, known < horizon ? known : horizon)
  const lost = lines.filter(line => line.kind === 'expiry' && line.date > date)
  return [...Map.groupBy(lost, line => addDays(line.date, -1))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([expiresOn, ended]) => ({
      amount: numberOf(-ended.reduce((sum, { amount }) => sum + amount, 0)),
      expiresOn,
    }))
}
