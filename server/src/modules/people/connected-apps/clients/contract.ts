import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  described,
  expectedUpdatedAt,
  Flag,
  Name,
  object,
  optional,
  page,
  sweeping,
  Type,
} from '../../../../platform/contract/shapes.ts'
import {
  ClientKind,
  ClientScope,
  OAuthClient,
  OAuthClientWithSecret,
  RedirectUris,
  routes,
} from './shapes.ts'
import { scopeMeanings } from './scopes.ts'
import { translations } from './refusal-translations.ts'

/** Seven days, as for keys: long enough to roll a new secret out, short enough that a leaked old one ends. */
export const longestOverlapMinutes = 7 * 24 * 60

const ById = { id: idOf('oauth_client_not_found') }

const exampleClient = {
  id: '0199f2a0-0000-7000-8000-000000000030',
  name: 'Reporting board',
  kind: 'confidential',
  redirectUris: ['https://board.example/callback'],
  scope: ['reports.team'],
  readOnly: true,
  secretLast4: 'q7Zk',
  createdBy: '0199f2a0-0000-7000-8000-000000000011',
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
}

export const oauthClients = contract({
  name: 'oauthClients',
  tag: 'Connected apps',
  about:
    'Apps that act for members by OAuth 2.0: their registration, the consent of members, and the grants.',
  authorizationServer: {
    authorizationPath: routes.authorization,
    tokenPath: routes.token,
    scopes: scopeMeanings,
  },
  refusals: refusals(translations, {
    oauth_client_not_found: {
      status: 404,
      title: 'No such connected app',
      when: 'No app of this organisation has the id, or it has been deleted.',
      remedy: 'Read the ids from `GET /v1/oauth-clients`.',
    },
    oauth_client_stale: {
      status: 409,
      title: 'The app has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the app.',
      remedy: 'Read the app again and decide anew.',
    },
    oauth_client_public: {
      status: 409,
      title: 'A public app has no secret',
      when: 'The secret of a public app is rotated.',
      remedy: 'A public app proves itself by PKCE alone; register a confidential app for a server.',
    },
    oauth_redirect_uri_invalid: {
      status: 422,
      title: 'The app may not be answered there',
      when: 'A redirect URI is not absolute and in normal form, has a fragment, wildcard or credentials, or is neither https, nor http on the loopback interface, nor (public apps only) a scheme that is a reversed domain name; `redirectUri` names it.',
      remedy: 'Read `detail`; register the very address that the app sends.',
    },
  }),
  events: events({}),
  changesAccess: { oauth_client: 'rights.app_changed' },
  operations: {
    create: {
      method: 'POST',
      path: '/v1/oauth-clients',
      summary: 'Register an app',
      description:
        'Register an app that members can connect. A secret is in this answer and nowhere else. The app signs members in with the authorization code flow and PKCE (S256); its endpoints are listed at `/.well-known/oauth-authorization-server`. A member gives it at most this scope, and never more than they hold. A read-only app reads, whatever a member gives it.',
      needs: ['org.admin'],
      credential: 'credential_settings',
      body: object({
        name: Name,
        kind: ClientKind,
        redirectUris: RedirectUris,
        scope: ClientScope,
        readOnly: optional(described(Flag, 'Whether the app is refused every write; false unless given.')),
      }),
      status: 201,
      answers: OAuthClientWithSecret,
      refuses: ['oauth_redirect_uri_invalid'],
      example: {
        body: {
          name: 'Reporting board',
          kind: 'confidential',
          redirectUris: ['https://board.example/callback'],
          scope: ['reports.team'],
          readOnly: true,
        },
        answer: { ...exampleClient, clientSecret: `kt_live_client_${'0'.repeat(43)}18q7Zk` },
      },
    },
    list: {
      method: 'GET',
      path: '/v1/oauth-clients',
      sweeps: { table: 'oauth_clients', deletions: 'whole', marked: true },
      summary: 'List the registered apps',
      description: 'The registered apps, newest first.',
      needs: ['org.admin'],
      credential: 'credential_settings',
      listed: { q: 'the name', ids: true, sorts: ['name', 'updatedAt'] },
      query: object({ kind: optional(described(ClientKind, 'Only apps of this kind.')), ...sweeping }),
      answers: page(OAuthClient),
    },
    get: {
      method: 'GET',
      path: '/v1/oauth-clients/{id}',
      summary: 'Read a registered app',
      description: 'One app, without its secret.',
      needs: ['org.admin'],
      credential: 'credential_settings',
      params: ById,
      answers: OAuthClient,
      refuses: ['oauth_client_not_found'],
      example: { answer: exampleClient },
    },
    update: {
      method: 'PATCH',
      path: '/v1/oauth-clients/{id}',
      summary: 'Change a registered app',
      description:
        'Rename an app, or change where it is answered and what it can be given. What is taken out of the scope is taken from every grant at once; what is added has to be given by each member anew.',
      needs: ['org.admin'],
      credential: 'credential_settings',
      params: ById,
      body: object({
        name: optional(Name),
        redirectUris: optional(RedirectUris),
        scope: optional(ClientScope),
        readOnly: optional(described(Flag, 'Whether the app is refused every write.')),
        expectedUpdatedAt,
      }),
      answers: OAuthClient,
      refuses: ['oauth_client_not_found', 'oauth_client_stale', 'oauth_redirect_uri_invalid'],
      example: { body: { name: 'Reporting board (new)' } },
    },
    rotate: {
      method: 'POST',
      path: '/v1/oauth-clients/{id}/rotate',
      summary: 'Give an app a new secret',
      description:
        'Give a confidential app a new secret, which is in this answer and nowhere else. The old secret ends at once, or stays valid for `overlapMinutes`, at most seven days. Grants and their tokens stay.',
      needs: ['org.admin'],
      credential: 'credential_settings',
      params: ById,
      body: object({
        overlapMinutes: optional(
          Type.Integer({
            minimum: 0,
            maximum: longestOverlapMinutes,
            default: 0,
            description: 'How long the old secret stays valid.',
          }),
        ),
      }),
      answers: OAuthClientWithSecret,
      refuses: ['oauth_client_not_found', 'oauth_client_public'],
      example: { body: { overlapMinutes: 1440 } },
    },
    delete: {
      method: 'DELETE',
      removes: { sweep: '/v1/oauth-clients' },
      path: '/v1/oauth-clients/{id}',
      summary: 'Delete an app',
      description: 'Delete an app. Every grant to it ends, and its tokens stop at once.',
      needs: ['org.admin'],
      credential: 'credential_settings',
      params: ById,
      status: 204,
      refuses: ['oauth_client_not_found'],
    },
  },
})
