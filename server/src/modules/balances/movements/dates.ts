import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type PeriodRules, periodStretchOf, weekOf } from '../../work-days/port.ts'
import type { DatesOfMember } from './store.ts'

/** The whole weeks that a date has part in by some models: its calendar week, and its period by each of them. */
export function datesAround(
  membershipId: Id,
  date: PlainDate,
  models: readonly (PeriodRules | null | undefined)[],
): DatesOfMember {
  const around = [weekOf(date), ...models.flatMap(model => (model && periodStretchOf(model, date)) || [])]
  return {
    membershipId,
    from: around.map(({ from }) => from).reduce((a, b) => (a < b ? a : b)),
    to: around.map(({ to }) => to).reduce((a, b) => (a > b ? a : b)),
  }
}

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
