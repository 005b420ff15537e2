import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { formTable, linkTable, type PublicLink, type SentForm } from './record.ts'

export const linkByToken = async (db: TenantDb, hash: Buffer): Promise<PublicLink | undefined> =>
  (
    await db.sql<PublicLink>`
      select ${linkTable.select('l')} from public_links l
      where l.org_id = ${db.orgId} and l.token_hash = ${hash}`
  )[0]

/** The newest link of each subject that was not revoked. */
export const latestLinks = (db: TenantDb, kind: string, subjectIds: readonly Id[]): Promise<PublicLink[]> =>
  db.sql<PublicLink>`
    select distinct on (l.subject_id) ${linkTable.select('l')} from public_links l
    where l.org_id = ${db.orgId} and l.kind = ${kind} and l.subject_id = any(${subjectIds}::uuid[])
      and l.revoked_at is null
    order by l.subject_id, l.created_at desc, l.id desc`

/** A fragment: what is shown of the newest link of a subject that was not revoked. */
export const latestLinkOf = (
  orgId: string,
  kind: string,
  subjectId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select ${linkTable.object('l', ['subjectId', 'expiresAt', 'lastOpenedAt'])} from public_links l
  where l.org_id = ${orgId} and l.kind = ${kind} and l.subject_id = ${subjectId} and l.revoked_at is null
  order by l.created_at desc, l.id desc limit 1)`

export const insertLink = (tx: WriteTransaction, link: PublicLink): Promise<unknown> =>
  linkTable.insert(tx, [link])

export const revoke = (tx: WriteTransaction, kind: string, subjectIds: readonly Id[]): Promise<unknown> =>
  tx.sql`
    update public_links l set revoked_at = ${tx.now}
    where l.org_id = ${tx.orgId} and l.kind = ${kind} and l.subject_id = any(${subjectIds}::uuid[])
      and l.revoked_at is null
    returning 1`

export const saveOpening = (tx: WriteTransaction, link: PublicLink): Promise<unknown> =>
  linkTable.update(tx, link, ['lastOpenedAt'])

export const isSent = async (db: TenantDb, { linkId, nonce }: SentForm): Promise<boolean> =>
  (
    await db.sql`
      select 1 from public_link_forms f
      where f.org_id = ${db.orgId} and f.link_id = ${linkId} and f.nonce = ${nonce}`
  ).length > 0

/** Notes that a form was sent, and forgets those of the link that are too old to be sent again. */
export function saveSent(tx: WriteTransaction, form: SentForm, tooOldBefore: string): void {
  tx.defer(tx.sql`
    delete from public_link_forms f
    where f.org_id = ${tx.orgId} and f.link_id = ${form.linkId} and f.expires_at < ${tooOldBefore} returning 1`)
  tx.defer(formTable.insert(tx, [form]))
}
