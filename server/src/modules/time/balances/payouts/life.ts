import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const payoutStates = ['waiting', 'told', 'withdrawn'] as const
export type PayoutState = (typeof payoutStates)[number]

/** A payout waits for the next payroll batch, and waits again when that is cancelled. */
export const payoutLife = lifecycle({
  resource: 'balance_payout',
  states: payoutStates,
  initial: 'waiting',
  transitions: {
    tell: { from: ['waiting'], to: 'told' },
    release: { from: ['told'], to: 'waiting' },
    withdraw: { from: ['waiting'], to: 'withdrawn', otherwise: 'balance_payout_not_waiting' },
  },
})
