import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { count } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { described, empty, nullable, object, Text } from '../../../../platform/contract/shapes.ts'
import { RecoveryCodes, signInSettings } from '../methods/shapes.ts'
import { PasskeyCreationOptions, PasskeyShape, Registration } from './shapes.ts'
import { methodCodes } from '../methods/contract.ts'
import { challengeEachTime, tokenOnce } from '../sessions/shapes.ts'
import { translations } from './refusal-translations.ts'

const ById = { id: idOf('passkey_not_found') }
const Name = Text(100, { description: 'What the person calls it, such as the device it is on.' })

/** A person's passkeys, among the settings of how they sign in. */
const passkeyOperations = {
  passkeyOptions: {
    ...signInSettings,
    method: 'POST',
    path: '/v1/me/sign-in/passkeys/options',
    idempotency: challengeEachTime,
    summary: 'Begin to add a passkey',
    description:
      'What a browser needs to make a passkey. For `navigator.credentials.create()`. The challenge in it lasts five minutes and is taken once.',
    transaction: 'read',
    body: empty,
    answers: object({
      options: PasskeyCreationOptions,
    }),
    refuses: ['recent_authentication_required'],
  },
  addPasskey: {
    ...signInSettings,
    method: 'POST',
    path: '/v1/me/sign-in/passkeys',
    idempotency: tokenOnce,
    transaction: 'none',
    summary: 'Add a passkey',
    description:
      'Add the passkey that the browser has made. Signing in asks for a second factor from now on, for which the passkey serves, or begins with it alone. The session goes on with a new token; with the first method, every other session of the person ends, in every organisation. The first method that is switched on brings ten recovery codes, shown this once; later ones answer null.',
    body: object({ name: Name, credential: Registration }),
    status: 201,
    answers: object({
      passkey: PasskeyShape,
      recoveryCodes: described(
        nullable(RecoveryCodes),
        'Shown this once: each works once in place of the second factor. Null when there were some already.',
      ),
    }),
    refuses: [
      'recent_authentication_required',
      'passkey_not_accepted',
      'passkey_already_registered',
      'too_many_passkeys',
    ],
  },
  renamePasskey: {
    ...signInSettings,
    method: 'PATCH',
    path: '/v1/me/sign-in/passkeys/{id}',
    summary: 'Rename a passkey',
    params: ById,
    body: object({ name: Name }),
    answers: PasskeyShape,
    refuses: ['passkey_not_found'],
    example: { body: { name: 'Työpuhelin' } },
  },
  removePasskey: {
    ...signInSettings,
    method: 'DELETE',
    removes: { left: '/v1/me/sign-in' },
    path: '/v1/me/sign-in/passkeys/{id}',
    transaction: 'none',
    summary: 'Remove a passkey',
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

export const passkeys = contract({
  name: 'signIn',
  tag: 'Session',
  refusals: refusals(translations, {
    passkey_not_found: {
      status: 404,
      title: 'No such passkey',
      when: 'The person has no passkey with this id.',
      remedy: 'Read the ids from `GET /v1/me/sign-in`.',
    },
    passkey_not_accepted: {
      status: 422,
      title: 'The passkey was not accepted',
      when: 'It was made for another challenge, session or site, more than five minutes ago, without checking who is at it, or it was sent before.',
      remedy: 'Ask for new options with `POST /v1/me/sign-in/passkeys/options`, and make another.',
    },
    passkey_already_registered: {
      status: 409,
      title: 'The passkey is registered already',
      when: 'Somebody has registered a passkey with this credential id.',
      remedy: 'Use it, or make another.',
    },
    too_many_passkeys: {
      status: 409,
      values: {
        maximum: count('How many passkeys a person has at most.'),
      },
      title: 'There are too many passkeys',
      when: 'The person has twenty passkeys.',
      remedy: 'Remove one that is no longer used.',
    },
  }),
  events: events({}),
  uses: methodCodes,
  operations: passkeyOperations,
})
