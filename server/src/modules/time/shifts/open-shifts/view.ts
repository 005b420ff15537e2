import type { OpenShiftRow } from './record.ts'
import type { OpenShiftView, OwnOpenShift } from './shapes.ts'
import type { FoundOpenShift, OfferedOpenShift } from './store.ts'

const timesOf = ({
  planningUnitId,
  shiftTypeId,
  workDate,
  startMinutes,
  endMinutes,
  breakMinutes,
  startAt,
  endAt,
}: OpenShiftRow) => ({
  ...{ planningUnitId, shiftTypeId, workDate, startMinutes, endMinutes, breakMinutes, startAt, endAt },
})

/** As anyone who plans sees it. */
export const openShiftView = (found: FoundOpenShift): OpenShiftView => ({
  ...timesOf(found),
  id: found.id,
  entryTypeId: found.entryTypeId,
  tags: [...found.tags],
  slots: found.slots,
  filled: found.filled,
  pendingClaims: found.pendingClaims,
  claimPolicy: found.claimPolicy,
  eligible: found.eligible,
  staffGroupId: found.staffGroupId,
  membershipIds: [...found.membershipIds],
  closesAt: found.closesAt,
  state: found.state,
  note: found.note,
  withdrawReason: found.withdrawReason,
  createdByMembershipId: found.createdByMembershipId,
  createdAt: found.createdAt,
  updatedAt: found.updatedAt,
})

/** As anyone who may claim it sees it. */
export const ownOpenShiftView = (found: OfferedOpenShift): OwnOpenShift => ({
  ...timesOf(found),
  id: found.id,
  tags: [...found.tags],
  slotsLeft: found.slots - found.filled,
  claimPolicy: found.claimPolicy,
  closesAt: found.closesAt,
  note: found.note,
  ownClaim: found.ownClaim,
  updatedAt: found.updatedAt,
})
