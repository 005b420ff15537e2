import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Why a grant is over for good. */
export const endReasons = [
  'ended_by_member',
  'ended_by_administrator',
  'revoked_by_app',
  'refresh_token_reused',
  'code_reused',
  'app_deleted',
  'sign_in_reset',
] as const
export type EndReason = (typeof endReasons)[number]

export const grantStates = ['active', 'expired', 'owner_inactive', 'ended'] as const
export type GrantState = (typeof grantStates)[number]

/** What a member has allowed an app. Its tokens act as the member as long as it lasts. */
export interface Grant {
  readonly id: Id
  readonly clientId: Id
  readonly membershipId: Id
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  /** Whether the app may go on without the member, by refresh tokens. */
  readonly offlineAccess: boolean
  /** When the last of its tokens ends, in real time; every refresh moves it. */
  readonly expiresAt: Instant
  readonly endedAt: Instant | null
  readonly endReason: EndReason | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

/** Ended is for good, so it goes before what may pass. `realNow` is real time, also in a sandbox. */
export function stateOf(
  grant: Pick<Grant, 'endedAt' | 'expiresAt'>,
  memberActive: boolean,
  realNow: Instant,
): GrantState {
  if (grant.endedAt !== null) return 'ended'
  if (!memberActive) return 'owner_inactive'
  return grant.expiresAt <= realNow ? 'expired' : 'active'
}
