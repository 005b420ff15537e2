import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { notTaken, writesNothing } from '../../../../platform/contract/idempotency.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { described, empty, object, Text, Type } from '../../../../platform/contract/shapes.ts'
import { exampleSession, Session, tokenOnce } from '../sessions/shapes.ts'
import { Password } from './shapes.ts'
import { sessionCodes } from '../sessions/contract.ts'

const LinkToken = Text(200, { description: 'The token of the link in the mail.' })

const passwordOperations = {
  forgotPassword: {
    method: 'POST',
    path: '/v1/session/forgotten-password',
    idempotency: notTaken(
      'An answer is kept for a member, and nobody is signed in. Sent again, it mails one more link, which ends the one before.',
    ),
    summary: 'Ask for a link to your own new password',
    description:
      'For whoever has forgotten their password: the link is mailed to them alone. Nobody else’s password is set over the interface, and no key or token gets here. Whether there is such an account is not told: the answer and its time are always the same, and what there is to do is done after it. An address whose account is an active member somewhere gets a mail with a link that works once, within an hour; without a mail server the mail is held and brings nobody anything (`GET /v1/outgoing-mails` shows that it was asked for), and the operator makes a link with `konttori member reset-sign-in`. Attempts are limited per address and per account: 429 `too-many-requests` with the scope `sign_in`.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: object({
      email: Type.String({
        minLength: 3,
        maxLength: 320,
        description: 'The address that the person signs in with.',
      }),
    }),
    status: 202,
    answers: empty,
    example: { body: { email: 'aino.virtanen@example.fi' }, answer: {} },
  },
  passwordLink: {
    method: 'POST',
    path: '/v1/session/forgotten-password/link',
    idempotency: writesNothing,
    summary: 'Look at a link to your own new password',
    description:
      'For whoever got the link by mail. Nobody else’s password is set over the interface, and no key or token gets here. Uses nothing up, so a page can say before a password is typed whose it will be, or that the link no longer works. Links that are unknown count as attempts of the network address: 429 `too-many-requests` with the scope `sign_in`.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: object({ token: LinkToken }),
    answers: object({
      email: Type.String({ description: 'The address of the account that the password is for.' }),
    }),
    refuses: ['password_link_not_found'],
    example: {
      body: { token: 'AZqjsmsAd3aQm0bqV7bCw3b7mJ9yqk1dZ2hT0uWv4xY' },
      answer: { email: 'aino.virtanen@example.fi' },
    },
  },
  choosePassword: {
    method: 'POST',
    path: '/v1/session/forgotten-password/complete',
    idempotency: notTaken('An answer is kept for a member, and nobody is signed in. The link works once.'),
    summary: 'Choose your own new password',
    description:
      'For whoever got the link by mail. Nobody else’s password is set over the interface, and no key or token gets here. Choose a new password, with the token of the link. The link was mailed, so it proves the address. Every session, passkey, authenticator app, recovery code, personal key and connected app of its accounts ends, in every organisation, and the accounts become one. It begins no session: sign in with the new password, which is all that is asked for then. A link that the operator has made for one member (`konttori member reset-sign-in`) sets the password for that organisation alone, and proves nothing.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: object({
      token: LinkToken,
      password: Password,
    }),
    status: 204,
    refuses: ['password_link_not_found', 'password_too_weak'],
    example: {
      body: { token: 'AZqjsmsAd3aQm0bqV7bCw3b7mJ9yqk1dZ2hT0uWv4xY', password: 'kolme sanaa ja luku 7' },
    },
  },
  changePassword: {
    method: 'POST',
    path: '/v1/me/password',
    idempotency: tokenOnce,
    summary: 'Change your own password',
    description:
      'For whoever is signed in, with the password that they have. Nobody else’s password is set over the interface, and no key or token gets here. Every other session of the person ends, in every organisation. The one that asks goes on with a new token; the former one is void.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    transaction: 'none',
    body: object({
      current: described(Password, 'The password that is to be replaced.'),
      new: described(Password, 'The password from now on.'),
    }),
    answers: Session,
    refuses: ['proof_failed', 'password_too_weak'],
    example: {
      body: { current: 'kolme sanaa ja luku 7', new: 'neljä muuta sanaa, ei lukua' },
      answer: exampleSession,
    },
  },
} as const satisfies Record<string, Operation>

export const passwords = contract({
  name: 'session',
  tag: 'Session',
  refusals: refusals({
    password_link_not_found: {
      status: 404,
      title: 'No such link to a new password',
      when: 'The link is unknown, used, replaced by a newer one, older than an hour, or of somebody who was deactivated meanwhile.',
      remedy: 'Ask for a new one with `POST /v1/session/forgotten-password`.',
      security: 'sign_in.failed',
      translations: {
        fi: ['Linkkiä uuteen salasanaan ei löydy', 'Pyydä uusi: `POST /v1/session/forgotten-password`.'],
        sv: [
          'Länken till ett nytt lösenord finns inte',
          'Be om en ny med `POST /v1/session/forgotten-password`.',
        ],
      },
    },
  }),
  events: events({}),
  uses: sessionCodes,
  operations: passwordOperations,
})
