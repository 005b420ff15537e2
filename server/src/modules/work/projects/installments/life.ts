import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const installmentStates = ['planned', 'ready', 'invoiced', 'credited', 'cancelled'] as const
export type InstallmentState = (typeof installmentStates)[number]

/** An installment is planned, ready to be billed, and billed once. Invoicing takes it, and gives it back. */
export const installmentLife = lifecycle({
  resource: 'installment',
  states: installmentStates,
  initial: 'planned',
  transitions: {
    update: { from: ['planned'], to: 'planned', otherwise: 'installment_not_planned' },
    make_ready: { from: ['planned'], to: 'ready', otherwise: 'installment_not_planned' },
    cancel: { from: ['planned', 'ready'], to: 'cancelled', otherwise: 'installment_not_open' },
    consume: { from: ['ready'], to: 'invoiced' },
    release: { from: ['invoiced'], to: ['ready', 'credited'] },
  },
})
