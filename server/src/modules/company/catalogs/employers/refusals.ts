import { refusals } from '../../../../platform/contract/refusals.ts'

export const employerNotFound = refusals({
  employer_not_found: {
    status: 404,
    title: 'No such employer',
    when: 'No employer of the organisation has this id, name or registry code.',
    remedy: 'Read the employers from `GET /v1/employers`.',
  },
})
