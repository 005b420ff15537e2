import { refusals } from '../../../../platform/contract/refusals.ts'

export const customerGroupNotFound = refusals({
  customer_group_not_found: {
    status: 404,
    title: 'No such customer group',
    when: 'No customer group of the organisation has this id, or the one that a customer is to be put into is not active.',
    remedy: 'Read the groups from `GET /v1/customer-groups`.',
    translations: {
      fi: ['Asiakasryhmää ei löydy', 'Hae asiakasryhmät osoitteesta `GET /v1/customer-groups`.'],
      sv: ['Kundgruppen finns inte', 'Hämta kundgrupperna från `GET /v1/customer-groups`.'],
    },
  },
})
