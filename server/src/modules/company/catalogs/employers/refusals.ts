import { refusals } from '../../../../platform/contract/refusals.ts'

export const employerNotFound = refusals({
  employer_not_found: {
    status: 404,
    title: 'No such employer',
    when: 'No employer of the organisation has this id, name or registry code.',
    remedy: 'Read the employers from `GET /v1/employers`.',
    translations: {
      fi: ['Työnantajaa ei löydy', 'Hae työnantajat osoitteesta `GET /v1/employers`.'],
      sv: ['Arbetsgivaren finns inte', 'Hämta arbetsgivarna från `GET /v1/employers`.'],
    },
  },
})
