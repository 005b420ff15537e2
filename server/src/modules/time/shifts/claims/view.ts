import type { ClaimView } from './shapes.ts'
import type { FoundClaim } from './store.ts'

export const claimView = ({
  id,
  openShiftId,
  membershipId,
  workDate,
  startAt,
  endAt,
  planningUnitId,
  state,
  shiftId,
  decidedByMembershipId,
  decidedAt,
  declineReason,
  endedAt,
  createdAt,
  updatedAt,
}: FoundClaim): ClaimView => ({
  ...{ id, openShiftId, membershipId, workDate, startAt, endAt, planningUnitId },
  ...{ state, shiftId, decidedByMembershipId, decidedAt, declineReason, endedAt, createdAt, updatedAt },
})
