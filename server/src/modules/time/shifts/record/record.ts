import { type RowOf, table } from '../../../../platform/data/table.ts'
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
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ShiftState } from './life.ts'

/** A rule that a shift breaks and was planned against all the same. */
export interface KeptWarning {
  /** The rule's code. */
  readonly code: string
  readonly severity: 'warning' | 'override' | 'refusal'
  readonly detail: string
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
  /** The publication that it was told by first. */
  publicationId: uuid.nullable(),
  changedSincePublished: flag,
  /** Counts up with every change that its member has to know of. */
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
