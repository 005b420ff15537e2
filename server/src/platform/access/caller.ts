import type { Capability, Reach, Role } from '../vocabulary/capabilities.ts'
import type { Instant } from '../vocabulary/dates.ts'
import type { Feature } from '../vocabulary/features.ts'
import type { Id } from '../vocabulary/ids.ts'
import type { Locale } from '../vocabulary/locales.ts'

export const credentialKinds = ['session', 'personal_key', 'service_key', 'oauth'] as const
export type CredentialKind = (typeof credentialKinds)[number]

/** What every caller may read of its organisation. */
export interface CallersOrganisation {
  readonly id: Id
  readonly name: string
  readonly timeZone: string
  readonly sandbox: boolean
  /** How far the clock of a sandbox is ahead, in milliseconds; 0 outside a sandbox. */
  readonly clockOffsetMs: number
}

/** A member who is calling: the credential, the member it executes as, and what the two together may do. */
export interface Caller {
  readonly organisation: CallersOrganisation & {
    /** After how long a browser session ends: without use, and in any case. */
    readonly sessionIdleMinutes: number
    readonly sessionHours: number
  }
  readonly membership: {
    readonly id: Id
    readonly displayName: string
    readonly role: Role
    /** The language that the member has chosen. */
    readonly locale: Locale | null
  }
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
  /**
   * Whose authority over others counts instead of the caller's, while something is decided on their behalf. The caller stays
   * who acts; capabilities and reach are what both have.
   */
  readonly onBehalfOf?: { readonly id: Id; readonly role: Role }
}

/** Who has the authority that counts: the caller, or the member on whose behalf they decide. */
export const holderOf = ({ membership, onBehalfOf }: Caller): { readonly id: Id; readonly role: Role } =>
  onBehalfOf ?? membership

/** Whose decision it is: that of who acts, and of whom they act for. Nobody of them decides what is their own. */
export const decidersOf = ({ membership, onBehalfOf }: Caller): readonly Id[] =>
  onBehalfOf ? [membership.id, onBehalfOf.id] : [membership.id]

/**
 * A device that is calling, such as a terminal on a wall. It has no member, no role and no
 * capabilities, and reaches the operations of the credential `device` and nothing else.
 */
export interface DeviceCaller {
  readonly organisation: CallersOrganisation
  readonly credential: { readonly kind: 'device'; readonly id: Id; readonly name: string }
  /** The organisation's instant at which the credential ends, after another one took its place; null for the present one. */
  readonly until: Instant | null
}

/** Whoever calls. Handlers of members' operations get a `Caller`, those of devices a `DeviceCaller`, none gets both. */
export type AnyCaller = Caller | DeviceCaller

export const isDevice = (caller: AnyCaller): caller is DeviceCaller => caller.credential.kind === 'device'

/** Whether the credential is sent by a program, and not by a browser on its own. */
export const isKey = (caller: AnyCaller): boolean => caller.credential.kind !== 'session'

/** The organisation's present instant in milliseconds, sandbox offset included. */
export const organisationNow = (caller: Pick<AnyCaller, 'organisation'>): number =>
  Date.now() + caller.organisation.clockOffsetMs
