import { refusals } from '../../../platform/contract/refusals.ts'

export const costRateRefusals = refusals({
  cost_rate_not_found: {
    status: 404,
    title: 'No such cost rate',
    when: 'No cost rate of the organisation has this id.',
    remedy: 'Read the cost rates from `GET /v1/cost-rates`.',
    translations: {
      fi: ['Kustannushintaa ei löydy', 'Hae kustannushinnat osoitteesta `GET /v1/cost-rates`.'],
      sv: ['Kostnadspriset finns inte', 'Hämta kostnadspriserna från `GET /v1/cost-rates`.'],
    },
  },
  cost_rate_subject_invalid: {
    status: 422,
    title: 'The cost rate is for two at once',
    when: 'A cost rate was to be for a member and for a staff group.',
    remedy: 'Send `membershipId` or `staffGroupId`, or neither for everybody else.',
    translations: {
      fi: [
        'Kustannushinta koskisi kahta yhtaikaa',
        'Lähetä `membershipId` tai `staffGroupId`, tai ei kumpaakaan, jos hinta koskee kaikkia muita.',
      ],
      sv: [
        'Kostnadspriset gäller två på en gång',
        'Skicka `membershipId` eller `staffGroupId`, eller ingendera för alla andra.',
      ],
    },
  },
})
