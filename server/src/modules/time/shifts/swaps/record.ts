import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { date, instant, integer, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { ruleCodes } from '../rules/act.ts'

export const swapStates = [
  'proposed',
  'peer_accepted',
  'peer_declined',
  'approved',
  'declined',
  'executed',
  'cancelled',
  'expired',
] as const
export type SwapState = (typeof swapStates)[number]

/** A swap that somebody has still to answer. */
export const waitingStates = ['proposed', 'peer_accepted'] as const satisfies readonly SwapState[]

const over = 'shift_swap_decided' as const

/** A swap is proposed, answered by the colleague whom it is for, and decided by anyone who plans. */
export const swapLife = lifecycle({
  resource: 'shift_swap',
  states: swapStates,
  initial: 'proposed',
  transitions: {
    accept: { from: ['proposed'], to: 'peer_accepted', otherwise: over },
    // Also after having accepted, as long as nobody has decided.
    refuse: { from: waitingStates, to: 'peer_declined', otherwise: over },
    // A drop is for no colleague, and is decided as it was proposed.
    approve: { from: waitingStates, to: 'approved', otherwise: over },
    // In the same step as its approval.
    execute: { from: ['approved'], to: 'executed' },
    decline: { from: waitingStates, to: 'declined', otherwise: over },
    cancel: { from: waitingStates, to: 'cancelled', otherwise: over },
    expire: { from: waitingStates, to: 'expired' },
  },
})

/** Why shifts do not change hands. */
export const exchangeCodes = [
  'membership_not_found',
  'shift_member_not_employed',
  'shift_member_not_in_unit',
  ...ruleCodes,
] as const
export type ExchangeCode = (typeof exchangeCodes)[number]

/** How many days the shifts of a swap may lie apart: no more than those of any other change of a plan. */
export const longestSpan = 184
/** How many days are looked at for candidates. */
export const candidateDays = 42

export const swapKinds = ['swap', 'handover', 'drop'] as const
export type SwapKind = (typeof swapKinds)[number]

/** What is shown of a shift to the member who answers a swap; never its note. */
export interface SwapShift {
  readonly id: Id
  readonly planningUnitId: Id
  readonly shiftTypeId: Id | null
  readonly workDate: PlainDate
  readonly startAt: Instant
  readonly endAt: Instant
  readonly breakMinutes: number
}

export const swapTable = table('shiftSwaps', {
  id: uuid,
  kind: text.as<SwapKind>().fixed(),
  fromShiftId: uuid.fixed(),
  fromMembershipId: uuid.fixed(),
  fromPlanningUnitId: uuid.fixed(),
  /** The version that was proposed: one that has changed since is not swapped. */
  fromVersion: integer.fixed(),
  fromShift: json<SwapShift>().fixed(),
  toShiftId: uuid.nullable().fixed(),
  toMembershipId: uuid.nullable().fixed(),
  toPlanningUnitId: uuid.nullable().fixed(),
  toVersion: integer.nullable().fixed(),
  toShift: json<SwapShift>().nullable().fixed(),
  workDate: date.fixed(),
  /** When the first of its shifts begins: until then it may be decided. */
  beginsAt: instant.fixed(),
  state: text.as<SwapState>(),
  note: text.nullable().fixed(),
  peerAnsweredAt: instant.nullable(),
  decidedByMembershipId: uuid.nullable(),
  decidedAt: instant.nullable(),
  declineReason: text.nullable(),
  /** What a drop has left open. */
  openShiftId: uuid.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type Swap = RowOf<typeof swapTable>
