import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import { Id, object, optional, Text, Type } from '../../platform/contract/shapes.ts'
import { passkeySignInOperations } from './methods/passkeys/contract.ts'
import { secondFactorOperations } from './methods/second-factor/contract.ts'
import { secondFactorRefusals } from './methods/second-factor/refusals.ts'
import { ownSessionOperations } from './own/contract.ts'
import { passwordOperations } from './passwords/contract.ts'
import { exampleSession, Password, Session } from './shapes.ts'
import { switchingOperations } from './switching/contract.ts'

export const session = contract({
  name: 'session',
  tag: 'Session',
  about: 'Signing in and out, the session of a browser, and the ways to prove who one is.',
  refusals: refusals({
    sign_in_failed: {
      status: 401,
      title: 'Signing in failed',
      when: 'The e-mail address is unknown, the password is wrong, or the person has no active membership; which of these is not told.',
      remedy: 'Check both, or ask an administrator for an invitation.',
    },
    organisation_required: {
      status: 409,
      title: 'Choose an organisation',
      when: 'The password is right and the person belongs to several organisations; `organisations` lists id and name of each.',
      remedy: 'Sign in again with `organisationId`.',
    },
    ...secondFactorRefusals,
    organisation_not_found: {
      status: 404,
      title: 'No such organisation',
      when: 'The person of the session has no active membership in an organisation with this id.',
      remedy: 'Read the ids from `GET /v1/session/organisations`.',
    },
    session_switched: {
      status: 409,
      title: 'The session has gone on elsewhere',
      when: 'Another request of the same session switched, or renewed its token, a moment ago.',
      remedy: 'Go on with the cookie of that answer; the one that was sent is void.',
    },
    session_not_found: {
      status: 404,
      title: 'No such session',
      when: 'The caller has no browser session with this id in the organisation.',
      remedy: 'Read the ids from `GET /v1/me/sessions`; one that has ended is gone from there.',
    },
    invitation_not_found: {
      status: 404,
      title: 'No such invitation',
      when: 'The activation link is unknown, used, replaced by a newer one or past its expiry.',
      remedy: 'Ask an administrator to send a new invitation.',
    },
    password_link_not_found: {
      status: 404,
      title: 'No such link to a new password',
      when: 'The link is unknown, used, replaced by a newer one, older than an hour, or of somebody who was deactivated meanwhile.',
      remedy: 'Ask for a new one with `POST /v1/session/forgotten-password`.',
    },
    password_too_weak: {
      status: 422,
      title: 'The password is too weak',
      when: 'The password is shorter than 12 characters, repeats a few characters, or is found within ten thousand million guesses by somebody who tries usual passwords, words, names, dates and keyboards first, and the person’s own name, address and organisation.',
      remedy: 'Choose a few unrelated words; spaces and any characters are fine, and none is asked for.',
    },
  }),
  events: events({}),
  operations: {
    create: {
      method: 'POST',
      path: '/v1/session',
      summary: 'Sign in: begin a browser session.',
      description:
        'The session is in a cookie that scripts cannot read. Attempts are limited by address and account, and those of a device that the person has signed in with by that device alone: 429 `too-many-requests` with the scope `sign_in`, and `Retry-After`. Who belongs to several organisations names one. Who has a second factor goes on with `POST /v1/session/second-factor`.',
      needs: 'none',
      credential: 'anonymous',
      transaction: 'none',
      body: object({
        email: Type.String({ minLength: 3, maxLength: 320 }),
        password: Password,
        organisationId: optional(Id),
      }),
      status: 201,
      answers: Session,
      refuses: ['sign_in_failed', 'organisation_required', 'second_factor_required'],
      example: {
        body: { email: 'aino.virtanen@example.fi', password: 'kolme sanaa ja luku 7' },
        answer: exampleSession,
      },
    },
    get: {
      method: 'GET',
      path: '/v1/session',
      summary: 'The browser session of the request.',
      needs: 'none',
      credential: 'credential_settings',
      withoutSecondFactor: true,
      answers: Session,
      example: { answer: exampleSession },
    },
    end: {
      method: 'DELETE',
      path: '/v1/session',
      summary: 'Sign out: end the browser session of the request.',
      needs: 'none',
      credential: 'credential_settings',
      withoutSecondFactor: true,
      status: 204,
    },
    activate: {
      method: 'POST',
      path: '/v1/session/activate',
      summary: 'Turn an invitation into a sign-in.',
      description:
        'Takes the token of an activation link; using either link of an invitation uses both up. The link of the mail proves the address: who has a proven account gives its password, and who has none sets one. With the link that whoever invited was shown (`inviteUrl`), the password of the proven account joins with it, and any other makes an account that is good in this organisation alone; the answer is the same. It is a session, as after signing in; who has a second factor joins with the second step.',
      needs: 'none',
      credential: 'anonymous',
      transaction: 'none',
      body: object({ token: Text(200), password: Password }),
      status: 201,
      answers: Session,
      refuses: ['invitation_not_found', 'sign_in_failed', 'password_too_weak', 'second_factor_required'],
      example: {
        body: { token: 'AZqjsmsAd3aQm0bqV7bCw3b7mJ9yqk1dZ2hT0uWv4xY', password: 'kolme sanaa ja luku 7' },
        answer: exampleSession,
      },
    },
    ...secondFactorOperations,
    ...passkeySignInOperations,
    ...passwordOperations,
    ...switchingOperations,
    ...ownSessionOperations,
  },
})
