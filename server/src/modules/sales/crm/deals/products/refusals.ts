import { refusals } from '../../../../../platform/contract/refusals.ts'

export const productNotFound = refusals({
  product_not_found: {
    status: 404,
    title: 'No such product',
    when: 'No product of the price list has this id, or the one that a line is to name is not active.',
    remedy: 'Read the price list from `GET /v1/crm/products`.',
    translations: {
      fi: ['Tuotetta ei löydy', 'Hae hinnasto osoitteesta `GET /v1/crm/products`.'],
      sv: ['Produkten finns inte', 'Hämta prislistan från `GET /v1/crm/products`.'],
    },
  },
})
