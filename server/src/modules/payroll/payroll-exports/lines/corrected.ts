import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/**
 * Whether a later batch that is not cancelled takes lines of this one back, or told overtime of weeks and periods that its
 * days are counted in, or told an employer of a day again that this one took from it, or something else of a date without
 * entries.
 */
export async function isCorrectedByBatch(db: TenantDb, batchId: Id): Promise<boolean> {
  const rows = await db.sql`
    select from export_lines l
    join export_batches b on b.org_id = ${db.orgId} and b.id = l.batch_id and b.state <> 'cancelled'
    where l.org_id = ${db.orgId} and l.correction_of_batch_id = ${batchId}
    union all
    select from export_batches own
    join export_days x on x.org_id = ${db.orgId} and x.batch_id = own.id
    join export_lines l on l.org_id = ${db.orgId} and l.work_day_id is null and l.membership_id = x.membership_id
      and l.work_date >= x.work_date and l.counted_from <= x.work_date and l.kind not in ('flex', 'payout')
      and (l.employer_id = x.employer_id or l.employer_id is null or x.employer_id is null)
    join export_batches b on b.org_id = ${db.orgId} and b.id = l.batch_id and b.state <> 'cancelled'
      and b.created_at > own.created_at
    where own.org_id = ${db.orgId} and own.id = ${batchId}
    union all
    select from export_batches own
    join export_days x on x.org_id = ${db.orgId} and x.batch_id = own.id and x.withdrawn
    join export_days o on o.org_id = ${db.orgId} and o.work_day_id = x.work_day_id and o.employer_key = x.employer_key
    join export_batches b on b.org_id = ${db.orgId} and b.id = o.batch_id and b.state <> 'cancelled'
      and b.created_at > own.created_at
    where own.org_id = ${db.orgId} and own.id = ${batchId}
    union all
    select from export_batches own
    join export_blank_dates x on x.org_id = ${db.orgId} and x.batch_id = own.id
    join export_blank_dates o on o.org_id = ${db.orgId} and o.membership_id = x.membership_id and o.work_date = x.work_date
      and (o.employer_id = x.employer_id or o.employer_id is null or x.employer_id is null)
    join export_batches b on b.org_id = ${db.orgId} and b.id = o.batch_id and b.state <> 'cancelled'
      and b.created_at > own.created_at
    where own.org_id = ${db.orgId} and own.id = ${batchId}
    limit 1`
  return rows.length > 0
}
