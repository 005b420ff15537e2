import { refusals } from '../../../../platform/contract/refusals.ts'

export const staffGroupNotFound = refusals({
  staff_group_not_found: {
    status: 404,
    title: 'No such staff group',
    when: 'No staff group of the organisation has this id.',
    remedy: 'Read the groups from `GET /v1/staff-groups`.',
    translations: {
      fi: ['Henkilöstöryhmää ei löydy', 'Hae henkilöstöryhmät osoitteesta `GET /v1/staff-groups`.'],
      sv: ['Personalgruppen finns inte', 'Hämta personalgrupperna från `GET /v1/staff-groups`.'],
    },
  },
})
