import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { type Key, stateOf } from './key.ts'
import type { ApiKey, ApiKeyWithSecret } from './shapes.ts'

export interface ShownKey extends Key {
  readonly ownerActive: boolean
  readonly lastUsedAt: Instant | null
}

export const apiKey = (key: ShownKey, now: Instant): ApiKey => ({
  id: key.id,
  name: key.name,
  kind: key.kind,
  prefix: key.prefix,
  last4: key.last4,
  scope: [...key.scope],
  readOnly: key.readOnly,
  ownerMembershipId: key.ownerMembershipId,
  createdBy: key.createdBy,
  state: stateOf(key, key.ownerActive, now),
  expiresAt: key.expiresAt,
  lastUsedAt: key.lastUsedAt,
  createdAt: key.createdAt,
  updatedAt: key.updatedAt,
})

export const apiKeyWithSecret = (key: ShownKey, secret: string, now: Instant): ApiKeyWithSecret => ({
  ...apiKey(key, now),
  key: secret,
})
