import {
  array,
  Flag,
  Id,
  Instant,
  Name,
  nullable,
  object,
  oneOf,
  type Static,
  Type,
} from '../../platform/contract/shapes.ts'
import { capabilities } from '../../platform/vocabulary/capabilities.ts'

export const keyKinds = ['personal', 'service'] as const
export type KeyKind = (typeof keyKinds)[number]

export const keyStates = ['active', 'expired', 'revoked', 'owner_inactive'] as const
export type KeyState = (typeof keyStates)[number]
/** The states of a key that is not revoked; time and its owner move it between them. */
export const liveKeyStates = ['active', 'expired', 'owner_inactive'] as const satisfies readonly KeyState[]
export type LiveKeyState = (typeof liveKeyStates)[number]

export const KeyKind = oneOf(keyKinds, {
  description: 'A personal key acts as its member and dies with them; a service key can be reassigned.',
})
export const Scope = Type.Array(oneOf(capabilities), {
  uniqueItems: true,
  maxItems: capabilities.length,
  description: 'The capabilities that the key carries; empty reaches only operations that need none.',
})

const fields = {
  id: Id,
  name: Name,
  kind: KeyKind,
  prefix: Type.String({ description: 'How the key starts, for people to recognise it.' }),
  last4: Type.String({ description: 'How the key ends.' }),
  scope: array(oneOf(capabilities)),
  readOnly: Flag,
  ownerMembershipId: nullable(Id),
  createdBy: nullable(Id),
  state: oneOf(keyStates),
  expiresAt: nullable(Instant),
  lastUsedAt: nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
}

export const ApiKey = object(fields, { title: 'ApiKey' })
export type ApiKey = Static<typeof ApiKey>

/** The key with its secret, which is shown this once and cannot be read again. */
export const ApiKeyWithSecret = object({
  ...fields,
  key: Type.String({ description: 'The secret. It is shown once and only its hash is stored.' }),
})
export type ApiKeyWithSecret = Static<typeof ApiKeyWithSecret>
