import { count, date } from '../../../platform/contract/reason-values.ts'
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
  cost_rate_moves_closed_projects: {
    status: 409,
    values: {
      projects: count('How many closed projects there are.'),
      firstFreeDate: date('The first day from which the rate would move none.'),
    },
    title: 'Hours of closed projects would cost something else',
    when: 'A cost rate was to hold on days on which members worked for closed projects, whose figures it would move. `projectIds` names the first of them.',
    remedy: 'Let it hold from `firstFreeDate` on, or reopen the projects first.',
    translations: {
      fi: [
        'Suljettujen projektien tunnit maksaisivat toisin',
        'Anna hinnan alkaa päivästä `firstFreeDate`, tai avaa projektit ensin uudelleen.',
      ],
      sv: [
        'Timmar i stängda projekt skulle kosta något annat',
        'Låt priset gälla från `firstFreeDate`, eller öppna projekten först igen.',
      ],
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
