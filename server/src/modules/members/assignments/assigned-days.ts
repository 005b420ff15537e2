import type { WriteTransaction } from '../../../platform/data/database.ts'
import { type Contributions, requiredSlot } from '../../../platform/slots.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { touchDrafts } from '../../catalogs/port.ts'
import type { Assignment } from '../record/assignment.ts'
import type { MemberRecord } from '../record/member.ts'
import { lastDayFrom } from './rows.ts'

/** A staff group that a member is to have from a date to a date; null for none, and for no end. */
export interface GivenStaffGroup {
  readonly membershipId: Id
  readonly groupId: Id | null
  readonly from: PlainDate
  readonly to: PlainDate | null
}

/**
 * Throws `RequestRefused` with `period_locked` where days of the member would leave a payroll lock by it. It reads what
 * the member has so far.
 */
export type KeepInLocks = (tx: WriteTransaction, given: GivenStaffGroup) => Promise<void>

/** Filled by the family that keeps the locks. */
export const keepInLocks = requiredSlot<KeepInLocks>('members.keep_in_locks')

/**
 * What new rows of a member do to their days, before the rows are saved: moves `updatedAt` of the drafts that another
 * worktime model reads, and refuses what a payroll lock holds still.
 */
export function followAssignedDays(
  tx: WriteTransaction,
  contributions: Contributions,
  { member, assignments }: Pick<MemberRecord, 'member' | 'assignments'>,
  rows: readonly Assignment[],
): void {
  for (const { kind, validFrom: from, assignedId } of rows) {
    const to = lastDayFrom(assignments, kind, from)
    if (kind === 'worktime_model')
      tx.defer(contributions(touchDrafts)(tx, { membershipIds: [member.id], from, to }))
    if (kind === 'staff_group')
      tx.defer(contributions(keepInLocks)(tx, { membershipId: member.id, groupId: assignedId, from, to }))
  }
}
