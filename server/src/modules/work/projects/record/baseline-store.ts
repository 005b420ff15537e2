import type { RawBuilder } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { by } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Baseline, baselineTable } from './record.ts'

/** Oldest first; of one day in the order in which they were made. */
export const baselineKeys = [by('b.validFrom'), by('b.madeAt'), by('b.id')]

export const listBaselines = (
  db: TenantDb,
  projectId: Id,
  keyset: RawBuilder<unknown>,
): Promise<Baseline[]> =>
  db.sql<Baseline>`
    select ${baselineTable.select('b')} from project_baselines b
    where b.org_id = ${db.orgId} and b.project_id = ${projectId} ${keyset}`

/** The entry that holds on a date, or the last one of all where no date is given, of each project that has one. One statement. */
export const baselinesOf = (db: TenantDb, projectIds: readonly Id[], asOf?: PlainDate): Promise<Baseline[]> =>
  db.sql<Baseline>`
    select held.* from unnest(${projectIds}::uuid[]) as wanted(id)
    cross join lateral (
      select ${baselineTable.select('b')} from project_baselines b
      where b.org_id = ${db.orgId} and b.project_id = wanted.id
        and b.valid_from <= coalesce(${asOf ?? null}::date, 'infinity')
      order by b.valid_from desc, b.made_at desc, b.id desc limit 1) held`

/** The entry that an approved change order of the project made. */
export const baselineByChangeOrder = async (
  db: TenantDb,
  projectId: Id,
  changeOrderId: Id,
): Promise<Baseline | undefined> =>
  (
    await db.sql<Baseline>`
      select ${baselineTable.select('b')} from project_baselines b
      where b.org_id = ${db.orgId} and b.project_id = ${projectId} and b.change_order_id = ${changeOrderId}`
  )[0]

/** Every entry of projects, in the order in which they hold. One statement. */
export const baselineHistoryOf = (db: TenantDb, projectIds: IdSet): Promise<Baseline[]> =>
  db.sql<Baseline>`
    select ${baselineTable.select('b')} from project_baselines b
    where b.org_id = ${db.orgId} and b.project_id = any(${idArray(projectIds)})
    order by b.project_id, b.valid_from, b.made_at, b.id`
