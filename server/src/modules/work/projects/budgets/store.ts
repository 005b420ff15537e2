import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type BudgetSetting, type BudgetWarning, settingTable, warningTable } from './record.ts'

/** How the budgets of projects are watched now; a project of which nobody said anything is left out. One statement. */
export const settingsOf = (db: TenantDb, projectIds: IdSet): Promise<BudgetSetting[]> =>
  db.sql<BudgetSetting>`
    select distinct on (s.project_id) ${settingTable.select('s')} from project_budget_settings s
    where s.org_id = ${db.orgId} and s.project_id = any(${idArray(projectIds)})
    order by s.project_id, s.set_at desc, s.id desc`

export const addSetting = (db: TenantDb, setting: BudgetSetting): Promise<unknown> =>
  settingTable.insert(db, [setting])

/** The warnings that were sent for baselines, oldest first. */
export const warningsOf = (db: TenantDb, baselineIds: readonly Id[]): Promise<BudgetWarning[]> =>
  db.sql<BudgetWarning>`
    select ${warningTable.select('w')} from project_budget_warnings w
    where w.org_id = ${db.orgId} and w.baseline_id = any(${baselineIds}::uuid[])
    order by w.told_at, w.measure, w.share_bp`

/** Those that were sent for a project, by whichever baseline. */
export const warningsOfProject = (db: TenantDb, projectId: Id): Promise<BudgetWarning[]> =>
  db.sql<BudgetWarning>`
    select ${warningTable.select('w')} from project_budget_warnings w
    where w.org_id = ${db.orgId} and w.project_id = ${projectId}
    order by w.told_at, w.measure, w.share_bp`

/** Marks warnings as sent. */
export const addWarnings = (tx: WriteTransaction, warnings: readonly BudgetWarning[]): Promise<unknown> =>
  warningTable.insert(tx, warnings)

/** Deletes the sent warnings of projects that go. */
export const forgetWarnings = (tx: WriteTransaction, projectIds: readonly Id[]): Promise<unknown> =>
  tx.sql`
    delete from project_budget_warnings w
    where w.org_id = ${tx.orgId} and w.project_id = any(${projectIds}::uuid[]) returning 1`
