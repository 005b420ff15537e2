import type { Operation } from '../../../../platform/contract/operation.ts'
import { empty, Instant, nullable, object, Text } from '../../../../platform/contract/shapes.ts'
import { RecoveryCodes, SignIn, TotpCode } from '../shapes.ts'

const settings = { needs: 'none', credential: 'credential_settings', withoutSecondFactor: true } as const
const exampleCodes = ['7h2k-q9xm-04ra', 'w3f8-1nzt-c6dy']

export const settingsOperations = {
  get: {
    ...settings,
    method: 'GET',
    path: '/v1/me/sign-in',
    summary: "How the caller's person signs in: authenticator app, passkeys, recovery codes.",
    answers: SignIn,
  },
  enrolTotp: {
    ...settings,
    method: 'POST',
    path: '/v1/me/sign-in/totp',
    summary: 'Begin to enrol an authenticator app.',
    description:
      'Answers the secret once. It is on as soon as `POST /v1/me/sign-in/totp/confirm` had a code of it within fifteen minutes; beginning again replaces the secret.',
    body: empty,
    status: 201,
    answers: object({
      secret: Text(64, { description: 'base32, for typing it in.' }),
      uri: Text(500, { description: '`otpauth://totp/…`, for a QR code.' }),
      expiresAt: Instant,
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
    ...settings,
    method: 'POST',
    path: '/v1/me/sign-in/totp/confirm',
    transaction: 'none',
    summary: 'Switch the authenticator app on, by a code of it.',
    description:
      'Signing in asks for a second factor from now on. The session goes on with a new token; with the first method, every other session of the person ends, in every organisation. The first method that is switched on brings ten recovery codes, shown this once; later ones answer null.',
    body: object({ code: TotpCode }),
    answers: object({ recoveryCodes: nullable(RecoveryCodes) }),
    refuses: ['recent_authentication_required', 'totp_enrolment_missing', 'totp_code_wrong'],
    example: { body: { code: '287082' }, answer: { recoveryCodes: exampleCodes } },
  },
  removeTotp: {
    ...settings,
    method: 'DELETE',
    path: '/v1/me/sign-in/totp',
    transaction: 'none',
    summary: 'Remove the authenticator app.',
    description:
      'Without another method the second factor is off, and the recovery codes are void. The session goes on with a new token.',
    status: 204,
    refuses: ['recent_authentication_required', 'totp_not_on', 'second_factor_required_by_organisation'],
  },
  renewRecoveryCodes: {
    ...settings,
    method: 'POST',
    path: '/v1/me/sign-in/recovery-codes',
    summary: 'Ten new recovery codes; the earlier ones are void.',
    body: empty,
    status: 201,
    answers: object({ recoveryCodes: RecoveryCodes }),
    refuses: ['recent_authentication_required', 'second_factor_off'],
    example: { answer: { recoveryCodes: exampleCodes } },
  },
} as const satisfies Record<string, Operation>
