import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { isFee, type Place, recognisedBy } from './recognised.ts'

/** Hours of a place, with what they are sold for. */
export interface SoldHours {
  readonly membershipId: Id
  readonly date: PlainDate
  readonly minutes: number
  readonly cents: number
}

/** What a place brought in a month by somebody's work; null for what nobody worked for in it. */
export interface MonthlySum {
  /** `YYYY-MM`. */
  readonly month: string
  readonly membershipId: Id | null
  readonly cents: number
}

export const monthOf = (date: PlainDate): string => date.slice(0, 7)

/**
 * What a place brought month by month: the differences of what it had brought by their ends, so that they add up to the whole.
 * A fee is shared among those who worked in the month by their minutes; work under a cap by what of each one's work the cap
 * has not let in yet. To the cent, by largest remainders.
 */
export function monthlySums(place: Place, hours: readonly SoldHours[]): MonthlySum[] {
  if (place.billing === 'internal') return []
  const shared = isFee(place.billing) ? byMinutes : new UnderCap().share
  const hoursBy = Map.groupBy(hours, ({ date }) => monthOf(date))
  let before = 0
  return monthsOf(place, hours).flatMap(month => {
    const after = recognisedBy(place, hours, lastDayOf(month))
    const sums = shared(after - before, hoursBy.get(month) ?? [])
    before = after
    return sums.flatMap(sum => (sum.cents === 0 ? [] : { month, ...sum }))
  })
}

const lastDayOf = (month: string): PlainDate => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return `${month}-${daysInMonth}`
}

type Share = Omit<MonthlySum, 'month'>

/** The months in which something may be earned, in their order. */
function monthsOf({ budget, rules, progress, installments }: Place, hours: readonly SoldHours[]): string[] {
  const days = [
    ...hours.map(({ date }) => date),
    ...budget.map(({ from }) => from),
    ...progress.map(({ date }) => date),
    ...installments.map(({ date }) => date),
    ...rules.map(({ validFrom }) => validFrom),
  ]
  const spread = rules.flatMap(({ firstDay, lastDay }) =>
    firstDay === null || lastDay === null ? [] : monthsBetween(monthOf(firstDay), monthOf(lastDay)),
  )
  return [...new Set([...days.map(monthOf), ...spread])].toSorted()
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let at = Temporal.PlainYearMonth.from(first); at.toString() <= last; at = at.add({ months: 1 }))
    months.push(at.toString())
  return months
}

function byMinutes(cents: number, hours: readonly SoldHours[]): Share[] {
  const minutes = sumsBy(hours, row => row.minutes)
  return minutes.size === 0 ? [{ membershipId: null, cents }] : sharedAmong(cents, minutes)
}

/** Shares what a cap lets in, and takes back what a lower one does not. */
class UnderCap {
  readonly #open = new Map<Id, number>()
  readonly #taken = new Map<Id, number>()

  share = (cents: number, hours: readonly SoldHours[]): Share[] => {
    for (const [id, sold] of sumsBy(hours, row => row.cents)) add(this.#open, id, sold)
    const shares = sharedAmong(cents, cents < 0 ? this.#taken : this.#open)
    for (const share of shares) {
      add(this.#open, share.membershipId, -share.cents)
      add(this.#taken, share.membershipId, share.cents)
    }
    return shares
  }
}

const add = (sums: Map<Id, number>, id: Id, cents: number): unknown =>
  sums.set(id, (sums.get(id) ?? 0) + cents)

function sumsBy(hours: readonly SoldHours[], amountOf: (row: SoldHours) => number): Map<Id, number> {
  const sums = new Map<Id, number>()
  for (const row of hours) add(sums, row.membershipId, amountOf(row))
  return sums
}

/** Cents by weights, to the cent: of equal remainders the first is served first. */
function sharedAmong(
  cents: number,
  weights: ReadonlyMap<Id, number>,
): { readonly membershipId: Id; readonly cents: number }[] {
  const whole = [...weights.values()].reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return []
  const size = BigInt(Math.abs(cents))
  const shares = [...weights].map(([membershipId, weight]) => ({
    membershipId,
    cents: (size * BigInt(weight)) / whole,
    remainder: (size * BigInt(weight)) % whole,
  }))
  const left = Number(size - shares.reduce((sum, share) => sum + share.cents, 0n))
  const served = new Set(
    shares
      .toSorted((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left),
  )
  return shares.map(share => ({
    membershipId: share.membershipId,
    cents: Math.sign(cents) * (Number(share.cents) + (served.has(share) ? 1 : 0)),
  }))
}
