import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type RecognitionRule, recognitionTable } from './record.ts'

/** The rules of projects in the order in which they hold. One statement. */
export const recognitionRulesOf = (db: TenantDb, projectIds: IdSet): Promise<RecognitionRule[]> =>
  db.sql<RecognitionRule>`
    select ${recognitionTable.select('g')} from project_recognition_rules g
    where g.org_id = ${db.orgId} and g.project_id = any(${idArray(projectIds)})
    order by g.project_id, g.valid_from, g.made_at, g.id`

export const addRules = (db: TenantDb, rules: readonly RecognitionRule[]): Promise<unknown> =>
  recognitionTable.insert(db, rules)
