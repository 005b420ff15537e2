import { events } from '../../../../platform/contract/events.ts'
import { byAction } from '../../../../platform/contract/access-changes.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { lifecycle } from '../../../../platform/contract/lifecycle.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  described,
  IdOf,
  object,
  oneOf,
  optional,
  page,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { grantStates } from './grant.ts'
import { OAuthGrant } from './shapes.ts'

/** `expired` and `owner_inactive` are not steps: time and the member's own status bring them about. */
export const oauthGrantLife = lifecycle({
  resource: 'oauth_grant',
  states: grantStates,
  initial: 'active',
  transitions: {
    end: { from: grantStates, to: 'ended' },
  },
})

const ById = { id: idOf('oauth_grant_not_found') }

const exampleGrant = {
  id: '0199f2a0-0000-7000-8000-000000000031',
  clientId: '0199f2a0-0000-7000-8000-000000000030',
  clientName: 'Reporting board',
  membershipId: '0199f2a0-0000-7000-8000-000000000011',
  scope: ['reports.team'],
  readOnly: true,
  offlineAccess: true,
  state: 'active',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',
  endedAt: null,
  endReason: null,
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
}

export const oauthGrants = contract({
  name: 'oauthGrants',
  tag: 'Connected apps',
  refusals: refusals({
    oauth_grant_not_found: {
      status: 404,
      title: 'No such grant',
      when: 'No grant in this organisation has the id, or the caller has no right to know of it.',
      remedy: 'Read the ids from `GET /v1/oauth-grants`.',
      translations: {
        fi: ['Sovelluksen lupaa ei löydy', 'Hae lupien tunnukset osoitteesta `GET /v1/oauth-grants`.'],
        sv: ['Appens tillstånd finns inte', 'Hämta tillståndens id från `GET /v1/oauth-grants`.'],
      },
    },
  }),
  events: events({}),
  lifecycles: [oauthGrantLife],
  changesAccess: {
    oauth_grant: byAction(
      {
        'oauth_grants.refresh_token_reused': 'tokens.reused',
        'oauth_grants.code_reused': 'tokens.reused',
        'oauth_grants.consent': 'rights.app_connected',
        'oauth_grants.end': 'rights.app_disconnected',
      },
      'rights.changed',
    ),
  },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/oauth-grants',
      sweeps: { table: 'oauth_grants', deletions: 'whole' },
      summary: 'List grants to apps',
      description:
        'What members have allowed apps, newest first. Own grants; with `org.admin` those of every member. Grants that are over stay listed with their `state`.',
      needs: 'none',
      credential: 'credential_settings',
      listed: { ids: true },
      query: object({
        state: optional(oneOf(grantStates, { description: 'Only grants in this state.' })),
        membershipId: optional(described(IdOf('membership'), 'Only grants of this member.')),
        clientId: optional(described(IdOf('oauth_client'), 'Only grants of this app.')),
        ...sweeping,
      }),
      answers: page(OAuthGrant),
    },
    get: {
      method: 'GET',
      path: '/v1/oauth-grants/{id}',
      summary: 'Read a grant to an app',
      needs: 'none',
      credential: 'credential_settings',
      params: ById,
      answers: OAuthGrant,
      refuses: ['oauth_grant_not_found'],
      example: { answer: exampleGrant },
    },
    end: {
      method: 'DELETE',
      removes: { changed: '/v1/oauth-grants' },
      path: '/v1/oauth-grants/{id}',
      summary: 'End a grant to an app',
      description:
        'End a grant at once and for good. Every token of it stops: the next request answers 401 `invalid_token`, and it cannot be refreshed. Members end their own grants, `org.admin` anybody’s. Ending a grant that is over changes nothing.',
      needs: 'none',
      credential: 'credential_settings',
      params: ById,
      status: 204,
      refuses: ['oauth_grant_not_found'],
    },
  },
})
