import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { stateOf } from './grant.ts'
import type { OAuthGrant } from './shapes.ts'
import type { ShownGrant } from './store.ts'

export const oauthGrant = (grant: ShownGrant, realNow: Instant): OAuthGrant => ({
  id: grant.id,
  clientId: grant.clientId,
  clientName: grant.clientName,
  membershipId: grant.membershipId,
  scope: [...grant.scope],
  readOnly: grant.readOnly,
  offlineAccess: grant.offlineAccess,
  state: stateOf(grant, grant.memberActive, realNow),
  lastUsedAt: grant.lastUsedAt,
  expiresAt: grant.expiresAt,
  endedAt: grant.endedAt,
  endReason: grant.endReason,
  createdAt: grant.createdAt,
  updatedAt: grant.updatedAt,
})
