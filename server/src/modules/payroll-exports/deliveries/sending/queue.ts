import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Instant, instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { saveState } from '../../batches/store.ts'
import { sendingsAtOnce } from '../../bounds.ts'
import { deliveryColumns } from '../columns.ts'
import type { Handover } from '../rules.ts'
import type { ExportDelivery } from '../shapes.ts'

/** A delivery that this process is to send now, with all that is needed to send it. */
export interface Claimed extends ExportDelivery {
  readonly leaseId: Id
  /** The organisation's instant at which the attempt starts. */
  readonly leaseStartedAt: Instant
  readonly content: string
  readonly url: string
  readonly targetActive: boolean
  readonly secrets: readonly { readonly id: Id; readonly sealed: string }[]
}

export interface Lease {
  readonly id: Id
  /** Real milliseconds. */
  readonly endsMs: number
}

/**
 * Claims what is due. The write transaction keeps other processes out while it runs, and the lease afterwards; `skip locked`
 * makes the claim safe even without the transaction.
 */
export const claim = (tx: WriteTransaction, lease: Lease): Promise<Claimed[]> =>
  tx.sql<Claimed>`
    with due as (
      select q.id from export_deliveries q
      where q.org_id = ${tx.orgId} and q.state = 'delivering' and q.lease_id is null
        and q.next_attempt_at <= ${tx.now}
      order by q.next_attempt_at, q.id limit ${sendingsAtOnce} for update skip locked),
    claimed as (
      update export_deliveries e set lease_id = ${lease.id}, lease_started_at = ${tx.now},
        lease_ends_at = ${instantFromMilliseconds(lease.endsMs)}
      from due where e.org_id = ${tx.orgId} and e.id = due.id
      returning e.*)
    select ${deliveryColumns}, d.lease_id, d.lease_started_at, d.content, t.url, t.active as target_active,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'sealed', encode(s.sealed, 'base64'))
          order by s.created_at desc), '[]'::jsonb)
        from export_target_secrets s where s.org_id = ${tx.orgId} and s.target_id = d.target_id
          and (s.expires_at is null or s.expires_at > ${tx.now})) as secrets
    from claimed d join export_targets t on t.org_id = ${tx.orgId} and t.id = d.target_id`

/** A delivery whose attempt is under way, or was when its process died. */
export type Leased = ExportDelivery & { readonly leaseStartedAt: Instant }

/** The delivery, while its attempt is still this lease's. */
export const findLeased = async (tx: WriteTransaction, id: Id, leaseId: Id): Promise<Leased | undefined> =>
  (
    await tx.sql<Leased>`
      select ${deliveryColumns}, d.lease_started_at from export_deliveries d
      where d.org_id = ${tx.orgId} and d.id = ${id} and d.lease_id = ${leaseId}`
  )[0]

/** What a process left behind when it died: nobody knows whether its attempt reached the receiver. */
export const abandoned = (tx: WriteTransaction, realNowMs: number): Promise<Leased[]> =>
  tx.sql<Leased>`
    select ${deliveryColumns}, d.lease_started_at from export_deliveries d
    where d.org_id = ${tx.orgId} and d.state = 'delivering'
      and d.lease_ends_at <= ${instantFromMilliseconds(realNowMs)}`

/** Saves what became of an attempt, and gives the lease back. */
export const saveSettled = (tx: WriteTransaction, { batch, delivery }: Handover): Promise<unknown> =>
  Promise.all([
    tx.sql`
      update export_deliveries set state = ${delivery.state}, attempts = ${JSON.stringify(delivery.attempts)},
        next_attempt_at = ${delivery.nextAttemptAt}, delivered_at = ${delivery.deliveredAt},
        failed_at = ${delivery.failedAt}, updated_at = ${delivery.updatedAt}, lease_id = null,
        lease_started_at = null, lease_ends_at = null
      where org_id = ${tx.orgId} and id = ${delivery.id}`,
    ...(delivery.state === 'delivering' ? [] : [saveState(tx, batch)]),
  ])

/**
 * Tells the sweeper when the organisation next has something to do, in real time: its earliest waiting delivery, or
 * the end of a lease whose process may have died.
 */
export const saveDue = (tx: WriteTransaction, realNowMs: number): Promise<unknown> =>
  tx.sql`
    update directory.export_delivery_due set due_at = (
      select min(case when d.lease_id is null
        then ${instantFromMilliseconds(realNowMs)}::timestamptz + (d.next_attempt_at - ${tx.now}::timestamptz)
        else d.lease_ends_at end)
      from export_deliveries d where d.org_id = ${tx.orgId} and d.state = 'delivering')
    where org_id = ${tx.orgId}`

/** Cut off, because rounded it could lie in the future of the sweep that comes right after. */
const present = sql`date_trunc('milliseconds', clock_timestamp())`

/** Tells the sweeper that the organisation has a document to send now. */
export const markDue = (tx: WriteTransaction): Promise<unknown> =>
  tx.sql`
    insert into directory.export_delivery_due (org_id, due_at) values (${tx.orgId}, ${present})
    on conflict (org_id) do update set due_at = least(export_delivery_due.due_at, excluded.due_at)`

/** Has the sweeper look at once, where anything waits at all. */
export const wakeSending = (tx: WriteTransaction): Promise<unknown> =>
  tx.sql`
    update directory.export_delivery_due set due_at = least(due_at, ${present})
    where org_id = ${tx.orgId} and due_at is not null`
