import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Commit } from '../../../platform/transactions/transactions.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { accept } from '../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import * as announce from '../record/announcements.ts'
import { newActivationToken } from '../invitations/token.ts'
import { type CreatedMember, newMember, type WantedMember } from './creation.ts'
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
  const [{ member, units, moduleGrants }, { audit }] = newMember(wanted, {
    now: tx.now,
    today,
    seats,
    tokenHash: Buffer.alloc(0),
  })
  const founding: CreatedMember = {
    member: { ...member, personId: wanted.personId, status: 'active' },
    units,
    invitation: null,
    moduleGrants,
  }
  const decision = accept(founding, { facts: [announce.created(founding.member)], audit })
  await commit(decision, state => saveCreated(tx, [state]))
  return member.id
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
  const [created, announced] = newMember(wanted, { now: tx.now, today, seats, tokenHash: hash })
  const { member, invitation } = await commit(accept(created, announced), state => saveCreated(tx, [state]))
  if (!invitation) throw new Error('a member with an address has an invitation')
  return { id: member.id, token: text, expiresAt: invitation.expiresAt }
}
