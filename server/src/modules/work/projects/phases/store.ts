import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { keepBudgets } from './budgets.ts'
import { type Phase, phaseTable } from './record.ts'

const phasesWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<Phase[]> =>
  db.sql<Phase>`
    select ${phaseTable.select('f')} from project_phases f where f.org_id = ${db.orgId} and ${condition}
    order by f.project_id, f.position, f.id`

export const phasesWithIds = (db: TenantDb, ids: readonly Id[]): Promise<Phase[]> =>
  ids.length === 0 ? Promise.resolve([]) : phasesWhere(db, sql`f.id = any(${ids}::uuid[])`)

/** Every phase of the projects that these phases are of. One statement. */
export const phasesAround = (db: TenantDb, ids: readonly Id[]): Promise<Phase[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : phasesWhere(
        db,
        sql`f.project_id = any(array(
          select o.project_id from project_phases o
          where o.org_id = ${db.orgId} and o.id = any(${ids}::uuid[])))`,
      )

/** Every phase of the projects, cancelled ones too. One statement. */
export const phasesOf = (db: TenantDb, projectIds: IdSet): Promise<Phase[]> =>
  'length' in projectIds && projectIds.length === 0
    ? Promise.resolve([])
    : phasesWhere(db, sql`f.project_id = any(${idArray(projectIds)})`)

/** Every phase of those among the projects, or of all where null, in which some phase has its own billing. One statement. */
export const phasesOfMixedBilling = (db: TenantDb, projectIds: IdSet | null): Promise<Phase[]> =>
  phasesWhere(
    db,
    sql`${projectIds === null ? sql`` : sql`f.project_id = any(${idArray(projectIds)}) and`} exists (
      select from project_phases b
      where b.org_id = ${db.orgId} and b.project_id = f.project_id and b.billing is not null)`,
  )

/** New ones, and others as they have become: a budget that is another one holds from today on. */
export function savePhases(
  tx: WriteTransaction,
  phases: readonly Phase[],
  today: PlainDate,
): Promise<unknown> {
  if (phases.length === 0) return Promise.resolve()
  tx.defer(keepBudgets(tx, phases, today))
  return phaseTable.upsert(tx, phases)
}

/** New ones only. */
export const addPhases = (tx: WriteTransaction, phases: readonly Phase[]): Promise<unknown> =>
  phaseTable.insert(tx, phases)

export const removePhases = (db: TenantDb, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : db.sql`delete from project_phases where org_id = ${db.orgId} and id = any(${ids}::uuid[]) returning id`
