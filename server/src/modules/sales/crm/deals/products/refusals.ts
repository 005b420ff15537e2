import { refusals } from '../../../../../platform/contract/refusals.ts'

export const productNotFound = refusals({
  product_not_found: {
    status: 404,
    title: 'No such product',
    when: 'No product of the price list has this id, or the one that a line is to name is not active.',
    remedy: 'Read the price list from `GET /v1/crm/products`.',
  },
})
