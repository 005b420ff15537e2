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
    /** How far a sandbox's clock is ahead, in milliseconds; 0 elsewhere. */
    readonly clockOffsetMs: number
    /** How long its browser sessions last: unused, and in all. */
    readonly sessionIdleMinutes: number
    readonly sessionHours: number
  }
  readonly membership: { readonly id: Id; readonly displayName: string; readonly role: Role }
  /** The member's capabilities cut by the key's scope. */
  readonly capabilities: ReadonlySet<Capability>
  readonly reach: Reach
  /** The organisation's instant from which all this may be otherwise: the member leaves, or a grant begins or ends. */
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
    /** The organisation asks for a second factor, and the session was begun without one. */
    readonly secondFactorMissing?: boolean
    /** Until when the person of a session counts as having shown lately who they are. */
    readonly recentUntil?: Instant
  }
}

export const isKey = (caller: Caller): boolean => caller.credential.kind !== 'session'

/** The organisation's present instant in milliseconds, sandbox offset included. */
export const organisationNow = (caller: Caller): number => Date.now() + caller.organisation.clockOffsetMs
