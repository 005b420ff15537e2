import { refusals } from '../../../../platform/contract/refusals.ts'

export const leaveGroupNotFound = refusals({
  leave_group_not_found: {
    status: 404,
    title: 'No such leave group',
    when: 'No leave group of the organisation has this id, or the one that members are to get is not active.',
    remedy: 'Read the leave groups from `GET /v1/leave-groups`.',
    translations: {
      fi: ['Lomaryhmää ei löydy', 'Hae lomaryhmät osoitteesta `GET /v1/leave-groups`.'],
      sv: ['Ledighetsgruppen finns inte', 'Hämta ledighetsgrupperna från `GET /v1/leave-groups`.'],
    },
  },
})
