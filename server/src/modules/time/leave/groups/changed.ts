import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { slot } from '../../../../platform/slots.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Who has other policies, and from when on. */
export interface ConcernedMembers {
  readonly from: PlainDate
  readonly groupId?: Id
  readonly membershipIds?: readonly Id[]
}

/** What follows for members who get other policies; told as soon as it is written. */
type LeaveGroupChanged = (tx: WriteTransaction, concerned: ConcernedMembers) => Promise<unknown>

/** The family that keeps the accounts contributes it. */
export const leaveGroupChanged = slot<LeaveGroupChanged>('leave.group_changed')
