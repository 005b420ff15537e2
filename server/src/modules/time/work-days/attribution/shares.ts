import type { Allocation } from '../day/entry-shapes.ts'
import { apportion } from './apportion.ts'

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
