import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import {
  date,
  flag,
  instant,
  integer,
  json,
  text,
  texts,
  uuid,
} from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'
import type { PlanReason } from '../rules/reasons.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

export const shiftStates = ['draft', 'published', 'cancelled'] as const
export type ShiftState = (typeof shiftStates)[number]

/** The states in which a shift takes its time. */
export const liveStates = ['draft', 'published'] as const satisfies readonly ShiftState[]

/** A shift is drafted, published with others of its unit and period, and changed or cancelled until it is over. */
export const shiftLife = lifecycle({
  resource: 'shift',
  states: shiftStates,
  // A claim of an open shift makes one that is published at once.
  initial: ['draft', 'published'],
  transitions: {
    update: { from: liveStates, to: liveStates, otherwise: 'shift_cancelled' },
    // Those of a unit and a period together; the caller names no shift.
    publish: { from: ['draft'], to: 'published' },
    unpublish: { from: ['published'], to: 'draft' },
    cancel: { from: liveStates, to: 'cancelled', otherwise: 'shift_cancelled' },
  },
})

/** A rule that a shift breaks and was planned against all the same. */
export interface KeptWarning {
  /** The rule's code. */
  readonly code: string
  readonly severity: 'warning' | 'override' | 'refusal'
  /** In English, as it is kept beside the values. */
  readonly detail: string
  /** Absent in what was kept before rules had values. */
  readonly values?: PlanReason['values']
  /** Null where nobody gave a reason. */
  readonly overriddenBy: Id | null
  readonly reason: string | null
}

export const shiftTable = table('shifts', {
  id: uuid,
  planningUnitId: uuid,
  shiftTypeId: uuid.nullable(),
  shiftTypeVersionId: uuid.nullable(),
  /** Null: nobody yet. */
  membershipId: uuid.nullable(),
  workDate: date,
  /** From the midnight that the date begins with, as the clock on the wall shows. */
  startMinutes: integer,
  endMinutes: integer,
  breakMinutes: integer,
  startAt: instant,
  endAt: instant,
  entryTypeId: uuid.nullable(),
  tags: texts,
  note: text.nullable(),
  state: text.as<ShiftState>(),
  cancelReason: text.nullable(),
  /** The publication that published it first. */
  publicationId: uuid.nullable(),
  changedSincePublished: flag,
  /** Counts up with every change that its member is notified of. */
  version: integer,
  acknowledgedAt: instant.nullable(),
  acknowledgedVersion: integer.nullable(),
  openShiftId: uuid.nullable(),
  /** The rotation that made it, with the place, the row and the date that it was made for. */
  rotationId: uuid.nullable().fixed(),
  rotationPlaceId: uuid.nullable().fixed(),
  rotationRowId: uuid.nullable().fixed(),
  rotationDate: date.nullable().fixed(),
  /** The shift that it is a copy of, and the date that it was copied for, wherever it was moved since. */
  copiedFromShiftId: uuid.nullable().fixed(),
  copiedFor: date.nullable().fixed(),
  /** What another system knows it by, from an import; undone, it is taken away. */
  externalSource: text.nullable(),
  externalId: text.nullable(),
  warnings: json<readonly KeptWarning[]>(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type ShiftRecord = RowOf<typeof shiftTable>

/** What a shift was and has become; `before` is null for a new one. */
export interface ShiftChange {
  readonly before: ShiftRecord | null
  readonly after: ShiftRecord
  /** Why rules are overridden for this one; where it is not said, the reason of all counts. */
  readonly overrideReason?: string | undefined
}
