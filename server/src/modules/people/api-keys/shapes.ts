import { May } from '../../../platform/contract/may.ts'
import {
  array,
  CreatedAt,
  described,
  expectedUpdatedAt,
  Flag,
  IdOf,
  Instant,
  InstantInput,
  Name,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'
import { capabilities } from '../../../platform/vocabulary/capabilities.ts'

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
  id: RecordId,
  name: described(Name, 'What people recognise the key by.'),
  kind: KeyKind,
  prefix: Type.String({ description: 'How the key starts, for people to recognise it.' }),
  last4: Type.String({ description: 'How the key ends.' }),
  scope: array(oneOf(capabilities), {
    description: 'The capabilities that the key carries; none reaches only operations that need none.',
  }),
  readOnly: described(Flag, 'Whether the key is refused every write, with 403 `read_only_key`.'),
  ownerMembershipId: described(
    nullable(IdOf('membership')),
    'The member whom the key executes as; null when that membership has been deleted.',
  ),
  createdBy: described(
    nullable(IdOf('membership')),
    'The member who made the key; null when that membership has been deleted.',
  ),
  state: oneOf(keyStates, {
    description:
      "`owner_inactive`: the owner's membership is deactivated, and the key works again once it is not.",
  }),
  expiresAt: described(
    nullable(Instant),
    'From when on the key is refused; null when it never ends by itself.',
  ),
  lastUsedAt: described(
    nullable(Instant),
    'When a request last carried the key, to within minutes; null before the first one.',
  ),
  createdAt: CreatedAt,
  updatedAt: UpdatedAt,
}

export const ApiKey = object({ ...fields, may: May }, { title: 'ApiKey' })
export type ApiKey = Static<typeof ApiKey>

/** The key with its secret, which is shown this once and cannot be read again. */
export const ApiKeyWithSecret = object({
  ...fields,
  key: Type.String({ description: 'The secret. It is shown once and only its hash is stored.' }),
})
export type ApiKeyWithSecret = Static<typeof ApiKeyWithSecret>

export const NewApiKey = object({
  name: Name,
  kind: KeyKind,
  scope: Scope,
  readOnly: optional(described(Flag, 'Whether the key is refused every write; false unless given.')),
  expiresAt: optional(
    described(
      nullable(InstantInput),
      'From when on the key is refused; null or absent when it is never to end by itself.',
    ),
  ),
  ownerMembershipId: optional(
    described(IdOf('membership'), 'The member whom the key executes as; whoever makes it unless given.'),
  ),
})

export const ApiKeyPatch = object({
  name: optional(Name),
  scope: optional(Scope),
  readOnly: optional(described(Flag, 'Whether the key is refused every write.')),
  expiresAt: optional(
    described(
      nullable(InstantInput),
      'From when on the key is refused; null when it is never to end by itself.',
    ),
  ),
  expectedUpdatedAt,
})
