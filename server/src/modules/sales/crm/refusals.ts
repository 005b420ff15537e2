import { refusals } from '../../../platform/contract/refusals.ts'

export const dealNotFound = refusals({
  crm_deal_not_found: {
    status: 404,
    title: 'No such deal',
    when: 'No deal of the organisation has this id.',
    remedy: 'Read the deals from `GET /v1/crm/deals`.',
    translations: {
      fi: ['Kauppaa ei löydy', 'Hae kaupat osoitteesta `GET /v1/crm/deals`.'],
      sv: ['Affären finns inte', 'Hämta affärerna från `GET /v1/crm/deals`.'],
    },
  },
})
