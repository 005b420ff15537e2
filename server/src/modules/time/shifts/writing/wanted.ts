import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { MembersOnDates } from '../record/members.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { ShiftPatch } from '../record/shapes.ts'
import type { Violation } from '../rules/check.ts'
import type { DatedShiftType } from '../types/reading.ts'

/** How many days the shifts of one write may lie apart: the facts of all of them are read at once. */
export const longestPlan = 184

/** Where a new shift comes from; none of it changes later, but that an undone import takes its reference back. */
export type ShiftOrigin = Pick<
  ShiftRecord,
  | 'openShiftId'
  | 'rotationId'
  | 'rotationPlaceId'
  | 'rotationRowId'
  | 'rotationDate'
  | 'copiedFromShiftId'
  | 'copiedFor'
  | 'externalSource'
  | 'externalId'
>

/** A shift as somebody wants it. */
export interface WantedShift {
  /** The shift that changes; null for a new one. */
  readonly id: Id | null
  /** What is absent stays; of a new shift it is what its type says. */
  readonly fields: ShiftPatch
  /** What a new shift is like in all that is absent, but for a version of its type that its own date has. */
  readonly like?: ShiftRecord
  /** Cancels it, and says why. */
  readonly cancelReason?: string | undefined
  /** With a `cancelReason`: the other system knows it no more, so that its reference is free for another shift. */
  readonly forgetsReference?: boolean
  /** Why rules are overridden for this one; where it is not said, the reason of all counts. */
  readonly overrideReason?: string | undefined
  /** A new shift that is published at once, as by a claim. */
  readonly published?: boolean
  readonly origin?: Partial<ShiftOrigin>
  readonly expectedUpdatedAt?: Instant | undefined
}

export type ShiftFieldCode =
  | 'shift_not_found'
  | 'shift_stale'
  | 'shift_cancelled'
  | 'planning_unit_not_found'
  | 'planning_unit_not_planned'
  | 'shift_type_not_found'
  | 'shift_times_missing'
  | 'shift_times_invalid'
  | 'entry_type_not_found'
  | 'shift_entry_type_unfit'
  | 'membership_not_found'
  | 'shift_member_not_employed'
  | 'shift_member_not_in_unit'
  | 'shift_member_missing'
  | 'shift_row_repeated'
  | 'range_too_long'

export type ShiftCode = ShiftFieldCode | Violation['code']

/** What has become of one that was wanted, in the order in which they were. */
export type WrittenShift =
  | {
      readonly code: null
      readonly shift: ShiftRecord
      /** Null for a new one; the very same where nothing changed. */
      readonly before: ShiftRecord | null
    }
  | {
      readonly code: ShiftCode
      readonly detail: string
      /** What the shift breaks of the rules; empty where it is refused for another reason. */
      readonly violations: readonly Violation[]
    }

/** What fields are decided in. */
export interface Circumstances {
  readonly now: Instant
  readonly timeZone: string
  /** Whether units and members must be the caller's: not where another rule lets a member take a shift. */
  readonly asPlanner: boolean
  /** The units that are named, as far as they are there. */
  readonly units: ReadonlyMap<Id, { readonly planned: boolean; readonly active: boolean }>
  /** The versions of the types that are named, as far as they are there. */
  readonly types: ReadonlyMap<Id, readonly DatedShiftType[]>
  /** The categories of the entry types that are named, as far as they are there. */
  readonly categories: ReadonlyMap<Id, string>
  readonly members: MembersOnDates
  /** Whether a shift is still as somebody expects. */
  readonly unchanged: (expected: Instant | undefined, updatedAt: Instant) => boolean
}
