import type { FactOf } from '../../../../platform/contract/events.ts'
import type { shiftEvents } from '../record/events.ts'
import type { Claim } from './record.ts'

export type ClaimedFact = FactOf<typeof shiftEvents, 'open_shift.claimed'>
export type ClaimDecidedFact = FactOf<typeof shiftEvents, 'open_shift.claim_decided'>

export const claimed = ({ id: claimId, openShiftId, membershipId, createdAt }: Claim): ClaimedFact => ({
  event: 'open_shift.claimed',
  payload: { openShiftId, claimId, membershipId, claimedAt: createdAt },
})

export const claimDecided = (
  { id: claimId, openShiftId, membershipId, updatedAt }: Claim,
  decision: 'approved' | 'declined',
): ClaimDecidedFact => ({
  event: 'open_shift.claim_decided',
  payload: { claimId, openShiftId, membershipId, decision, decidedAt: updatedAt },
})
