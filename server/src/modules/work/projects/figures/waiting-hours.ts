import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { billingPhases, budgetAt, isFee, type Place, placesOf, type Terms } from '../recognition/port.ts'

/** Hours that the customer pays for at their rate, unless they are billed already. */
export interface PaidHours {
  readonly workDate: PlainDate
  readonly phaseId: Id | null
  readonly minutes: number
  readonly rate: { readonly cents: number }
  readonly kept: { readonly issued: boolean } | null
}

type Waiting<Hours> = Hours & { readonly cents: number }

/**
 * Hours that wait to be billed by the hour, each with what is left of its price under the cap of its place on a day: what is
 * billed has its part of the cap, then the oldest hours have theirs. Of hours that a cap leaves nothing of, nothing waits.
 */
export function waitingHours<Hours extends PaidHours>(
  terms: Terms,
  hours: readonly Hours[],
  day: PlainDate,
): Waiting<Hours>[] {
  const phaseOf = billingPhases(terms.phases)
  const hoursBy = Map.groupBy(hours, row => phaseOf(row)?.id ?? null)
  return placesOf(terms).flatMap(({ phase, place }) =>
    waitingOf(place, hoursBy.get(phase?.id ?? null) ?? [], day),
  )
}

function waitingOf<Hours extends PaidHours>(
  { billing, budget }: Place,
  hours: readonly Hours[],
  day: PlainDate,
): Waiting<Hours>[] {
  if (billing === 'internal' || isFee(billing)) return []
  const cap = billing === 'capped' ? budgetAt(budget, day) : null
  const billed = hours.reduce((sum, { rate, kept }) => (kept?.issued ? sum + rate.cents : sum), 0)
  let room = cap === null ? Number.POSITIVE_INFINITY : Math.max(0, cap - billed)
  const oldestFirst = hours
    .filter(({ kept }) => !kept?.issued)
    .toSorted((a, b) => (a.workDate < b.workDate ? -1 : Number(a.workDate > b.workDate)))
  return oldestFirst.flatMap(row => {
    const cents = Math.min(row.rate.cents, room)
    room -= cents
    return cents === 0 && row.rate.cents > 0 ? [] : [{ ...row, cents }]
  })
}
