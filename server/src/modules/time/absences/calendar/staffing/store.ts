import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { type Minimum, minimumTable } from './record.ts'
import type { Changed } from './rules.ts'

/** Every row of a unit, oldest first. */
export const minimumsOf = (db: TenantDb, planningUnitId: Id): Promise<Minimum[]> =>
  db.sql<Minimum>`
    select ${minimumTable.select('s')} from staffing_minimums s
    where s.org_id = ${db.orgId} and s.planning_unit_id = ${planningUnitId}
    order by s.valid_from`

export const save = (
  tx: WriteTransaction,
  planningUnitId: Id,
  { written, removed }: Changed,
): Promise<unknown> =>
  Promise.all([
    minimumTable.upsert(tx, written),
    removed.length === 0 ||
      tx.sql`
        delete from staffing_minimums where org_id = ${tx.orgId} and planning_unit_id = ${planningUnitId}
          and valid_from = any(${removed}::date[]) returning valid_from`,
  ])
