import { refusals } from '../../../../platform/contract/refusals.ts'

export const customerTagNotFound = refusals({
  customer_tag_not_found: {
    status: 404,
    title: 'No such customer tag',
    when: 'No customer tag of the organisation has this id, or the one that a customer is to be given is not active.',
    remedy: 'Read the tags from `GET /v1/customer-tags`.',
    translations: {
      fi: ['Asiakastunnistetta ei löydy', 'Hae asiakastunnisteet osoitteesta `GET /v1/customer-tags`.'],
      sv: ['Kundtaggen finns inte', 'Hämta kundtaggarna från `GET /v1/customer-tags`.'],
    },
  },
})
