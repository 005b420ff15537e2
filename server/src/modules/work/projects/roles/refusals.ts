import { refusals } from '../../../../platform/contract/refusals.ts'

export const projectRoleNotFound = refusals({
  project_role_not_found: {
    status: 404,
    title: 'No such project role',
    when: 'No project role of the organisation has this id, or the one that a participant is to get is not active.',
    remedy: 'Read the roles from `GET /v1/project-roles`.',
    translations: {
      fi: ['Projektiroolia ei löydy', 'Hae roolit osoitteesta `GET /v1/project-roles`.'],
      sv: ['Projektrollen finns inte', 'Hämta rollerna från `GET /v1/project-roles`.'],
    },
  },
})
