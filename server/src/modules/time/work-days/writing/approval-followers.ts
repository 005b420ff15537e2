import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Contributions, slot } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayState } from '../day/day.ts'

/** Who has days approved or opened, and in which zone their dates lie. */
export interface Following {
  readonly timeZone: string
  /** Null where the service itself does it. */
  readonly actorMembershipId: Id | null
}

/** What a caller does. */
export const followingOf = ({
  organisation: { timeZone },
  membership,
}: {
  readonly organisation: { readonly timeZone: string }
  readonly membership: { readonly id: Id }
}): Following => ({ timeZone, actorMembershipId: membership.id })

/** What happened to days that others follow: `opened` ones are drafts or confirmed again, `emptied` ones drafts with nothing left. */
export type Followed = 'approved' | 'opened' | 'emptied'

/** What follows from what happened to days; their states are saved already. It defers its statements and waits for none. */
export type FollowUp = (what: Followed, days: readonly DayState[]) => void

/** What another family does in the same transaction whenever approved days come about or are no longer approved. */
export interface ApprovalFollower {
  /** What those with a lower number write comes first. */
  readonly order: number
  /**
   * Reads what it needs of days before it is known which of them are approved or opened, so that it travels with what else is
   * read of them: statements that leave at once, as many for many days as for one. Some of the ids may name nothing.
   */
  ahead(tx: WriteTransaction, dayIds: readonly Id[], following: Following): Promise<FollowUp>
}

export const approvalFollowers = slot<ApprovalFollower>('work_days.approval_followers')

/** Lets all followers read at once what they need of days; they are called once, whatever the number of days. */
export async function followersOf(
  tx: WriteTransaction,
  contributions: Contributions,
  dayIds: readonly Id[],
  following: Following,
): Promise<FollowUp> {
  const inOrder = contributions(approvalFollowers).toSorted((a, b) => a.order - b.order)
  const ready = await Promise.all(inOrder.map(follower => follower.ahead(tx, dayIds, following)))
  return (what, days) => {
    if (days.length > 0) for (const followUp of ready) followUp(what, days)
  }
}

/** The same where the days are known and saved. */
export async function follow(
  tx: WriteTransaction,
  contributions: Contributions,
  what: Followed,
  days: readonly DayState[],
  following: Following,
): Promise<void> {
  if (days.length === 0) return
  const followUp = await followersOf(
    tx,
    contributions,
    days.map(({ id }) => id),
    following,
  )
  followUp(what, days)
}
