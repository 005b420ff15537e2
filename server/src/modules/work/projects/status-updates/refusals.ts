import { refusals } from '../../../../platform/contract/refusals.ts'

export const statusUpdateRefusals = refusals({
  status_update_not_found: {
    status: 404,
    title: 'No such status update',
    when: 'The project has no status update with this id.',
    remedy: 'Read the status updates from `GET /v1/projects/{id}/status-updates`.',
    translations: {
      fi: [
        'Tilannekatsausta ei löydy',
        'Hae tilannekatsaukset osoitteesta `GET /v1/projects/{id}/status-updates`.',
      ],
      sv: [
        'Lägesrapporten finns inte',
        'Hämta lägesrapporterna från `GET /v1/projects/{id}/status-updates`.',
      ],
    },
  },
})
