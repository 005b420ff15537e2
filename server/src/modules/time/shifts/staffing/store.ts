import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ChangedRows } from '../coming-rows.ts'
import { type HourlyStaffing, hourlyStaffingTable } from './record.ts'

/** Every row of a unit, oldest first. */
export const staffingOf = (db: TenantDb, planningUnitId: Id): Promise<HourlyStaffing[]> =>
  db.sql<HourlyStaffing>`
    select ${hourlyStaffingTable.select('h')} from hourly_staffing h
    where h.org_id = ${db.orgId} and h.planning_unit_id = ${planningUnitId}
    order by h.valid_from`

export const save = (
  tx: WriteTransaction,
  planningUnitId: Id,
  { written, removed }: ChangedRows<HourlyStaffing>,
): Promise<unknown> =>
  Promise.all([
    hourlyStaffingTable.upsert(tx, written),
    removed.length === 0 ||
      tx.sql`
        delete from hourly_staffing where org_id = ${tx.orgId} and planning_unit_id = ${planningUnitId}
          and valid_from = any(${removed}::date[]) returning valid_from`,
  ])
