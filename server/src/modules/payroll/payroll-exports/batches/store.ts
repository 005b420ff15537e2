import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Lease, leased, released } from '../../../../platform/outbox/leases.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ExportPeriod } from '../../../time/work-days/port.ts'
import type { ScopedPeriod } from '../lines/employer-parts.ts'
import type { ExportBatch } from './shapes.ts'

const columns = sql`b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count,
  b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at,
  b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at`

/** The rows of a page: `keyset` says where it continues and in which order. A batch is listed once it is whole. */
export const listBatches = (db: TenantDb, keyset: RawBuilder<unknown>): Promise<ExportBatch[]> =>
  db.sql<ExportBatch>`select ${columns} from export_batches b
    where b.org_id = ${db.orgId} and b.state <> 'preparing' ${keyset}`

export const findBatch = async (db: TenantDb, id: Id): Promise<ExportBatch | undefined> =>
  (
    await db.sql<ExportBatch>`
      select ${columns} from export_batches b where b.org_id = ${db.orgId} and b.id = ${id}`
  )[0]

/** The periods of batches that end later, of those that were for all the days of this one that an employer has. */
export const periodsAfter = (
  db: TenantDb,
  { periodEnd, employerId, groupId }: ExportPeriod,
): Promise<ScopedPeriod['later']> =>
  db.sql`
    select distinct b.period_start as "from", b.period_end as "to", b.employer_id from export_batches b
    where b.org_id = ${db.orgId} and b.state <> 'cancelled' and b.state <> 'preparing'
      and b.period_end > ${periodEnd} 
      and (b.employer_id is null or ${employerId}::uuid is null or b.employer_id = ${employerId})
      and (b.group_id is null or b.group_id = ${groupId})`

export const insertBatch = (db: TenantDb, batch: ExportBatch): Promise<unknown> =>
  db.sql`
    insert into export_batches (org_id, id, employer_id, group_id, period_start, period_end, state, day_count, line_count,
      snapshot_hash, totals, warnings, created_at, created_by_membership_id, updated_at)
    values (${db.orgId}, ${batch.id}, ${batch.employerId}, ${batch.groupId}, ${batch.periodStart}, ${batch.periodEnd}, ${batch.state},
      ${batch.dayCount}, ${batch.lineCount}, ${batch.snapshotHash}, ${JSON.stringify(batch.totals)},
      ${JSON.stringify(batch.warnings)}, ${batch.createdAt}, ${batch.createdByMembershipId}, ${batch.updatedAt})`

export const saveState = (db: TenantDb, batch: ExportBatch): Promise<unknown> =>
  db.sql`
    update export_batches set state = ${batch.state}, delivered_at = ${batch.deliveredAt},
      cancelled_at = ${batch.cancelledAt}, updated_at = ${batch.updatedAt}
    where org_id = ${db.orgId} and id = ${batch.id}`

/** The batch of the organisation that is being made or cancelled. */
export async function batchInProgress(db: TenantDb): Promise<Id | null> {
  const rows = await db.sql<{ id: Id }>`
    select b.id from export_batches b
    where b.org_id = ${db.orgId} and b.state in ('preparing', 'cancelling')`
  return rows[0]?.id ?? null
}

/** Has a batch in progress belong to this process until the lease ends, unless another one has taken it up. */
export const hold = (tx: WriteTransaction, id: Id, lease: Lease): Promise<unknown> =>
  tx.sql`
    update export_batches set ${leased(tx, lease)} where org_id = ${tx.orgId} and id = ${id} returning id`

/** The batch, while this lease holds it; the lease is made to last from now on. */
export async function findHeld(tx: WriteTransaction, id: Id, lease: Lease): Promise<ExportBatch | undefined> {
  const [row] = await tx.sql<ExportBatch>`
    update export_batches b set lease_ends_at = ${lease.endsAt}
    where b.org_id = ${tx.orgId} and b.id = ${id} and b.lease_id = ${lease.id} returning ${columns}`
  return row
}

/** Saves a batch that comes to the end of what it was in progress with. */
export const saveEnded = (tx: WriteTransaction, batch: ExportBatch): Promise<unknown> =>
  tx.sql`
    update export_batches set state = ${batch.state}, day_count = ${batch.dayCount}, line_count = ${batch.lineCount},
      snapshot_hash = ${batch.snapshotHash}, totals = ${JSON.stringify(batch.totals)},
      warnings = ${JSON.stringify(batch.warnings)}, created_at = ${batch.createdAt},
      cancelled_at = ${batch.cancelledAt}, updated_at = ${batch.updatedAt}, ${released}
    where org_id = ${tx.orgId} and id = ${batch.id}`

export const deleteBatch = (tx: WriteTransaction, id: Id): Promise<unknown> =>
  tx.sql`delete from export_batches where org_id = ${tx.orgId} and id = ${id}`

/** Gives the lease of a batch in progress back: the next process that looks takes it up. */
export const giveUp = (tx: WriteTransaction, leaseId: Id): Promise<unknown> =>
  tx.sql`update export_batches set ${released} where org_id = ${tx.orgId} and lease_id = ${leaseId}`

/** The batch that somebody left in progress: a request that failed, or a process that died or hung. */
export async function findLeftInProgress(
  tx: WriteTransaction,
  { now }: Lease,
): Promise<ExportBatch | undefined> {
  const [row] = await tx.sql<ExportBatch>`
    select ${columns} from export_batches b
    where b.org_id = ${tx.orgId} and b.state in ('preparing', 'cancelling')
      and (b.lease_id is null or b.lease_ends_at <= ${now}
        or b.lease_holder <> all(array(select id from directory.processes)))`
  return row
}

/** When a batch that is in progress is to be looked at. */
export const nextLook = (tx: WriteTransaction, lease: Lease): RawBuilder<unknown> => sql`
  (select min(coalesce(b.lease_ends_at, ${lease.now}::timestamptz)) from export_batches b
    where b.org_id = ${tx.orgId} and b.state in ('preparing', 'cancelling'))`
