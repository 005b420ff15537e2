import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const swapStates = [
  'proposed',
  'peer_accepted',
  'peer_declined',
  'approved',
  'declined',
  'executed',
  'cancelled',
  'expired',
] as const
export type SwapState = (typeof swapStates)[number]

/** A swap that somebody has still to answer. */
export const waitingStates = ['proposed', 'peer_accepted'] as const satisfies readonly SwapState[]

const over = 'shift_swap_decided' as const

/** A swap is proposed, answered by the colleague whom it is for, and decided by whoever plans. */
export const swapLife = lifecycle({
  resource: 'shift_swap',
  states: swapStates,
  initial: 'proposed',
  transitions: {
    accept: { from: ['proposed'], to: 'peer_accepted', otherwise: over },
    // Also after having accepted, as long as nobody has decided.
    refuse: { from: waitingStates, to: 'peer_declined', otherwise: over },
    // A drop is for no colleague, and is decided as it was proposed.
    approve: { from: waitingStates, to: 'approved', otherwise: over },
    // In the same step as its approval.
    execute: { from: ['approved'], to: 'executed' },
    decline: { from: waitingStates, to: 'declined', otherwise: over },
    cancel: { from: waitingStates, to: 'cancelled', otherwise: over },
    expire: { from: waitingStates, to: 'expired' },
  },
})
