import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import { abandoned, type Lease, leased, released } from '../../../../../platform/outbox/leases.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { saveState } from '../../batches/store.ts'
import type { SftpOptions } from '../../targets/sftp-shapes.ts'
import { deliveryColumns, type ExportDelivery } from '../shapes.ts'
import type { Handover } from '../rules.ts'

export const deliveriesTable = sql.table('export_deliveries')

/** A delivery that this process is to send now, with all that is needed to send it. */
export interface ClaimedDelivery extends ExportDelivery {
  readonly leaseId: Id
  /** The organisation's instant at which the attempt starts. */
  readonly leaseStartedAt: Instant
  /** The document as gzip. */
  readonly compressed: Buffer
  /** Null for `sftp`. */
  readonly url: string | null
  readonly sftp: SftpOptions | null
  readonly targetActive: boolean
  readonly secrets: readonly { readonly id: Id; readonly sealed: string }[]
}

/** Claims what is due. The caller holds the write lock; `skip locked` makes the claim safe even without it. */
export const claim = (tx: WriteTransaction, lease: Lease, atOnce: number): Promise<ClaimedDelivery[]> =>
  tx.sql<ClaimedDelivery>`
    with due as materialized (
      select q.id from export_deliveries q
      where q.org_id = ${tx.orgId} and q.state = 'delivering' and q.lease_id is null
        and q.next_attempt_at <= ${tx.now}
      order by q.next_attempt_at, q.id limit ${atOnce} for update skip locked),
    claimed as (
      update export_deliveries e set ${leased(tx, lease)}
      from due where e.org_id = ${tx.orgId} and e.id = due.id
      returning e.*)
    select ${deliveryColumns}, d.lease_id, d.lease_started_at, d.compressed, t.url, t.sftp, t.active as target_active,
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

/** What other processes left behind. */
export const findAbandoned = (tx: WriteTransaction, lease: Lease): Promise<Leased[]> =>
  tx.sql<Leased>`
    select ${deliveryColumns}, d.lease_started_at from export_deliveries d
    where d.org_id = ${tx.orgId} and d.state = 'delivering' and ${abandoned(sql`d`, lease)}`

/** Saves what became of an attempt, and gives the lease back. */
export const saveSettled = (tx: WriteTransaction, { batch, delivery }: Handover): Promise<unknown> =>
  Promise.all([
    tx.sql`
      update export_deliveries set state = ${delivery.state}, attempts = ${JSON.stringify(delivery.attempts)},
        next_attempt_at = ${delivery.nextAttemptAt}, delivered_at = ${delivery.deliveredAt},
        failed_at = ${delivery.failedAt}, updated_at = ${delivery.updatedAt}, ${released}
      where org_id = ${tx.orgId} and id = ${delivery.id}`,
    ...(delivery.state === 'delivering' ? [] : [saveState(tx, batch)]),
  ])

/** What comes first: the earliest delivery that waits, or the end of a lease. */
export const nextDue = (tx: WriteTransaction, lease: Lease): RawBuilder<unknown> => sql`
  (select min(case when d.lease_id is null
      then ${lease.now}::timestamptz + (d.next_attempt_at - ${tx.now}::timestamptz)
      else d.lease_ends_at end)
    from export_deliveries d where d.org_id = ${tx.orgId} and d.state = 'delivering')`
