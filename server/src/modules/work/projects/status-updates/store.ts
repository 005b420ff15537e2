import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Rag, type StatusUpdate, statusUpdateTable } from './record.ts'

export const newestFirst = [by('u.createdAt', { direction: 'desc' }), by('u.id', { direction: 'desc' })]
export const sweep = sweepKeys('u')

export const listUpdates = (
  db: TenantDb,
  { projectId, rag }: { readonly projectId: Id; readonly rag: Rag | undefined },
  keyset: RawBuilder<unknown>,
): Promise<StatusUpdate[]> =>
  db.sql<StatusUpdate>`
    select ${statusUpdateTable.select('u')} from project_status_updates u
    where u.org_id = ${db.orgId} and u.project_id = ${projectId}
      ${rag === undefined ? sql`` : sql`and u.rag = ${rag}`} ${keyset}`

export const findUpdate = async (
  db: TenantDb,
  { projectId, id }: { readonly projectId: Id; readonly id: Id },
): Promise<StatusUpdate | undefined> =>
  (
    await db.sql<StatusUpdate>`
      select ${statusUpdateTable.select('u')} from project_status_updates u
      where u.org_id = ${db.orgId} and u.project_id = ${projectId} and u.id = ${id}`
  )[0]

/** What was last said of each project; those of which nothing was said are left out. One statement. */
export const latestUpdates = (db: TenantDb, projectIds: readonly Id[]): Promise<StatusUpdate[]> =>
  db.sql<StatusUpdate>`
    select distinct on (u.project_id) ${statusUpdateTable.select('u')} from project_status_updates u
    where u.org_id = ${db.orgId} and u.project_id = any(${projectIds}::uuid[])
    order by u.project_id, u.created_at desc, u.id desc`

/** How much of the work of projects was done, as was said from time to time. One statement. */
export const progressOf = (
  db: TenantDb,
  projectIds: IdSet,
): Promise<{ projectId: Id; createdAt: Instant; percentBp: number }[]> =>
  db.sql`
    select u.project_id, u.created_at, u.percent_bp from project_status_updates u
    where u.org_id = ${db.orgId} and u.project_id = any(${idArray(projectIds)}) and u.percent_bp is not null
    order by u.project_id, u.created_at, u.id`

export const insertUpdate = (tx: WriteTransaction, update: StatusUpdate): Promise<unknown> =>
  statusUpdateTable.insert(tx, [update])
