import { addDays } from '../../../../platform/vocabulary/dates.ts'
import type { DatesOfMember } from './store.ts'

/** Dates of members, those that meet put together. */
export function merged(dates: readonly DatesOfMember[]): DatesOfMember[] {
  const inOrder = dates.toSorted((a, b) =>
    a.membershipId === b.membershipId ? (a.from < b.from ? -1 : 1) : a.membershipId < b.membershipId ? -1 : 1,
  )
  const together: DatesOfMember[] = []
  for (const next of inOrder) {
    const last = together.at(-1)
    if (last?.membershipId !== next.membershipId || addDays(last.to, 1) < next.from) together.push(next)
    else together[together.length - 1] = { ...last, to: last.to > next.to ? last.to : next.to }
  }
  return together
}
