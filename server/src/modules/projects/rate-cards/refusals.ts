import { refusals } from '../../../platform/contract/refusals.ts'

export const rateCardNotFound = refusals({
  rate_card_not_found: {
    status: 404,
    title: 'No such rate card',
    when: 'No rate card of the organisation has this id, or the one that a project is to get is not active.',
    remedy: 'Read the rate cards from `GET /v1/rate-cards`.',
  },
})
