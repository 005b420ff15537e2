import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Contributions } from '../../../platform/slots.ts'
import { touchDrafts } from '../../catalogs/port.ts'
import type { Assignment } from '../record/assignment.ts'
import type { MemberRecord } from '../record/member.ts'
import { lastDayFrom } from './rows.ts'

/** Moves `updatedAt` of the drafts that another worktime model reads by new rows of the member. */
export function touchAssignedDays(
  tx: WriteTransaction,
  contributions: Contributions,
  { member, assignments }: Pick<MemberRecord, 'member' | 'assignments'>,
  rows: readonly Assignment[],
): void {
  for (const { kind, validFrom: from } of rows)
    if (kind === 'worktime_model') {
      const to = lastDayFrom(assignments, kind, from)
      tx.defer(contributions(touchDrafts)(tx, { membershipIds: [member.id], from, to }))
    }
}
