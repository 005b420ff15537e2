import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { PlanningUnit } from './contract.ts'

const units = sql`select u.id, u.code, u.name, u.parent_id, u.active, u.updated_at from planning_units u`

/** The rows of a page: `keyset` says where it continues and in which order. */
export const list = (db: TenantDb, keyset: RawBuilder<unknown>): Promise<PlanningUnit[]> =>
  db.sql<PlanningUnit>`${units} where u.org_id = ${db.orgId} ${keyset}`

export const find = async (db: TenantDb, id: Id): Promise<PlanningUnit | undefined> =>
  (await db.sql<PlanningUnit>`${units} where u.org_id = ${db.orgId} and u.id = ${id}`)[0]

export async function codeHolder(db: TenantDb, code: string | null | undefined): Promise<Id | null> {
  if (code == null) return null
  const [holder] = await db.sql<PlanningUnit>`${units} where u.org_id = ${db.orgId} and u.code = ${code}`
  return holder?.id ?? null
}

/** The unit and all units above it, nearest first; empty when there is no such unit. */
export async function pathOf(db: TenantDb, id: Id | null | undefined): Promise<Id[]> {
  if (id == null) return []
  const rows = await db.sql<{ id: Id }>`
    with recursive path (id, parent_id, depth) as (
      select id, parent_id, 0 from planning_units where org_id = ${db.orgId} and id = ${id}
      union all
      select u.id, u.parent_id, path.depth + 1 from path
      join planning_units u on u.org_id = ${db.orgId} and u.id = path.parent_id)
    select id from path order by depth`
  return rows.map(row => row.id)
}

export const insert = (
  db: TenantDb,
  { id, code, name, parentId, active, updatedAt }: PlanningUnit,
): Promise<unknown> =>
  db.sql`
    insert into planning_units (org_id, id, code, name, parent_id, active, updated_at)
    values (${db.orgId}, ${id}, ${code}, ${name}, ${parentId}, ${active}, ${updatedAt})`

export const save = (
  db: TenantDb,
  { id, code, name, parentId, active, updatedAt }: PlanningUnit,
): Promise<unknown> =>
  db.sql`
    update planning_units set code = ${code}, name = ${name}, parent_id = ${parentId}, active = ${active},
      updated_at = ${updatedAt}
    where org_id = ${db.orgId} and id = ${id}`
