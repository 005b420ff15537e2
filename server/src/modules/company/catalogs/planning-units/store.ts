import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

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

/** Those of the units that have others below them, but for those among themselves. */
export const withChildren = (db: TenantDb, ids: readonly Id[]): Promise<{ id: Id }[]> =>
  db.sql<{ id: Id }>`
    select distinct u.parent_id as id from planning_units u
    where u.org_id = ${db.orgId} and u.parent_id = any(${ids}::uuid[]) and u.id <> all(${ids}::uuid[])`

export const removeUnits = (db: TenantDb, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : db.sql`delete from planning_units where org_id = ${db.orgId} and id = any(${ids}::uuid[]) returning id`

/** A unit as the cells of an export say what it is. */
interface UnitInCells {
  readonly id: Id
  readonly code: string | null
  readonly name: string
  readonly active: boolean
  readonly parentCode: string | null
}

/** Units as the cells of an export name them: as they are stored, whatever the language of the reader. One statement. */
export const unitsInCells = (db: TenantDb, ids: readonly Id[]): Promise<UnitInCells[]> =>
  db.sql<UnitInCells>`
    select u.id, u.code, u.name, u.active, p.code as parent_code from planning_units u
    left join planning_units p on p.org_id = ${db.orgId} and p.id = u.parent_id
    where u.org_id = ${db.orgId} and u.id = any(${ids}::uuid[])`
