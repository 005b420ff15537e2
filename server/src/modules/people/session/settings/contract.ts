import { events } from '../../../../platform/contract/events.ts'
import { contract } from '../../../../platform/contract/family.ts'
import type { Operation } from '../../../../platform/contract/operation.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import {
  array,
  described,
  Instant,
  nullable,
  object,
  oneOf,
  type Static,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { signInSettings } from '../methods/shapes.ts'
import { PasskeyShape } from '../passkeys/shapes.ts'

export const SignIn = object(
  {
    email: Text(320, { description: 'The address that the person signs in with.' }),
    secondFactor: Type.Boolean({ description: 'Whether a password alone begins no session.' }),
    totp: described(
      object({
        state: oneOf(['off', 'pending', 'on'], {
          description: '`pending`: set up, and not confirmed by a code.',
        }),
        confirmedAt: described(nullable(Instant), 'When a code confirmed it; null until then.'),
      }),
      'Codes of an authenticator app.',
    ),
    passkeys: array(PasskeyShape, { description: 'The passkeys of the person.' }),
    recoveryCodesLeft: Type.Integer({ description: 'How many recovery codes have not been used.' }),
    authenticatedAt: described(Instant, 'When the person last proved in this session who they are.'),
    recentUntil: Type.String({
      format: 'date-time',
      description: 'Until when the session may change how its person signs in.',
    }),
  },
  { title: 'SignIn' },
)
export type SignIn = Static<typeof SignIn>

const settingsOperations = {
  get: {
    ...signInSettings,
    method: 'GET',
    path: '/v1/me/sign-in',
    summary: 'Read how the caller signs in',
    description: "How the caller's person signs in: authenticator app, passkeys, recovery codes.",
    answers: SignIn,
  },
} as const satisfies Readonly<Record<string, Operation>>

export const settings = contract({
  name: 'signIn',
  tag: 'Session',
  refusals: refusals({}),
  events: events({}),
  operations: settingsOperations,
})
