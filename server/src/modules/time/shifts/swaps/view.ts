import type { Swap } from './record.ts'
import type { Candidate, SwapView } from './shapes.ts'
import type { CandidateRow } from './store.ts'
import { swapShiftView } from './swap-shift.ts'

export const swapView = ({
  id,
  kind,
  state,
  fromMembershipId,
  fromShift,
  toMembershipId,
  toShift,
  note,
  peerAnsweredAt,
  decidedByMembershipId,
  decidedAt,
  declineReason,
  openShiftId,
  createdAt,
  updatedAt,
}: Swap): SwapView => ({
  ...{ id, kind, state, fromMembershipId, fromShift, toMembershipId, toShift, note, peerAnsweredAt },
  ...{ decidedByMembershipId, decidedAt, declineReason, openShiftId, createdAt, updatedAt },
})

/** A shift that could be had for an own one: whose it is and when, and nothing else of it. */
export const candidateView = (shift: CandidateRow): Candidate => ({
  ...swapShiftView(shift),
  membershipId: shift.membershipId ?? '',
  displayName: shift.displayName,
})
