import { refusals } from '../../../../platform/contract/refusals.ts'

export const staffGroupNotFound = refusals({
  staff_group_not_found: {
    status: 404,
    title: 'No such staff group',
    when: 'No staff group of the organisation has this id.',
    remedy: 'Read the groups from `GET /v1/staff-groups`.',
  },
})
