import {
  array,
  Id,
  Instant,
  nullable,
  object,
  optional,
  type Static,
  Text,
  Type,
} from '../../../platform/contract/shapes.ts'

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
