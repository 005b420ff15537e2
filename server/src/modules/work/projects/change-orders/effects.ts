import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { endAfter } from '../record/baseline-rules.ts'
import { centsLimit, minutesLimit } from '../record/limits.ts'
import type { ChangeOrderRecord } from './record.ts'

/** What a project, or a phase of it, has today; null for what nobody said. */
export interface Held {
  readonly startDate: PlainDate | null
  readonly endDate: PlainDate | null
  readonly budgetMinutes: number | null
  readonly budgetCents: number | null
}

/** What a change order changes: its project, and the phase that it is about. */
export interface Reached {
  readonly project: Held
  readonly phase: Held | null
}

/** By how much it changes them. */
export type Deltas = Pick<ChangeOrderRecord, 'deltaCents' | 'deltaMinutes' | 'deltaDays'>

/** Its lines are only counted. */
interface WithLines {
  readonly lines: readonly unknown[]
}

export type EffectCode =
  | 'change_order_below_zero'
  | 'change_order_beyond_limits'
  | 'change_order_changes_nothing'

/** Why a change order cannot be approved as it is: it takes too much, comes to too much, or does nothing. */
export function effectRefusal(
  order: Deltas & WithLines,
  { project, phase }: Reached,
): Refused<EffectCode> | null {
  const reached = phase ? [project, phase] : [project]
  if (reached.some(held => takesTooMuch(order, held)))
    return refuse('change_order_below_zero', 'The change order takes more than the project or its phase has.')
  if (reached.some(held => isBeyond(order, held)))
    return refuse('change_order_beyond_limits', 'The change order makes budgets or dates that cannot be.')
  if (doesNothing(order, reached))
    return refuse('change_order_changes_nothing', 'Something that the change order changes is not there.')
  return null
}

const takesTooMuch = ({ deltaCents, deltaMinutes }: Deltas, { budgetCents, budgetMinutes }: Held): boolean =>
  (budgetCents !== null && budgetCents + deltaCents < 0) ||
  (budgetMinutes !== null && budgetMinutes + deltaMinutes < 0)

function isBeyond({ deltaCents, deltaMinutes, deltaDays }: Deltas, held: Held): boolean {
  const { startDate, endDate, budgetCents, budgetMinutes } = held
  if (budgetCents !== null && budgetCents + deltaCents > centsLimit) return true
  if (budgetMinutes !== null && budgetMinutes + deltaMinutes > minutesLimit) return true
  if (endDate === null || deltaDays === 0) return false
  const moved = endAfter(endDate, deltaDays)
  return moved === null || (startDate !== null && moved < startDate)
}

/**
 * Whether a part of it does nothing: days where there is no end to move, less where there is nothing to take from, or
 * all of it. More of what nobody set a budget for is agreed on, and leaves no budget behind.
 */
function doesNothing(
  { deltaCents, deltaMinutes, deltaDays, lines }: Deltas & WithLines,
  reached: readonly Held[],
): boolean {
  const none = (field: 'endDate' | 'budgetCents' | 'budgetMinutes') =>
    reached.every(held => held[field] === null)
  return (
    (deltaDays !== 0 && none('endDate')) ||
    (deltaCents < 0 && none('budgetCents')) ||
    (deltaMinutes < 0 && none('budgetMinutes')) ||
    (deltaCents === 0 && deltaMinutes === 0 && deltaDays === 0 && lines.length === 0)
  )
}
