import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const openShiftStates = ['open', 'filled', 'withdrawn', 'expired'] as const
export type OpenShiftState = (typeof openShiftStates)[number]

const over = { withdrawn: 'open_shift_over', expired: 'open_shift_over' } as const
const gone = { filled: 'open_shift_filled', ...over } as const

/** An open shift is claimed until its slots are filled, it is withdrawn, or nobody can claim it any more. */
export const openShiftLife = lifecycle({
  resource: 'open_shift',
  states: openShiftStates,
  initial: 'open',
  transitions: {
    // More slots open a filled one again.
    update: { from: ['open', 'filled'], to: ['open', 'filled'], otherwise: over },
    // A claim that waits leaves it open.
    claim: { from: ['open'], to: 'open', otherwise: gone },
    fill: { from: ['open'], to: ['open', 'filled'], otherwise: gone },
    withdraw: { from: ['open'], to: 'withdrawn', otherwise: gone },
    expire: { from: ['open'], to: 'expired' },
    // A shift that a claim made stands no more: what can still be claimed is open again, and what is over stays so.
    free: { from: openShiftStates, to: ['open', 'withdrawn', 'expired'] },
  },
})
