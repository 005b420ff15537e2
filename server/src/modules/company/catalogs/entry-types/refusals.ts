import { refusals } from '../../../../platform/contract/refusals.ts'

export const entryTypeNotFound = refusals({
  entry_type_not_found: {
    status: 404,
    title: 'No such entry type',
    when: 'No entry type of the organisation has this id, or none of its versions covers the date, or it is inactive and the day has none of it yet.',
    remedy: 'Read the entry types from `GET /v1/entry-types`.',
    translations: {
      fi: ['Kirjauslajia ei löydy', 'Hae kirjauslajit osoitteesta `GET /v1/entry-types`.'],
      sv: ['Registreringstypen finns inte', 'Hämta registreringstyperna från `GET /v1/entry-types`.'],
    },
  },
})
