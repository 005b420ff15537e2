import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { requiredSlot } from '../../../../platform/slots.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Role } from '../../../../platform/vocabulary/capabilities.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { MemberLookup } from '../../../company/organisation/port.ts'

/** A member whom an activation link invites. */
export interface Invited {
  readonly id: Id
  readonly email: string
  readonly locale: string | null
  readonly role: Role
  readonly status: string
}

/** What an activation link leads to. */
export interface Invitation<M extends Invited> {
  readonly member: M
  readonly mailed: boolean
}

/** A member as somebody to write to. */
export interface Addressee {
  readonly id: Id
  readonly email: string
  readonly displayName: string
  readonly callName: string
  readonly locale: Locale | null
}

/**
 * What sign-in reads of the roster. Members build on this family (they end sessions), so they contribute it. `M` is a
 * member in the roster's own words; sign-in gives back only those that it was given.
 */
export interface Roster<M extends Invited> extends MemberLookup {
  /** The one form of an e-mail address by which a person is known; undefined when it is none. */
  normaliseAddress(text: string): string | undefined
  /** The organisation of an activation link, and what is stored of it; undefined for text that never was one. */
  invitationLink(token: string): { readonly orgId: Id; readonly hash: Buffer } | undefined
  /**
   * Undefined for a link that is unknown, used, replaced or past its expiry. `mailed`: it is the link that only the mail
   * to the member's address has brought.
   */
  findInvitation(db: TenantDb, hash: Buffer, now: Instant): Promise<Invitation<M> | undefined>
  /** Makes the person the one who signs in as the invited member, and uses the link up. */
  acceptInvitation(tx: WriteTransaction, commit: Commit, invited: M, personId: Id): Promise<M>
  /** How a member is addressed; the address to write to is the person's own. */
  addresseeOf(db: TenantDb, membershipId: Id): Promise<Omit<Addressee, 'email'> | undefined>
}

export const memberRoster = requiredSlot<Roster<Invited>>('session.roster')
