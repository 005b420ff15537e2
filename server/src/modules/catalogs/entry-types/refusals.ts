import { refusals } from '../../../platform/contract/refusals.ts'

export const entryTypeNotFound = refusals({
  entry_type_not_found: {
    status: 404,
    title: 'No such entry type',
    when: 'No entry type of the organisation has this id, or none of its versions covers the date.',
    remedy: 'Read the entry types from `GET /v1/entry-types`.',
  },
})
