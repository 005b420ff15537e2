import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { rounded } from '../../../../platform/vocabulary/money.ts'
import type { Installment } from './record.ts'

type Sharing = Pick<Installment, 'id' | 'state' | 'shareBp' | 'cents' | 'createdAt'>

/**
 * What each planned share of a project comes to, in cents, so that all of its shares together are their part of the budget to
 * the cent: by the largest remainder, of equal ones the one that was made first. What became ready keeps what it came to; a
 * budget that has changed since is made up for by those that are still planned.
 */
export function plannedShares(
  installments: readonly Sharing[],
  budgetCents: number,
): ReadonlyMap<Id, number> {
  const sharing = installments.flatMap(each =>
    each.shareBp === null || each.state === 'cancelled' || each.state === 'credited'
      ? []
      : [{ ...each, shareBp: each.shareBp }],
  )
  const planned = sharing.filter(({ state }) => state === 'planned')
  const settledCents = sum(sharing.map(({ state, cents }) => (state === 'planned' ? 0 : (cents ?? 0))))
  const together = rounded(BigInt(budgetCents) * BigInt(sum(sharing.map(({ shareBp }) => shareBp))), 10_000)
  return byLargestRemainder(Math.max(0, together - settledCents), planned)
}

function byLargestRemainder(
  cents: number,
  planned: readonly { readonly id: Id; readonly shareBp: number; readonly createdAt: string }[],
): ReadonlyMap<Id, number> {
  const whole = BigInt(sum(planned.map(({ shareBp }) => shareBp)))
  if (whole === 0n) return new Map()
  const parts = planned.map(({ id, shareBp, createdAt }) => {
    const product = BigInt(cents) * BigInt(shareBp)
    return { id, createdAt, cents: Number(product / whole), remainder: product % whole }
  })
  const left = cents - sum(parts.map(part => part.cents))
  const raised = new Set(
    parts
      .toSorted(
        (a, b) =>
          Number(b.remainder - a.remainder) ||
          (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id < b.id ? -1 : 1),
      )
      .slice(0, left)
      .map(({ id }) => id),
  )
  return new Map(parts.map(part => [part.id, part.cents + (raised.has(part.id) ? 1 : 0)]))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
