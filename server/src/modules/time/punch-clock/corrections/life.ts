import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const correctionStates = ['pending', 'approved', 'declined', 'withdrawn'] as const
export type CorrectionState = (typeof correctionStates)[number]

const over = 'punch_correction_decided' as const

/** A correction waits for whoever has authority over the member, and is decided once. */
export const correctionLife = lifecycle({
  resource: 'punch_correction',
  states: correctionStates,
  initial: 'pending',
  transitions: {
    approve: { from: ['pending'], to: 'approved', otherwise: over },
    decline: { from: ['pending'], to: 'declined', otherwise: over },
    withdraw: { from: ['pending'], to: 'withdrawn', otherwise: over },
  },
})
