import type { Capability } from '../../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** `confidential` can keep a secret, as a server does; `public` cannot, as a browser or a phone. RFC 6749 §2.1. */
export const clientKinds = ['public', 'confidential'] as const
export type ClientKind = (typeof clientKinds)[number]

/** A connected app as an administrator registered it. Its id is the `client_id` of OAuth. */
export interface OAuthClient {
  readonly id: Id
  readonly name: string
  readonly kind: ClientKind
  readonly redirectUris: readonly string[]
  /** The most that a member can give it. */
  readonly scope: readonly Capability[]
  readonly readOnly: boolean
  readonly createdBy: Id | null
  readonly deletedAt: Instant | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}
