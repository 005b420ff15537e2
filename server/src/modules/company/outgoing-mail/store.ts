import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type MailKind, mailKinds } from './kinds.ts'
import type { Mail } from './mail.ts'
import type { FailureCode, MailStatus } from './shapes.ts'
import type { WrittenMail } from './writing.ts'

/** The columns of a `Mail` of the table with the alias `m`. */
export const mailColumns = sql`m.id, m.kind, m.status, m.locale, m.recipient_address, m.recipient_name,
  m.recipient_membership_id, m.about_type, m.about_id, m.subject, m.sealed is not null as body_kept, m.attempts,
  m.failure_code, m.next_attempt_at, m.useful_until, m.sent_at, m.failed_at, m.created_at, m.updated_at`

/** Stores mails as a set, and ends those that they supersede. */
export const insertMails = (
  tx: WriteTransaction,
  mails: readonly { readonly mail: WrittenMail; readonly sealed: Buffer }[],
): Promise<unknown> =>
  tx.sql`
    with mail as (
      select * from jsonb_to_recordset(${JSON.stringify(mails.map(mailRow))}::jsonb) as mail(id uuid, kind text,
        status text, locale text, address text, name text, membership_id uuid, about_type text, about_id uuid,
        subject text, sealed text, body_until timestamptz, useful_until timestamptz,
        supersedes boolean)),
    superseded as (
      update outgoing_mails w set ${ended(sql`w`, 'superseded', tx.now)}
      from mail
      where w.org_id = ${tx.orgId} and w.status in ('queued', 'held')
        and mail.supersedes and w.kind = mail.kind and w.about_id = mail.about_id
      returning 1)
    insert into outgoing_mails (org_id, id, kind, status, locale, recipient_address, recipient_name,
      recipient_membership_id, about_type, about_id, subject, sealed, body_until, useful_until, next_attempt_at,
      created_at, updated_at)
    select ${tx.orgId}, id, kind, status, locale, address, name, membership_id, about_type, about_id, subject,
      decode(sealed, 'base64'), body_until, useful_until, case when status = 'queued' then ${tx.now}::timestamptz end,
      ${tx.now}, ${tx.now}
    from mail
    returning 1`

const mailRow = ({ mail, sealed }: { readonly mail: WrittenMail; readonly sealed: Buffer }) => ({
  id: mail.id,
  kind: mail.kind,
  status: mail.status,
  locale: mail.locale,
  address: mail.to.address,
  name: mail.to.name ?? null,
  membership_id: mail.to.membershipId ?? null,
  about_type: mail.about?.type ?? null,
  about_id: mail.about?.id ?? null,
  subject: mail.subject,
  sealed: sealed.toString('base64'),
  body_until: mail.bodyUntil,
  useful_until: mail.usefulUntil ?? null,
  supersedes: mailKinds[mail.kind].supersedes,
})

/** Ends the mails of a kind about one thing that still wait. */
export const withdrawMails = (
  tx: WriteTransaction,
  kind: MailKind,
  aboutIds: readonly Id[],
): Promise<unknown> =>
  tx.sql`
    update outgoing_mails w set ${ended(sql`w`, 'withdrawn', tx.now)}
    where w.org_id = ${tx.orgId} and w.kind = ${kind} and w.about_id = any(${aboutIds}::uuid[]) and w.status in ('queued', 'held')`

/**
 * Ends a mail that waits. One that is on its way cannot be called back; it is only of no use for another attempt.
 */
const ended = (mail: RawBuilder<unknown>, code: FailureCode, now: Instant): RawBuilder<unknown> => sql`
  status = case when ${mail}.lease_id is null then 'failed' else ${mail}.status end,
  failure_code = case when ${mail}.lease_id is null then ${code} end,
  failed_at = case when ${mail}.lease_id is null then ${now}::timestamptz end,
  next_attempt_at = case when ${mail}.lease_id is not null then ${mail}.next_attempt_at end,
  sealed = case when ${mail}.lease_id is not null then ${mail}.sealed end,
  useful_until = ${now}::timestamptz, updated_at = ${now}::timestamptz`

export interface MailFilter {
  readonly status?: MailStatus | undefined
  readonly kind?: MailKind | undefined
}

export const listMails = (
  db: TenantDb,
  { status, kind }: MailFilter,
  keyset: RawBuilder<unknown>,
): Promise<Mail[]> =>
  db.sql<Mail>`
    select ${mailColumns} from outgoing_mails m
    where m.org_id = ${db.orgId} ${status ? sql`and m.status = ${status}` : sql``}
      ${kind ? sql`and m.kind = ${kind}` : sql``} ${keyset}`

/** A mail with its sealed letter in base64, null once it has been dropped. */
export type MailWithLetter = Mail & { readonly sealed: string | null }

export const findMail = async (db: TenantDb, id: Id): Promise<MailWithLetter | undefined> =>
  (
    await db.sql<MailWithLetter>`
      select ${mailColumns}, encode(m.sealed, 'base64') as sealed from outgoing_mails m
      where m.org_id = ${db.orgId} and m.id = ${id}`
  )[0]
