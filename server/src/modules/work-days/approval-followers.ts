import type { WriteTransaction } from '../../platform/data/database.ts'
import { type Contributions, slot } from '../../platform/slots.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { DayState } from './day.ts'

/** Who has days approved or opened, and in which zone their dates lie. */
export interface Following {
  readonly timeZone: string
  readonly actorMembershipId: Id | null
}

/** What another family does in the same transaction whenever approved days come about or are no longer approved. */
export interface ApprovalFollower {
  /** Those with a lower number come first. */
  readonly order: number
  /** Days that are approved now; their states are saved already. */
  approved(tx: WriteTransaction, days: readonly DayState[], following: Following): Promise<void>
  /** Days that were approved or exported and are drafts or confirmed again. */
  opened(tx: WriteTransaction, days: readonly DayState[], following: Following): Promise<void>
  /** Drafts in which nothing is left, so that their dates are blank. */
  emptied(tx: WriteTransaction, days: readonly DayState[], following: Following): Promise<void>
}

export const approvalFollowers = slot<ApprovalFollower>('work_days.approval_followers')

/** What happened to days that others follow. */
export type Followed = 'approved' | 'opened' | 'emptied'

interface Caller {
  readonly organisation: { readonly timeZone: string }
  /** Null where the service itself does it. */
  readonly membership: { readonly id: Id | null }
}

/** Tells all followers, one after the other, whatever the number of days. */
export async function follow(
  tx: WriteTransaction,
  contributions: Contributions,
  what: Followed,
  days: readonly DayState[],
  { organisation, membership }: Caller,
): Promise<void> {
  if (days.length === 0) return
  const following = { timeZone: organisation.timeZone, actorMembershipId: membership.id }
  const inOrder = contributions(approvalFollowers).toSorted((a, b) => a.order - b.order)
  for (const follower of inOrder) await follower[what](tx, days, following)
}
