import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { PendingInvitation } from './rules.ts'

/** Saves links as a set, each in place of the member's former one. */
export const saveInvitations = (db: TenantDb, invitations: readonly PendingInvitation[]): Promise<unknown> =>
  db.sql`
    insert into invitations (org_id, membership_id, token_hash, locale, sent_at, expires_at)
    select ${db.orgId}, i."membershipId", decode(i."tokenHash", 'hex'), i.locale, i."sentAt", i."expiresAt"
    from jsonb_to_recordset(${JSON.stringify(invitations.map(asText))}::jsonb) as i("membershipId" uuid,
      "tokenHash" text, locale text, "sentAt" timestamptz, "expiresAt" timestamptz)
    on conflict (org_id, membership_id) do update set
      token_hash = excluded.token_hash, mailed_token_hash = null, locale = excluded.locale, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at
    returning membership_id`

const asText = (invitation: PendingInvitation) => ({
  ...invitation,
  tokenHash: invitation.tokenHash.toString('hex'),
})

/** The links that the mails of invitations bring, each beside the one that was shown. */
export const saveMailedLinks = (
  db: TenantDb,
  links: readonly { readonly membershipId: Id; readonly hash: Buffer }[],
): Promise<unknown> =>
  db.sql`
    update invitations i set mailed_token_hash = decode(l.hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(
      links.map(({ membershipId, hash }) => ({ membershipId, hash: hash.toString('hex') })),
    )}::jsonb) as l("membershipId" uuid, hash text)
    where i.org_id = ${db.orgId} and i.membership_id = l."membershipId"`

/** The member whom a live link invites. `mailed`: nobody but the reader of the mail has seen it. */
export async function invitedMember(
  db: TenantDb,
  hash: Buffer,
  now: Instant,
): Promise<{ membershipId: Id; mailed: boolean } | undefined> {
  const [row] = await db.sql<{ membershipId: Id; mailed: boolean }>`
    select membership_id, mailed_token_hash is not distinct from ${hash}::bytea as mailed from invitations
    where org_id = ${db.orgId} and (token_hash = ${hash} or mailed_token_hash = ${hash}) and expires_at > ${now}`
  return row
}

/** Deletes a link that was used or revoked. */
export const deleteInvitations = (db: TenantDb, membershipIds: readonly Id[]): Promise<unknown> =>
  db.sql`delete from invitations where org_id = ${db.orgId} and membership_id = any(${membershipIds}::uuid[])`
