import { type RowOf, table } from '../../../../platform/data/table.ts'
import { date, instant, integer, json, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { SwapState } from './life.ts'

export const swapKinds = ['swap', 'handover', 'drop'] as const
export type SwapKind = (typeof swapKinds)[number]

/** What is told of a shift to whoever answers a swap; never its note. */
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
