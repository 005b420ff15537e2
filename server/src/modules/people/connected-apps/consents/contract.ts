import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { pathDate } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { described, Flag, IdOf, object, Type } from '../../../../platform/contract/shapes.ts'
import { ClientScope } from '../clients/shapes.ts'
import { ConsentAnswer, OAuthConsent } from './shapes.ts'

const ByUid = {
  id: pathDate(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'The request for consent, of which only the browser that it began in knows.',
      examples: ['wXcTFJ1GQzVUwVT0Fv8zY'],
    }),
  ),
}

const example = {
  id: 'wXcTFJ1GQzVUwVT0Fv8zY',
  client: { id: '0199f2a0-0000-7000-8000-000000000030', name: 'Reporting board' },
  redirectUri: 'https://board.example/callback',
  membership: { id: '0199f2a0-0000-7000-8000-000000000011', displayName: 'Aino Virtanen' },
  organisation: { id: '0199f2a0-0000-7000-8000-000000000001', name: 'Pajula Oy' },
  scope: ['reports.team'],
  readOnly: true,
  offlineAccess: true,
}

/** The decision of a member that an app may act for them. Our consent page stands on it. */
export const oauthConsents = contract({
  name: 'oauthConsents',
  tag: 'Connected apps',
  refusals: refusals({
    oauth_consent_not_found: {
      status: 404,
      title: 'No such request for consent',
      when: 'The request is unknown, answered already or older than an hour, its app has been deleted, or it began in another browser.',
      remedy: 'Begin anew from the app.',
    },
    oauth_consent_elsewhere: {
      status: 409,
      title: 'The app belongs to another organisation',
      when: 'The app is registered in another organisation than the one the person is signed in to.',
      remedy: 'Go on in the organisation of the app, and answer there.',
    },
    oauth_consent_stale: {
      status: 409,
      title: 'The request is not what was shown',
      when: '`membershipId`, `scope` or `readOnly` is not what the request shows now: somebody else has signed in, or the app or the member may do something else than before.',
      remedy: 'Show the request again.',
    },
  }),
  events: events({}),
  operations: {
    get: {
      method: 'GET',
      path: '/v1/oauth-consents/{id}',
      summary: 'Read what an app asks for',
      description: 'What an app asks of the member, cut to what the member can give.',
      needs: 'none',
      credential: 'credential_settings',
      params: ByUid,
      answers: OAuthConsent,
      refuses: ['oauth_consent_not_found', 'oauth_consent_elsewhere'],
      example: { answer: example },
    },
    approve: {
      method: 'POST',
      path: '/v1/oauth-consents/{id}/approve',
      summary: 'Let an app act for the member',
      description:
        'Let the app act for the member, as it was shown. Makes a grant of what was shown, which is sent along. `org.admin` is given only within fifteen minutes of a proof of who one is. Approving again leads to the same answer, as long as the app has not had it.',
      needs: 'none',
      credential: 'credential_settings',
      params: ByUid,
      body: object({
        membershipId: described(
          IdOf('membership'),
          'The membership that was shown: another one that the browser has switched to meanwhile is refused.',
        ),
        scope: ClientScope,
        readOnly: described(Flag, 'Whether the app is refused every write; as was shown, or true.'),
      }),
      answers: ConsentAnswer,
      refuses: [
        'oauth_consent_not_found',
        'oauth_consent_elsewhere',
        'oauth_consent_stale',
        'recent_authentication_required',
      ],
    },
    deny: {
      method: 'POST',
      path: '/v1/oauth-consents/{id}/deny',
      summary: 'Refuse an app',
      description: 'Tell the app no: it gets `access_denied`.',
      needs: 'none',
      credential: 'credential_settings',
      params: ByUid,
      answers: ConsentAnswer,
      refuses: ['oauth_consent_not_found'],
    },
  },
})
