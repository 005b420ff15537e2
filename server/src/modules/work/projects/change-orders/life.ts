import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const changeOrderStates = ['draft', 'sent', 'approved', 'declined', 'withdrawn', 'superseded'] as const
export type ChangeOrderState = (typeof changeOrderStates)[number]

const over = {
  approved: 'change_order_decided',
  declined: 'change_order_decided',
  withdrawn: 'change_order_withdrawn',
  superseded: 'change_order_withdrawn',
} as const

/** A change order is drafted, sent, and answered once; nothing of it changes from its sending on. */
export const changeOrderLife = lifecycle({
  resource: 'change_order',
  states: changeOrderStates,
  initial: 'draft',
  transitions: {
    update: { from: ['draft'], to: 'draft', otherwise: 'change_order_not_draft' },
    // Once more with a new link, for a customer who has lost the first.
    send: { from: ['draft', 'sent'], to: 'sent', otherwise: over },
    approve: { from: ['sent'], to: 'approved', otherwise: { draft: 'change_order_not_sent', ...over } },
    decline: { from: ['sent'], to: 'declined', otherwise: { draft: 'change_order_not_sent', ...over } },
    withdraw: { from: ['draft', 'sent'], to: 'withdrawn', otherwise: over },
    supersede: {
      from: ['sent', 'declined', 'withdrawn'],
      to: 'superseded',
      otherwise: {
        draft: 'change_order_not_sent',
        approved: 'change_order_decided',
        superseded: 'change_order_withdrawn',
      },
    },
  },
})
