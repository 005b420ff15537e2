import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { notTaken, writesNothing } from '../../../../platform/contract/idempotency.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { described, IdOf, object, optional, Text, Type } from '../../../../platform/contract/shapes.ts'
import { Password } from '../passwords/shapes.ts'
import { sessionCodes } from '../sessions/contract.ts'
import { exampleSession, Session } from '../sessions/shapes.ts'

const InvitationToken = Text(200, { description: 'The token of the link in the invitation.' })

const signInOperations = {
  create: {
    method: 'POST',
    path: '/v1/session',
    idempotency: notTaken(
      'An answer is kept for a member, and nobody is signed in yet. Sent again, it begins one more session.',
    ),
    summary: 'Sign in',
    description:
      'Sign in: begin a browser session. The session is in a cookie that scripts cannot read. Attempts are limited by address and account, and those of a device that the person has signed in with by that device alone: 429 `too-many-requests` with the scope `sign_in`, and `Retry-After`. Who belongs to several organisations names one. Who has a second factor goes on with `POST /v1/session/second-factor`.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: object({
      email: Type.String({
        minLength: 3,
        maxLength: 320,
        description: 'The address that the person signs in with.',
      }),
      password: Password,
      organisationId: optional(
        described(IdOf('organisation'), 'The organisation to sign in to; needed by a person of several.'),
      ),
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
    summary: 'Read the browser session',
    description: 'The browser session of the request.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    answers: Session,
    example: { answer: exampleSession },
  },
  end: {
    method: 'DELETE',
    removes: { nobody: 'Nobody else sees sessions.' },
    path: '/v1/session',
    summary: 'Sign out',
    description: 'Sign out: end the browser session of the request.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    status: 204,
  },
  invitation: {
    method: 'POST',
    path: '/v1/session/invitation',
    idempotency: writesNothing,
    summary: 'Look at an activation link',
    description:
      'Uses nothing up, so a page can say before a password is typed who invites whom, or that the link no longer works. It tells what the invitation itself says; whether the address has an account is not told. Links that are unknown count as attempts of the network address: 429 `too-many-requests` with the scope `sign_in`.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: object({ token: InvitationToken }),
    answers: object({
      organisation: object(
        { name: Type.String({ description: 'Its name, as people read it.' }) },
        { description: 'The organisation that invites.' },
      ),
      email: Type.String({ description: 'The address that is invited; whoever activates signs in with it.' }),
    }),
    refuses: ['invitation_not_found'],
    example: {
      body: { token: 'AZqjsmsAd3aQm0bqV7bCw3b7mJ9yqk1dZ2hT0uWv4xY' },
      answer: { organisation: { name: 'Meri Oy' }, email: 'kaisa.uusi@example.fi' },
    },
  },
  activate: {
    method: 'POST',
    path: '/v1/session/activate',
    idempotency: notTaken(
      'An answer is kept for a member, and nobody is signed in yet. The link works once; after a lost answer, sign in.',
    ),
    summary: 'Turn an invitation into a sign-in',
    description:
      'Takes the token of an activation link; using either link of an invitation uses both up. The link of the mail proves the address: who has a proven account gives its password, and who has none sets one. With the link that whoever invited was shown (`inviteUrl`), the password of the proven account joins with it, and any other makes an account that is good in this organisation alone; the answer is the same. It is a session, as after signing in; who has a second factor joins with the second step.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: object({
      token: InvitationToken,
      password: Password,
    }),
    status: 201,
    answers: Session,
    refuses: ['invitation_not_found', 'sign_in_failed', 'password_too_weak', 'second_factor_required'],
    example: {
      body: { token: 'AZqjsmsAd3aQm0bqV7bCw3b7mJ9yqk1dZ2hT0uWv4xY', password: 'kolme sanaa ja luku 7' },
      answer: exampleSession,
    },
  },
} as const satisfies Readonly<Record<string, Operation>>

export const session = contract({
  name: 'session',
  tag: 'Session',
  about: 'Signing in and out, the session of a browser, and the ways to prove who one is.',
  refusals: refusals({
    invitation_not_found: {
      status: 404,
      title: 'No such invitation',
      when: 'The activation link is unknown, used, replaced by a newer one or past its expiry.',
      remedy: 'Ask an administrator to send a new invitation.',
      security: 'sign_in.failed',
      translations: {
        fi: ['Kutsua ei löydy', 'Pyydä ylläpitäjää lähettämään uusi kutsu.'],
        sv: ['Inbjudan finns inte', 'Be en administratör skicka en ny inbjudan.'],
      },
    },
  }),
  events: events({}),
  uses: sessionCodes,
  operations: signInOperations,
})
