import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import type { ChangedRows } from '../../coming-rows.ts'
import { type Closure, closureTable } from './record.ts'

/** Every closure of a unit, oldest first. */
export const closuresOf = (db: TenantDb, planningUnitId: Id): Promise<Closure[]> =>
  db.sql<Closure>`
    select ${closureTable.select('c')} from shift_closures c
    where c.org_id = ${db.orgId} and c.planning_unit_id = ${planningUnitId}
    order by c.closed_from`

export const save = (
  tx: WriteTransaction,
  planningUnitId: Id,
  { written, removed }: ChangedRows<Closure>,
): Promise<unknown> =>
  Promise.all([
    closureTable.upsert(tx, written),
    removed.length === 0 ||
      tx.sql`
        delete from shift_closures where org_id = ${tx.orgId} and planning_unit_id = ${planningUnitId}
          and closed_from = any(${removed}::date[]) returning closed_from`,
  ])
