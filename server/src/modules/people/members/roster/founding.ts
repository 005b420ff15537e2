import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { newActivationToken } from '../invitations/token.ts'
import { newActiveMember, newMember, type WantedMember } from './creation.ts'
import { saveCreated } from './saving.ts'
import { moduleSeats } from '../seats/store.ts'

/** A member who needs no invitation, because the person is there: the first of an organisation, or of the demo. */
export interface FoundingMember extends WantedMember {
  readonly id?: Id
  /** In the one form of `normaliseAddress`; null for a device-only member. */
  readonly email: string | null
  /** Who signs in as the member; null for a device-only member. */
  readonly personId: Id | null
}

/** Adds an active member, announced and audited like any other. Returns their id. */
export async function createMember(
  tx: WriteTransaction,
  commit: Commit,
  wanted: FoundingMember,
  today: PlainDate,
): Promise<Id> {
  const seats = await moduleSeats(tx)
  const { id = newId(), personId } = wanted
  const made = { id, newAssignmentId: newId(), now: tx.now, today, seats }
  await commit(newActiveMember(wanted, personId, made), state => saveCreated(tx, [state]))
  return id
}

/** A member who was invited, and the text of their activation link, which is shown once. */
export interface InvitedMember {
  readonly id: Id
  readonly token: string
  readonly expiresAt: Instant
}

/**
 * Adds a member who is to take up an activation link, announced and audited like any other: an organisation's first.
 * `wanted.email` is in the one form of `normaliseAddress` and free in the organisation.
 */
export async function inviteMember(
  tx: WriteTransaction,
  commit: Commit,
  wanted: WantedMember & { readonly email: string },
  today: PlainDate,
): Promise<InvitedMember> {
  const seats = await moduleSeats(tx)
  const { text, hash } = newActivationToken(tx.orgId)
  const made = { id: newId(), newAssignmentId: newId(), now: tx.now, today, seats, tokenHash: hash }
  const { member, invitation } = await commit(newMember(wanted, made), state => saveCreated(tx, [state]))
  if (!invitation) throw new Error('a member with an address has an invitation')
  return { id: member.id, token: text, expiresAt: invitation.expiresAt }
}
