import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const claimStates = ['pending', 'approved', 'declined', 'withdrawn', 'superseded'] as const
export type ClaimState = (typeof claimStates)[number]

const over = 'open_shift_claim_decided' as const

/** A claim waits for whoever plans the unit, or has its slot at once where the first to come gets it. */
export const claimLife = lifecycle({
  resource: 'open_shift_claim',
  states: claimStates,
  initial: ['pending', 'approved'],
  transitions: {
    approve: { from: ['pending'], to: 'approved', otherwise: over },
    decline: { from: ['pending'], to: 'declined', otherwise: over },
    withdraw: { from: ['pending'], to: 'withdrawn', otherwise: over },
    // The open shift was filled by others, withdrawn, or is over: nobody is left to ask.
    supersede: { from: ['pending'], to: 'superseded' },
    // Its shift was cancelled, or is of nobody: the slot is free for whoever comes next.
    end: { from: ['approved'], to: 'approved' },
  },
})
