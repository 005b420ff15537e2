import { type RawBuilder, sql } from 'kysely'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Purchase, type PurchaseState, purchaseTable } from './record.ts'

/** Newest first. */
export const keys = [by('u.purchaseDate', { direction: 'desc' }), by('u.id', { direction: 'desc' })]
export const sweep = sweepKeys('u')

const purchasesWhere = (db: TenantDb, condition: RawBuilder<unknown>): Promise<Purchase[]> =>
  db.sql<Purchase>`
    select ${purchaseTable.select('u')} from project_purchases u where u.org_id = ${db.orgId} and ${condition}`

export const pageOf = (
  db: TenantDb,
  projectId: Id,
  { state, phaseId }: { readonly state?: PurchaseState; readonly phaseId?: Id },
  keyset: RawBuilder<unknown>,
): Promise<Purchase[]> =>
  purchasesWhere(
    db,
    sql`u.project_id = ${projectId} ${state === undefined ? sql`` : sql`and u.state = ${state}`}
      ${phaseId === undefined ? sql`` : sql`and u.phase_id = ${phaseId}`} ${keyset}`,
  )

export const find = async (db: TenantDb, projectId: Id, id: Id): Promise<Purchase | undefined> =>
  (await purchasesWhere(db, sql`u.project_id = ${projectId} and u.id = ${id}`))[0]

export const withIds = (db: TenantDb, ids: readonly Id[]): Promise<Purchase[]> =>
  purchasesWhere(db, sql`u.id = any(${ids}::uuid[])`)

/** Those of projects that count: all but cancelled ones, oldest first. One statement. */
export const countingOf = (db: TenantDb, projectIds: IdSet): Promise<Purchase[]> =>
  purchasesWhere(
    db,
    sql`u.project_id = any(${idArray(projectIds)}) and u.state <> 'cancelled' order by u.purchase_date, u.id`,
  )

/** A fragment: the received purchases of projects that their customers pay for, as `u`. */
export const rebilledOf = (
  orgId: string,
  { projectIds, phaseId, from, to }: RebilledFilter,
): RawBuilder<unknown> => sql`
  project_purchases u where u.org_id = ${orgId} and u.project_id = any(${idArray(projectIds)}) and u.rebillable
    and u.state = 'received' and u.net_cents > 0 and u.purchase_date <= ${to}
    ${from === undefined ? sql`` : sql`and u.purchase_date >= ${from}`}
    ${phaseId === undefined ? sql`` : sql`and u.phase_id = ${phaseId}`}`

export interface RebilledFilter {
  readonly projectIds: IdSet
  readonly phaseId?: Id | undefined
  readonly from?: PlainDate | undefined
  readonly to: PlainDate
}

export const rebilled = (db: TenantDb, filter: RebilledFilter): Promise<Purchase[]> =>
  db.sql<Purchase>`select ${purchaseTable.select('u')} from ${rebilledOf(db.orgId, filter)}`

export const save = (db: TenantDb, purchases: readonly Purchase[]): Promise<unknown> =>
  purchaseTable.upsert(db, purchases)

/** Those of projects, cancelled ones too, oldest first. One statement. */
export const allOf = (db: TenantDb, projectIds: IdSet): Promise<Purchase[]> =>
  purchasesWhere(db, sql`u.project_id = any(${idArray(projectIds)}) order by u.purchase_date, u.id`)

/** Those of projects of these days, cancelled ones too. One statement. */
export const boughtOn = (
  db: TenantDb,
  projectIds: readonly Id[],
  dates: readonly PlainDate[],
): Promise<Purchase[]> =>
  projectIds.length === 0
    ? Promise.resolve([])
    : purchasesWhere(
        db,
        sql`u.project_id = any(${projectIds}::uuid[]) and u.purchase_date = any(${dates}::date[]) order by u.id`,
      )

export const remove = (db: TenantDb, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : db.sql`delete from project_purchases u where u.org_id = ${db.orgId} and u.id = any(${ids}::uuid[]) returning 1`
