import type { ApprovalFollower } from '../../work-days/port.ts'
import { settle } from './settling.ts'

/** Balances move with the approval of days, in the same transaction, and back with what opens them. */
export const followingApprovals: ApprovalFollower = {
  order: 100,
  approved: (tx, days, { timeZone, actorMembershipId }) =>
    settle(tx, timeZone, days, { explain: 'Found anew when a day was approved.', actorMembershipId }),
  opened: (tx, days, { timeZone, actorMembershipId }) =>
    settle(tx, timeZone, days, { explain: 'Taken back because a day was opened.', actorMembershipId }),
  emptied: (tx, days, { timeZone, actorMembershipId }) =>
    settle(tx, timeZone, days, { explain: 'Found anew when a day was emptied.', actorMembershipId }),
}
