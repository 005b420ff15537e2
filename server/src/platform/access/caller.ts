import type { Capability, Reach, Role } from '../vocabulary/capabilities.ts'
import type { Instant } from '../vocabulary/dates.ts'
import type { Feature } from '../vocabulary/features.ts'
import type { Id } from '../vocabulary/ids.ts'

export const credentialKinds = ['session', 'personal_key', 'service_key', 'oauth'] as const
export type CredentialKind = (typeof credentialKinds)[number]

/** Who is calling: the credential, the member it executes as, and what the two together may do. */
export interface Caller {
  readonly organisation: {
    readonly id: Id
    readonly name: string
    readonly timeZone: string
    readonly sandbox: boolean
    /** How far the clock of a sandbox is ahead, in milliseconds; 0 outside a sandbox. */
    readonly clockOffsetMs: number
    /** After how long a browser session ends: without use, and in any case. */
    readonly sessionIdleMinutes: number
    readonly sessionHours: number
  }
  readonly membership: { readonly id: Id; readonly displayName: string; readonly role: Role }
  /** The member's capabilities within the credential's scope. */
  readonly capabilities: ReadonlySet<Capability>
  readonly reach: Reach
  /** The organisation's instant at which the rights next change: the member leaves, or a grant begins or ends. */
  readonly until: Instant | null
  /** The licensed features, and whether an administrator has them switched on. */
  readonly features: ReadonlyMap<Feature, { readonly active: boolean }>
  readonly credential: {
    readonly kind: CredentialKind
    readonly id: Id
    readonly name: string
    /** The capabilities a key carries; null for a session, which carries all of its member's. */
    readonly scope: readonly Capability[] | null
    readonly readOnly: boolean
    readonly expiresAt: Instant | null
    /** The organisation requires a second factor, and the session began without one. */
    readonly secondFactorMissing?: boolean
    /** Until when the last proof of identity in the session counts as recent. */
    readonly recentUntil?: Instant
  }
}

export const isKey = (caller: Caller): boolean => caller.credential.kind !== 'session'

/** The organisation's present instant in milliseconds, sandbox offset included. */
export const organisationNow = (caller: Caller): number => Date.now() + caller.organisation.clockOffsetMs
