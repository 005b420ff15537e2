import type { WriteTransaction } from '../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { ChangedRows } from '../coming-rows.ts'
import type { RuleSettings } from '../rules/settings.ts'
import { ruleSettingTable, type RuleSettingRow } from './record.ts'

/** Every row of a unit, oldest first. */
export const settingsOf = (db: TenantDb, planningUnitId: Id): Promise<RuleSettingRow[]> =>
  db.sql<RuleSettingRow>`
    select ${ruleSettingTable.select('r')} from shift_rule_settings r
    where r.org_id = ${db.orgId} and r.planning_unit_id = ${planningUnitId}
    order by r.valid_from`

/** The rows of units, and of those in which members have shifts in a window; those of each unit oldest first. One statement. */
export const settingsInReach = (
  db: TenantDb,
  { members, units }: { readonly members: IdSet; readonly units: readonly Id[] },
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<RuleSettings> =>
  db.sql<RuleSettings[number]>`
    select r.planning_unit_id, r.valid_from, r.closed_on_public_holidays, r.average_weeks, r.rules
    from shift_rule_settings r
    where r.org_id = ${db.orgId} and r.valid_from <= ${to} and (
      r.planning_unit_id = any(${units}::uuid[]) or r.planning_unit_id in (
        select s.planning_unit_id from shifts s
        where s.org_id = ${db.orgId} and s.membership_id = any(${idArray(members)})
          and s.work_date between ${from} and ${to}))
    order by r.planning_unit_id, r.valid_from`

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
