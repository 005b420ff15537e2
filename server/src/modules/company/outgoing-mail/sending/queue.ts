import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { abandoned, type Lease, leased, released } from '../../../../platform/outbox/leases.ts'
import type { Claimed as InOutbox } from '../../../../platform/outbox/outbox.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { sentBodyHours } from '../contract.ts'
import { mailRetentionDays } from '../refusals.ts'
import type { MailAttempt } from '../shapes.ts'
import { attemptsAtMost, type Settlement } from './settlement.ts'

export const mailsTable = sql.table('outgoing_mails')

/** A mail that this process is to send now, with all that is needed to send it. */
export interface Claimed extends InOutbox {
  readonly id: Id
  /** The organisation's instant at which the attempt starts. */
  readonly leaseStartedAt: Instant
  readonly attemptsMade: number
  readonly locale: Locale
  readonly recipientAddress: string
  readonly recipientName: string | null
  readonly subject: string
  /** In base64. */
  readonly sealed: string | null
}

/** Claims what is due. The caller holds the write lock; `skip locked` makes the claim safe even without it. */
export const claim = (tx: WriteTransaction, lease: Lease, atOnce: number): Promise<Claimed[]> =>
  tx.sql<Claimed>`
    with due as materialized (
      select m.id from outgoing_mails m
      where m.org_id = ${tx.orgId} and m.status = 'queued' and m.lease_id is null
        and m.next_attempt_at <= ${tx.now} and (m.useful_until is null or m.useful_until > ${tx.now})
      order by m.next_attempt_at, m.id limit ${atOnce} for update skip locked)
    update outgoing_mails m set ${leased(tx, lease)}
    from due where m.org_id = ${tx.orgId} and m.id = due.id
    returning m.id, m.lease_id, m.lease_started_at, jsonb_array_length(m.attempts) as attempts_made, m.locale,
      m.recipient_address, m.recipient_name, m.subject, encode(m.sealed, 'base64') as sealed`

/** What became of a claimed mail. */
export interface Settled extends Settlement {
  readonly claimed: Claimed
  readonly attempt: MailAttempt
}

/** Logs attempts and says how their mails go on. What another process has taken over meanwhile is left to it. */
export const saveSettled = (tx: WriteTransaction, settled: readonly Settled[]): Promise<unknown> =>
  tx.sql`
    update outgoing_mails m set status = s.status, attempts = m.attempts || s.attempt, failure_code = s.failure_code,
      next_attempt_at = s.next_attempt_at, ${released},
      sent_at = case when s.status = 'sent' then ${tx.now}::timestamptz end,
      failed_at = case when s.status = 'failed' then ${tx.now}::timestamptz end,
      body_until = case when s.status = 'sent'
        then least(m.body_until, ${addSeconds(tx.now, sentBodyHours * 60 * 60)}::timestamptz) else m.body_until end,
      updated_at = ${tx.now}
    from jsonb_to_recordset(${JSON.stringify(settled.map(settledRow))}::jsonb) as s(id uuid, lease_id uuid,
      status text, attempt jsonb, failure_code text, next_attempt_at timestamptz)
    where m.org_id = ${tx.orgId} and m.id = s.id and m.lease_id = s.lease_id`

const settledRow = ({ claimed, status, attempt, failureCode, nextAttemptAt }: Settled) => ({
  id: claimed.id,
  lease_id: claimed.leaseId,
  status,
  attempt,
  failure_code: failureCode,
  next_attempt_at: nextAttemptAt,
})

/**
 * Takes up what other processes left behind. Nobody knows whether the server took the mail, so the attempt counts, and
 * the mail is sent again at once under the same Message-ID.
 */
export const takeUpAbandoned = (tx: WriteTransaction, lease: Lease): Promise<unknown> =>
  tx.sql`
    update outgoing_mails m set
      attempts = m.attempts || jsonb_build_object('at',
        to_char(m.lease_started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'durationMs', null, 'replyCode', null, 'errorCode', 'interrupted', 'detail', null),
      status = case when ${wasLast} then 'failed' else 'queued' end,
      failure_code = case when ${wasLast} then 'attempts_exhausted' end,
      failed_at = case when ${wasLast} then ${tx.now}::timestamptz end,
      next_attempt_at = case when not ${wasLast} then ${tx.now}::timestamptz end,
      ${released}, updated_at = ${tx.now}
    where m.org_id = ${tx.orgId} and ${abandoned(sql`m`, lease)}`

const wasLast = sql`(jsonb_array_length(m.attempts) + 1 >= ${sql.lit(attemptsAtMost)})`

/** Ends what waited until it was of no use any more. */
export const endUseless = (tx: WriteTransaction): Promise<unknown> =>
  tx.sql`
    update outgoing_mails set status = 'failed', failure_code = 'expired', failed_at = ${tx.now},
      next_attempt_at = null, updated_at = ${tx.now}
    where org_id = ${tx.orgId} and status = 'queued' and lease_id is null and useful_until <= ${tx.now}`

/** Drops the letters that have been kept long enough, and forgets the oldest mails. */
export const purge = (tx: WriteTransaction): Promise<unknown> =>
  Promise.all([
    tx.sql`
      update outgoing_mails set sealed = null, updated_at = ${tx.now}
      where org_id = ${tx.orgId} and sealed is not null and body_until <= ${tx.now} and status <> 'queued'`,
    tx.sql`
      delete from outgoing_mails
      where org_id = ${tx.orgId} and created_at <= ${retentionStart(tx.now)} and lease_id is null`,
  ])

const retentionSeconds = mailRetentionDays * 24 * 60 * 60
const retentionStart = (now: Instant): Instant => addSeconds(now, -retentionSeconds)

/**
 * What comes first: the earliest mail that waits, the end of a lease, a letter to drop or a mail to forget. Without a
 * mail server nothing waits to be sent.
 */
export const nextDue = (tx: WriteTransaction, lease: Lease, sending: boolean): RawBuilder<unknown> => sql`
  least(
    ${lease.now}::timestamptz + (least(
      (select min(m.next_attempt_at) from outgoing_mails m
        where m.org_id = ${tx.orgId} and m.status = 'queued' and m.lease_id is null and ${sending}::boolean),
      (select min(m.useful_until) from outgoing_mails m
        where m.org_id = ${tx.orgId} and m.status = 'queued' and m.lease_id is null),
      (select min(m.body_until) from outgoing_mails m
        where m.org_id = ${tx.orgId} and m.sealed is not null and m.status <> 'queued'),
      (select min(m.created_at) from outgoing_mails m where m.org_id = ${tx.orgId})
        + make_interval(secs => ${retentionSeconds})) - ${tx.now}::timestamptz),
    (select min(m.lease_ends_at) from outgoing_mails m
      where m.org_id = ${tx.orgId} and m.lease_id is not null))`
