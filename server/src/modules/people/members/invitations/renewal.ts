import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { findRecord } from '../record/store.ts'
import { withdrawInvitationMails } from './mailing.ts'
import { invite } from './rules.ts'
import { saveInvitations } from './store.ts'
import { newActivationToken } from './token.ts'

/** An activation link in place of an earlier one; its text is shown once. */
export interface RenewedInvitation {
  readonly displayName: string
  readonly email: string
  readonly token: string
  readonly expiresAt: Instant
}

/**
 * Makes a new activation link for a member who has not taken up theirs, for the operator to hand on. The earlier link
 * ends, and a mail that waits to bring it. Throws `RequestRefused` with the rule's code.
 */
export async function renewInvitation(
  tx: WriteTransaction,
  commit: Commit,
  membershipId: Id,
  today: PlainDate,
): Promise<RenewedInvitation> {
  const record = await findRecord(tx, membershipId, sql`true`)
  if (!record) throw new RequestRefused('membership_not_found', `No member has the id ${membershipId}.`)
  const { member } = record
  const { text, hash } = newActivationToken(tx.orgId)
  const decision = invite(member, null, { tokenHash: hash, locale: null }, { now: tx.now, today })
  const { expiresAt } = await commit(decision, pending => saveInvitations(tx, [pending]))
  withdrawInvitationMails(tx, [membershipId])
  return { displayName: member.displayName, email: member.email, token: text, expiresAt }
}
