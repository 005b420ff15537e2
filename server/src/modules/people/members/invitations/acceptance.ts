import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Member } from '../record/member.ts'
import { findRecord, saveMember } from '../record/store.ts'
import { endInvitations } from './mailing.ts'
import { activate } from './rules.ts'
import { invitedMember } from './store.ts'

/**
 * The member whom an activation link invites, and whether it is the one that only the mail has brought; undefined for
 * a link that is unknown, used, replaced or expired.
 */
export async function findInvitation(
  db: TenantDb,
  hash: Buffer,
  now: Instant,
): Promise<{ member: Member; mailed: boolean } | undefined> {
  const invited = await invitedMember(db, hash, now)
  const record = invited && (await findRecord(db, invited.membershipId, sql`true`))
  return record && { member: record.member, mailed: invited.mailed }
}

/**
 * Makes the person the one who signs in as the invited member, and uses the link up. `invited` comes from
 * `findInvitation` in the same transaction. Returns the member, active.
 */
export const acceptInvitation = (
  tx: WriteTransaction,
  commit: Commit,
  invited: Member,
  personId: Id,
): Promise<Member> =>
  commit(activate(invited, personId, tx.now), async member => {
    tx.defer(saveMember(tx, member))
    endInvitations(tx, [member.id])
  })
