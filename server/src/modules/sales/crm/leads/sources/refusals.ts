import { refusals } from '../../../../../platform/contract/refusals.ts'

export const leadSourceNotFound = refusals({
  lead_source_not_found: {
    status: 404,
    title: 'No such lead source',
    when: 'No lead source of the organisation has this id, or the one that a lead is to come from is not active.',
    remedy: 'Read the sources from `GET /v1/crm/lead-sources`.',
    translations: {
      fi: ['Liidin lähdettä ei löydy', 'Hae lähteet osoitteesta `GET /v1/crm/lead-sources`.'],
      sv: ['Leadkällan finns inte', 'Hämta källorna från `GET /v1/crm/lead-sources`.'],
    },
  },
})
