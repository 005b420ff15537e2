import type { Allocation } from '../day/entry-shapes.ts'

/** What the allocations of one level get of an entry, in their order, and what none of them gets. */
export interface Shares {
  readonly minutes: readonly number[]
  readonly rest: number
}

/**
 * An entry's minutes by the allocations of one level. One with minutes or a share gets them, scaled down where they are
 * more than the entry has, which days of before this was refused may hold; those with neither share equally in the rest.
 */
export function sharesOf(
  minutes: number,
  allocations: readonly Pick<Allocation, 'minutes' | 'shareBp'>[],
): Shares {
  const shared = allocations.reduce((sum, { shareBp }) => sum + (shareBp ?? 0), 0)
  const ofShares = apportion(
    Math.round((minutes * shared) / 10_000),
    allocations.map(({ shareBp }) => shareBp ?? 0),
  )
  const stated = allocations.map((allocation, index) => allocation.minutes ?? ofShares[index] ?? 0)
  const rest = Math.max(0, minutes - stated.reduce((sum, own) => sum + own, 0))
  const isOpen = allocations.map(({ minutes: own, shareBp }) => own == null && shareBp == null)
  const ofRest = apportion(
    rest,
    isOpen.map(open => (open ? 1 : 0)),
  )
  const wanted = allocations.map((_, index) => (stated[index] ?? 0) + (ofRest[index] ?? 0))
  const all = isOpen.includes(true) ? wanted : [...wanted, rest]
  const fitted = apportion(minutes, all)
  return { minutes: fitted.slice(0, allocations.length), rest: fitted[allocations.length] ?? 0 }
}

/**
 * Shares whole units out by whole weights: every share differs from its exact part by less than one, and together
 * they are the total (the method of largest remainders; of equal remainders the first is served first).
 * Without any weight nothing is shared out.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map(weight => Math.floor((total * weight) / sum))
  const remainders = weights.map((weight, index) => ({ index, remainder: (total * weight) % sum }))
  const left = total - shares.reduce((all, share) => all + share, 0)
  for (const { index } of remainders.sort((a, b) => b.remainder - a.remainder).slice(0, left))
    shares[index] = (shares[index] ?? 0) + 1
  return shares
}
