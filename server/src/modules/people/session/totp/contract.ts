import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  described,
  empty,
  Instant,
  nullable,
  object,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { methodCodes } from '../methods/contract.ts'
import { exampleRecoveryCodes, RecoveryCodes, signInSettings } from '../methods/shapes.ts'
import { tokenOnce } from '../sessions/shapes.ts'
import { translations } from './refusal-translations.ts'

export const TotpCode = Type.String({
  pattern: '^[0-9]{3} ?[0-9]{3}$',
  description: 'Six digits of the authenticator app; each code works once.',
})

const totpOperations = {
  enrolTotp: {
    ...signInSettings,
    method: 'POST',
    path: '/v1/me/sign-in/totp',
    summary: 'Begin to enrol an authenticator app',
    description:
      'Answers the secret once. It is on as soon as `POST /v1/me/sign-in/totp/confirm` had a code of it within fifteen minutes; beginning again replaces the secret.',
    body: empty,
    status: 201,
    answers: object({
      secret: Text(64, { description: 'base32, for typing it in.' }),
      uri: Text(500, { description: '`otpauth://totp/…`, for a QR code.' }),
      expiresAt: described(Instant, 'Until when it can be confirmed by a code.'),
    }),
    refuses: ['recent_authentication_required', 'totp_already_on'],
    example: {
      answer: {
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Konttori:aino.virtanen%40example.fi?issuer=Konttori&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
        expiresAt: '2026-11-20T07:15:00.000Z',
      },
    },
  },
  confirmTotp: {
    ...signInSettings,
    method: 'POST',
    path: '/v1/me/sign-in/totp/confirm',
    idempotency: tokenOnce,
    transaction: 'none',
    summary: 'Confirm the authenticator app',
    description:
      'Switch the authenticator app on, by a code of it. Signing in asks for a second factor from now on. The session goes on with a new token; with the first method, every other session of the person ends, in every organisation. The first method that is switched on brings ten recovery codes, shown this once; later ones answer null.',
    body: object({ code: TotpCode }),
    answers: object({
      recoveryCodes: described(
        nullable(RecoveryCodes),
        'Shown this once: each works once in place of the second factor. Null when there were some already.',
      ),
    }),
    refuses: ['recent_authentication_required', 'totp_enrolment_missing', 'totp_code_wrong'],
    example: { body: { code: '287082' }, answer: { recoveryCodes: exampleRecoveryCodes } },
  },
  removeTotp: {
    ...signInSettings,
    method: 'DELETE',
    removes: { left: '/v1/me/sign-in' },
    path: '/v1/me/sign-in/totp',
    transaction: 'none',
    summary: 'Remove the authenticator app',
    description:
      'Without another method the second factor is off, and the recovery codes are void. The session goes on with a new token.',
    status: 204,
    refuses: ['recent_authentication_required', 'totp_not_on', 'second_factor_required_by_organisation'],
  },
} as const satisfies Readonly<Record<string, Operation>>

export const totp = contract({
  name: 'signIn',
  tag: 'Session',
  refusals: refusals(translations, {
    totp_already_on: {
      status: 409,
      title: 'An authenticator app is on already',
      when: 'The person has confirmed an authenticator app.',
      remedy: 'Remove it first, then enrol another.',
    },
    totp_enrolment_missing: {
      status: 409,
      title: 'No enrolment waits for its code',
      when: 'Nobody began an enrolment, or it is older than fifteen minutes, or it is confirmed already.',
      remedy: 'Begin with `POST /v1/me/sign-in/totp`.',
    },
    totp_code_wrong: {
      status: 422,
      title: 'The code is wrong',
      when: 'The code is not the one the authenticator app shows for the secret at present.',
      remedy: 'Check the clock of the phone, and send the next code.',
    },
    totp_not_on: {
      status: 404,
      title: 'No authenticator app is on',
      when: 'The person has no authenticator app, confirmed or waiting for its code.',
      remedy: 'Nothing is to be removed.',
    },
  }),
  events: events({}),
  uses: methodCodes,
  operations: totpOperations,
})
