import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { empty, Id, nullable, object, optional, Text } from '../../../../platform/contract/shapes.ts'
import { Session } from '../../shapes.ts'
import {
  Assertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyShape,
  RecoveryCodes,
  Registration,
} from '../shapes.ts'

const settings = { needs: 'none', credential: 'credential_settings', withoutSecondFactor: true } as const
const ById = { id: idOf('passkey_not_found') }
const Name = Text(100, { description: 'What the person calls it, such as the device it is on.' })

/** A person's passkeys, among the settings of how they sign in. */
export const passkeyOperations = {
  passkeyOptions: {
    ...settings,
    method: 'POST',
    path: '/v1/me/sign-in/passkeys/options',
    summary: 'What a browser needs to make a passkey.',
    description:
      'For `navigator.credentials.create()`. The challenge in it lasts five minutes and is taken once.',
    transaction: 'read',
    body: empty,
    answers: object({ options: PasskeyCreationOptions }),
    refuses: ['recent_authentication_required'],
  },
  addPasskey: {
    ...settings,
    method: 'POST',
    path: '/v1/me/sign-in/passkeys',
    transaction: 'none',
    summary: 'Add the passkey that the browser has made.',
    description:
      'Signing in asks for a second factor from now on, for which the passkey serves, or begins with it alone. The session goes on with a new token; with the first method, every other session of the person ends, in every organisation. The first method that is switched on brings ten recovery codes, shown this once; later ones answer null.',
    body: object({ name: Name, credential: Registration }),
    status: 201,
    answers: object({ passkey: PasskeyShape, recoveryCodes: nullable(RecoveryCodes) }),
    refuses: [
      'recent_authentication_required',
      'passkey_not_accepted',
      'passkey_already_registered',
      'too_many_passkeys',
    ],
  },
  renamePasskey: {
    ...settings,
    method: 'PATCH',
    path: '/v1/me/sign-in/passkeys/{id}',
    summary: 'Call a passkey something else.',
    params: ById,
    body: object({ name: Name }),
    answers: PasskeyShape,
    refuses: ['passkey_not_found'],
    example: { body: { name: 'Työpuhelin' } },
  },
  removePasskey: {
    ...settings,
    method: 'DELETE',
    path: '/v1/me/sign-in/passkeys/{id}',
    transaction: 'none',
    summary: 'Remove a passkey.',
    description:
      'Without another method the second factor is off, and the recovery codes are void. The session goes on with a new token.',
    params: ById,
    status: 204,
    refuses: [
      'recent_authentication_required',
      'passkey_not_found',
      'second_factor_required_by_organisation',
    ],
  },
} as const satisfies Record<string, Operation>

/** Signing in with a passkey and nothing else. */
export const passkeySignInOperations = {
  passkeyOptions: {
    method: 'POST',
    path: '/v1/session/passkey/options',
    summary: 'What a browser needs to sign in with a passkey.',
    description:
      'For `navigator.credentials.get()`. It names nobody: the browser offers what it has. The challenge in it lasts five minutes and begins one session.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: empty,
    answers: object({ options: PasskeyRequestOptions }),
  },
  passkey: {
    method: 'POST',
    path: '/v1/session/passkey',
    summary: 'Sign in with a passkey: begin a browser session.',
    description:
      'A passkey checks who is at it, so no further factor is asked for. Who belongs to several organisations sends the same `credential` once more with `organisationId`. Attempts are limited: 429 `too-many-requests` with the scope `sign_in`.',
    needs: 'none',
    credential: 'anonymous',
    transaction: 'none',
    body: object({ credential: Assertion, organisationId: optional(Id) }),
    status: 201,
    answers: Session,
    refuses: ['sign_in_failed', 'challenge_not_found', 'organisation_required'],
  },
  reauthenticateOptions: {
    method: 'POST',
    path: '/v1/session/reauthenticate/options',
    summary: 'What a browser needs to show with a passkey who is at it.',
    needs: 'none',
    credential: 'credential_settings',
    withoutSecondFactor: true,
    transaction: 'read',
    body: empty,
    answers: object({ options: PasskeyRequestOptions }),
  },
} as const satisfies Record<string, Operation>
