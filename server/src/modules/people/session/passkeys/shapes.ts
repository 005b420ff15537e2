import {
  array,
  CreatedAt,
  described,
  Instant,
  nullable,
  object,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'

/** A browser's assertion; fields that browsers may add later are let pass. */
export const Assertion = Type.Object(
  {
    id: Text(2000, { description: 'The credential, base64url.' }),
    rawId: Text(2000, { description: 'The same as `id`.' }),
    type: described(Type.Literal('public-key'), 'Always `public-key`.'),
    response: described(
      Type.Object(
        {
          clientDataJSON: Text(10_000, { description: 'What the browser says of the request, base64url.' }),
          authenticatorData: Text(10_000, {
            description: 'What the authenticator says of itself, base64url.',
          }),
          signature: Text(10_000, { description: "The authenticator's signature over both, base64url." }),
          userHandle: optional(
            nullable(
              Type.String({
                maxLength: 200,
                description:
                  'The person whom the passkey is for, base64url; null or absent when the authenticator does not tell.',
              }),
            ),
          ),
        },
        { additionalProperties: true },
      ),
      'What the authenticator signed.',
    ),
    clientExtensionResults: optional(
      described(
        Type.Object({}, { additionalProperties: true }),
        'Results of extensions, of which none is used.',
      ),
    ),
    authenticatorAttachment: optional(
      nullable(
        Type.String({
          maxLength: 100,
          description:
            'Whether the authenticator is part of the device; null or absent when the browser does not tell.',
        }),
      ),
    ),
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
    id: Text(2000, { description: 'The credential, base64url.' }),
    rawId: Text(2000, { description: 'The same as `id`.' }),
    type: described(Type.Literal('public-key'), 'Always `public-key`.'),
    response: described(
      Type.Object(
        {
          clientDataJSON: Text(10_000, { description: 'What the browser says of the request, base64url.' }),
          attestationObject: Text(100_000, {
            description: 'The new public key and what vouches for it, base64url.',
          }),
          transports: optional(
            array(Text(50), {
              maxItems: 20,
              description: 'The ways in which the authenticator can be reached, such as `usb` or `internal`.',
            }),
          ),
        },
        { additionalProperties: true },
      ),
      'What the authenticator made.',
    ),
    clientExtensionResults: optional(
      described(
        Type.Object({}, { additionalProperties: true }),
        'Results of extensions, of which none is used.',
      ),
    ),
    authenticatorAttachment: optional(
      nullable(
        Type.String({
          maxLength: 100,
          description:
            'Whether the authenticator is part of the device; null or absent when the browser does not tell.',
        }),
      ),
    ),
  },
  {
    additionalProperties: true,
    title: 'PasskeyRegistration',
    description: 'What `PublicKeyCredential.toJSON()` gives after `navigator.credentials.create()`.',
  },
)
export type Registration = Static<typeof Registration>

export const PasskeyCreationOptions = Type.Object(
  { challenge: Type.String({ description: 'Random, base64url; it can be answered once.' }) },
  {
    additionalProperties: true,
    title: 'PasskeyCreationOptions',
    description:
      '`PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseCreationOptionsFromJSON()`.',
  },
)

export const PasskeyRequestOptions = Type.Object(
  { challenge: Type.String({ description: 'Random, base64url; it can be answered once.' }) },
  {
    additionalProperties: true,
    title: 'PasskeyRequestOptions',
    description:
      '`PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3, for `PublicKeyCredential.parseRequestOptionsFromJSON()`.',
  },
)

export const PasskeyShape = object(
  {
    id: RecordId,
    name: Text(100, { description: 'What the person calls it, such as the device it is on.' }),
    backedUp: Type.Boolean({ description: 'Whether it is kept with an account and survives its device.' }),
    createdAt: CreatedAt,
    lastUsedAt: described(nullable(Instant), 'When somebody last signed in by it; null before that.'),
    updatedAt: UpdatedAt,
  },
  { title: 'Passkey', description: 'A passkey of the person.' },
)
