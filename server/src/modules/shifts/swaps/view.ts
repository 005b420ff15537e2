import type { Swap } from './record.ts'
import type { SwapView } from './shapes.ts'

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
