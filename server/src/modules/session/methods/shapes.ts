import {
  array,
  Id,
  Instant,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Text,
  Type,
} from '../../../platform/contract/shapes.ts'
import { Password } from '../shapes.ts'

export const TotpCode = Type.String({
  pattern: '^[0-9]{3} ?[0-9]{3}$',
  description: 'Six digits of the authenticator app; each code works once.',
})

export const RecoveryCode = Text(64, { description: 'One of the ten; case and hyphens do not count.' })

/** A browser's assertion; fields that browsers may add later are let pass. */
export const Assertion = Type.Object(
  {
    id: Text(2000),
    rawId: Text(2000),
    type: Type.Literal('public-key'),
    response: Type.Object(
      {
        clientDataJSON: Text(10_000),
        authenticatorData: Text(10_000),
        signature: Text(10_000),
        userHandle: optional(nullable(Type.String({ maxLength: 200 }))),
      },
      { additionalProperties: true },
    ),
    clientExtensionResults: optional(Type.Object({}, { additionalProperties: true })),
    authenticatorAttachment: optional(nullable(Type.String({ maxLength: 100 }))),
  },
  {
    additionalProperties: true,
    title: 'PasskeyAssertion',
    description: 'What `PublicKeyCredential.toJSON()` gives after `navigator.credentials.get()`.',
  },
)
export type Assertion = Static<typeof Assertion>

/** A browser's new passkey; fields that browsers may add later are let pass. */
export const Registration = Type.Object(
  {
    id: Text(2000),
    rawId: Text(2000),
    type: Type.Literal('public-key'),
    response: Type.Object(
      {
        clientDataJSON: Text(10_000),
        attestationObject: Text(100_000),
        transports: optional(array(Text(50), { maxItems: 20 })),
      },
      { additionalProperties: true },
    ),
    clientExtensionResults: optional(Type.Object({}, { additionalProperties: true })),
    authenticatorAttachment: optional(nullable(Type.String({ maxLength: 100 }))),
  },
  {
    additionalProperties: true,
    title: 'PasskeyRegistration',
    description: 'What `PublicKeyCredential.toJSON()` gives after `navigator.credentials.create()`.',
  },
)
export type Registration = Static<typeof Registration>

export const PasskeyCreationOptions = Type.Object(
  { challenge: Type.String() },
  {
    additionalProperties: true,
    title: 'PasskeyCreationOptions',
    description:
      '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseCreationOptionsFromJSON()`.',
  },
)

export const PasskeyRequestOptions = Type.Object(
  { challenge: Type.String() },
  {
    additionalProperties: true,
    title: 'PasskeyRequestOptions',
    description:
      '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseRequestOptionsFromJSON()`.',
  },
)

const given = {
  totp: optional(TotpCode),
  recoveryCode: optional(RecoveryCode),
  passkey: optional(Assertion),
}

/** The second step: the challenge, and exactly one thing that answers it. */
export const SecondFactorAnswer = Type.Object(
  { challenge: Text(200), ...given },
  { additionalProperties: false, minProperties: 2, maxProperties: 2 },
)

/** Exactly one thing that shows who one is. */
export const Proof = Type.Object(
  { password: optional(Password), ...given },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
)

export const RecoveryCodes = array(Type.String(), {
  description: 'Shown this once. Each works once in place of the second factor.',
})

export const PasskeyShape = object(
  {
    id: Id,
    name: Text(100),
    backedUp: Type.Boolean({ description: 'Whether it is kept with an account and survives its device.' }),
    createdAt: Instant,
    lastUsedAt: nullable(Instant),
    updatedAt: Instant,
  },
  { title: 'Passkey' },
)

export const SignIn = object(
  {
    email: Text(320),
    secondFactor: Type.Boolean({ description: 'Whether a password alone begins no session.' }),
    totp: object({
      state: oneOf(['off', 'pending', 'on']),
      confirmedAt: nullable(Instant),
    }),
    passkeys: array(PasskeyShape),
    recoveryCodesLeft: Type.Integer(),
    authenticatedAt: Instant,
    recentUntil: Type.String({
      format: 'date-time',
      description: 'Until when the session may change how its person signs in.',
    }),
  },
  { title: 'SignIn' },
)
export type SignIn = Static<typeof SignIn>
