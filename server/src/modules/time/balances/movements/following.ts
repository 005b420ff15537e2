import type { ApprovalFollower, Followed } from '../../work-days/port.ts'
import { readAround, settle } from './settling.ts'

/** Balances move with the approval of days, in the same transaction, and back with what opens them. */
export const followingApprovals: ApprovalFollower = {
  order: 100,
  async ahead(tx, dayIds, { timeZone, actorMembershipId }) {
    const read = await readAround(tx, timeZone, dayIds)
    return (what, days) => settle(tx, timeZone, read, days, { explain: explained[what], actorMembershipId })
  },
}

const explained: Readonly<Record<Followed, string>> = {
  approved: 'Found anew when a day was approved.',
  opened: 'Taken back because a day was opened.',
  emptied: 'Found anew when a day was emptied.',
}
