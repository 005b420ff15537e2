import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { described, empty, IdOf, object, optional } from '../../../../platform/contract/shapes.ts'
import { Assertion, PasskeyRequestOptions } from '../passkeys/shapes.ts'
import { challengeEachTime, challengeOnce, Session } from '../sessions/shapes.ts'
import { sessionCodes } from '../sessions/contract.ts'

/** Signing in with a passkey and nothing else. */
const passkeySignInOperations = {
  passkeyOptions: {
    method: 'POST',
    path: '/v1/session/passkey/options',
    idempotency: challengeEachTime,
    summary: 'Begin to sign in with a passkey',
    description:
      'What a browser needs to sign in with a passkey. For `navigator.credentials.get()`. It names nobody: the browser offers what it has. The challenge in it lasts five minutes and begins one session.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: empty,
    answers: object({
      options: PasskeyRequestOptions,
    }),
  },
  passkey: {
    method: 'POST',
    path: '/v1/session/passkey',
    idempotency: challengeOnce,
    summary: 'Sign in with a passkey',
    description:
      'Sign in with a passkey: begin a browser session. A passkey checks who is at it, so no further factor is asked for. Who belongs to several organisations sends the same `credential` once more with `organisationId`. Attempts are limited: 429 `too-many-requests` with the scope `sign_in`.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: object({
      credential: Assertion,
      organisationId: optional(
        described(IdOf('organisation'), 'The organisation to sign in to; needed by a person of several.'),
      ),
    }),
    status: 201,
    answers: Session,
    refuses: ['sign_in_failed', 'challenge_not_found', 'organisation_required'],
  },
  reauthenticateOptions: {
    method: 'POST',
    path: '/v1/session/reauthenticate/options',
    idempotency: challengeEachTime,
    summary: 'Begin to prove it with a passkey',
    description: 'What a browser needs to show with a passkey who is at it.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    transaction: 'read',
    body: empty,
    answers: object({
      options: PasskeyRequestOptions,
    }),
  },
} as const satisfies Record<string, Operation>

export const passkeySignIn = contract({
  name: 'session',
  tag: 'Session',
  refusals: refusals({}),
  events: events({}),
  uses: sessionCodes,
  operations: passkeySignInOperations,
})
