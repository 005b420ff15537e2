import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { instant, text, uuid } from '../../../../platform/data/table-columns.ts'
import { type RowOf, table } from '../../../../platform/data/table.ts'

export const claimStates = ['pending', 'approved', 'declined', 'withdrawn', 'superseded'] as const
export type ClaimState = (typeof claimStates)[number]

const over = 'open_shift_claim_decided' as const

/** A claim waits for anyone who plans the unit, or has its slot at once where the first to come gets it. */
export const claimLife = lifecycle({
  resource: 'open_shift_claim',
  states: claimStates,
  initial: ['pending', 'approved'],
  transitions: {
    approve: { from: ['pending'], to: 'approved', otherwise: over },
    decline: { from: ['pending'], to: 'declined', otherwise: over },
    withdraw: { from: ['pending'], to: 'withdrawn', otherwise: over },
    // The open shift was filled by others, withdrawn, or is over: no claim can be decided.
    supersede: { from: ['pending'], to: 'superseded' },
    // Its shift was cancelled, or is of nobody: the slot is free for the next claim.
    end: { from: ['approved'], to: 'approved' },
  },
})

/** What a member wants of an open shift: one slot. */
export const claimTable = table('openShiftClaims', {
  id: uuid,
  openShiftId: uuid.fixed(),
  membershipId: uuid.fixed(),
  state: text.as<ClaimState>(),
  /** The shift that it made; null until it has a slot. */
  shiftId: uuid.nullable(),
  decidedByMembershipId: uuid.nullable(),
  decidedAt: instant.nullable(),
  declineReason: text.nullable(),
  /** When its slot was free again; null while it has one, and where it never had. */
  endedAt: instant.nullable(),
  createdAt: instant.fixed(),
  updatedAt: instant,
})

export type Claim = RowOf<typeof claimTable>
