import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ChangedRows } from '../coming-rows.ts'
import { ruleSettingTable, type RuleSettingRow } from './record.ts'

/** Every row of a unit, oldest first. */
export const settingsOf = (db: TenantDb, planningUnitId: Id): Promise<RuleSettingRow[]> =>
  db.sql<RuleSettingRow>`
    select ${ruleSettingTable.select('r')} from shift_rule_settings r
    where r.org_id = ${db.orgId} and r.planning_unit_id = ${planningUnitId}
    order by r.valid_from`

export const save = (
  tx: WriteTransaction,
  planningUnitId: Id,
  { written, removed }: ChangedRows<RuleSettingRow>,
): Promise<unknown> =>
  Promise.all([
    ruleSettingTable.upsert(tx, written),
    removed.length === 0 ||
      tx.sql`
        delete from shift_rule_settings where org_id = ${tx.orgId} and planning_unit_id = ${planningUnitId}
          and valid_from = any(${removed}::date[]) returning valid_from`,
  ])
