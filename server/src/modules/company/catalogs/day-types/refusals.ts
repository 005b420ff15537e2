import { refusals } from '../../../../platform/contract/refusals.ts'

export const dayTypeNotFound = refusals({
  day_type_not_found: {
    status: 404,
    title: 'No such day type',
    when: 'No day type of the organisation has this id, or none of its versions covers the date.',
    remedy: 'Read the day types from `GET /v1/day-types`.',
  },
})
