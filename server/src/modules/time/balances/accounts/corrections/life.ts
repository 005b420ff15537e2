import { lifecycle } from '../../../../../platform/contract/lifecycle.ts'
import { correctionStates } from '../shapes.ts'

/** A correction by hand that a second person must approve is decided once. */
export const correctionLife = lifecycle({
  resource: 'balance_correction',
  states: correctionStates,
  initial: 'submitted',
  transitions: {
    approve: { from: ['submitted'], to: 'approved', otherwise: 'balance_correction_decided' },
    decline: { from: ['submitted'], to: 'declined', otherwise: 'balance_correction_decided' },
    withdraw: { from: ['submitted'], to: 'withdrawn', otherwise: 'balance_correction_decided' },
  },
})
