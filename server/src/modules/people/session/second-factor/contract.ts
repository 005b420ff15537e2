import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { challengeOnce, exampleSession, Session, tokenOnce } from '../sessions/shapes.ts'
import { Proof, SecondFactorAnswer } from './shapes.ts'
import { sessionCodes } from '../sessions/contract.ts'

const secondFactorOperations = {
  secondFactor: {
    method: 'POST',
    path: '/v1/session/second-factor',
    idempotency: challengeOnce,
    summary: 'Sign in with the second factor',
    description:
      'The second step of signing in: answer the challenge with a code. Takes the `challenge` of 401 `second_factor_required` and exactly one answer to it. A challenge lasts five minutes, bears five wrong answers and begins one session. Attempts are limited per address and per person: 429 `too-many-requests` with the scope `sign_in`.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: SecondFactorAnswer,
    status: 201,
    answers: Session,
    refuses: ['challenge_not_found', 'second_factor_failed', 'sign_in_failed'],
    example: {
      body: { challenge: 'AZqjsmsAd3aQm0bqV7bCw3b7mJ9yqk1dZ2hT0uWv4xY', totp: '287082' },
      answer: { ...exampleSession, secondFactor: true },
    },
  },
  reauthenticate: {
    method: 'POST',
    path: '/v1/session/reauthenticate',
    idempotency: tokenOnce,
    summary: 'Prove again who you are',
    description:
      'Show again who you are, so that how you sign in can be changed. Takes exactly one proof. The session goes on with a new token; the former one is void. Attempts are limited like those of signing in.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    transaction: 'none',
    body: Proof,
    answers: Session,
    refuses: ['proof_failed'],
    example: { body: { password: 'kolme sanaa ja luku 7' }, answer: exampleSession },
  },
} as const satisfies Record<string, Operation>

export const secondFactor = contract({
  name: 'session',
  tag: 'Session',
  refusals: refusals({
    second_factor_failed: {
      status: 401,
      title: 'The second factor was not accepted',
      when: 'The code is wrong or was used before, or the passkey did not sign what was asked.',
      remedy: 'Try again with the next code or another method.',
      security: 'sign_in.second_factor_failed',
      translations: {
        fi: [
          'Toista tunnistustapaa ei hyväksytty',
          'Yritä uudelleen seuraavalla koodilla tai toisella tavalla.',
        ],
        sv: ['Den andra faktorn godtogs inte', 'Försök igen med nästa kod eller ett annat sätt.'],
      },
    },
  }),
  events: events({}),
  uses: sessionCodes,
  operations: secondFactorOperations,
})
