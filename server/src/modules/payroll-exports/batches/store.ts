import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Dates } from '../lines/stretches.ts'
import type { ExportBatch } from './shapes.ts'

const columns = sql`b.id, b.employer_id, b.group_id, b.period_start, b.period_end, b.state, b.day_count, b.line_count,
  b.line_count = 0 as nothing_to_deliver, b.snapshot_hash, b.totals, b.warnings, b.created_at,
  b.created_by_membership_id, b.delivered_at, b.cancelled_at, b.updated_at`

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listBatches = (db: TenantDb, keyset: RawBuilder<unknown>): Promise<ExportBatch[]> =>
  db.sql<ExportBatch>`select ${columns} from export_batches b where b.org_id = ${db.orgId} ${keyset}`

export const findBatch = async (db: TenantDb, id: Id): Promise<ExportBatch | undefined> =>
  (
    await db.sql<ExportBatch>`
      select ${columns} from export_batches b where b.org_id = ${db.orgId} and b.id = ${id}`
  )[0]

/** The periods of batches that end after a date. */
export const periodsAfter = (db: TenantDb, date: PlainDate): Promise<Dates[]> =>
  db.sql<Dates>`
    select distinct b.period_start as "from", b.period_end as "to" from export_batches b
    where b.org_id = ${db.orgId} and b.state <> 'cancelled' and b.period_end > ${date}`

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
