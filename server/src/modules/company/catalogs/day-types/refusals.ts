import { refusals } from '../../../../platform/contract/refusals.ts'

export const dayTypeNotFound = refusals({
  day_type_not_found: {
    status: 404,
    title: 'No such day type',
    when: 'No day type of the organisation has this id, or none of its versions covers the date.',
    remedy: 'Read the day types from `GET /v1/day-types`.',
    translations: {
      fi: ['Päivälajia ei löydy', 'Hae päivälajit osoitteesta `GET /v1/day-types`.'],
      sv: ['Dagtypen finns inte', 'Hämta dagtyperna från `GET /v1/day-types`.'],
    },
  },
})
