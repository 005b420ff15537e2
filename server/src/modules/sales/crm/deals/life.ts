import { lifecycle } from '../../../../platform/contract/lifecycle.ts'

export const dealStates = ['open', 'won', 'lost'] as const
export type DealState = (typeof dealStates)[number]

/** A deal is in play until it is won or lost; reopened it is in play again. */
export const dealLife = lifecycle({
  resource: 'deal',
  states: dealStates,
  initial: 'open',
  transitions: {
    change_stage: { from: ['open'], to: 'open', otherwise: 'crm_deal_closed' },
    win: { from: ['open'], to: 'won', otherwise: 'crm_deal_closed' },
    lose: { from: ['open'], to: 'lost', otherwise: 'crm_deal_closed' },
    reopen: { from: ['won', 'lost'], to: 'open', otherwise: 'crm_deal_open' },
  },
})
