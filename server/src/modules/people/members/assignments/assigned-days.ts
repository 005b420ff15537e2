import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Contributions, requiredSlot } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { changeTerms } from '../../../company/catalogs/port.ts'
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

/** A member and what they have been assigned so far, with new rows. */
type NewlyAssigned = Pick<MemberRecord, 'member' | 'assignments'> & { readonly rows: readonly Assignment[] }

/**
 * What new rows of members do to their days, before the rows are saved: moves `updatedAt` of the drafts that another
 * worktime model reads, and refuses what a payroll lock holds still.
 */
export function followAssignedDays(
  tx: WriteTransaction,
  contributions: Contributions,
  members: readonly NewlyAssigned[],
): void {
  const begun = members.flatMap(({ member, assignments, rows }) =>
    rows.map(({ kind, validFrom: from, assignedId }) => ({
      kind,
      membershipId: member.id,
      groupId: assignedId,
      from,
      to: lastDayFrom(assignments, kind, from),
    })),
  )
  const models = begun.filter(({ kind }) => kind === 'worktime_model')
  for (const together of Map.groupBy(models, ({ from, to }) => `${from} ${to}`).values()) {
    const [{ from, to }] = together as [(typeof models)[number]]
    const membershipIds = together.map(({ membershipId }) => membershipId)
    tx.defer(changeTerms(tx, { membershipIds, from, to }, contributions))
  }
  for (const { kind, ...given } of begun)
    if (kind === 'staff_group') tx.defer(contributions(keepInLocks)(tx, given))
}
