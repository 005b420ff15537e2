import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../../../platform/data/like.ts'
import { table } from '../../../../platform/data/table.ts'
import { flag, instant, text, uuid } from '../../../../platform/data/table-columns.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { AttributionPrecision, DimensionValue } from './shapes.ts'

const targets = table('dimensionValues', {
  id: uuid,
  dimensionId: uuid.fixed(),
  code: text,
  name: text,
  active: flag,
  parentId: uuid.nullable(),
  externalSource: text.nullable(),
  externalId: text.nullable(),
  attributionPrecision: text.as<AttributionPrecision>().nullable(),
  updatedAt: instant,
})

const values = sql`select ${targets.select('v')} from dimension_values v`

/** How a list of targets may be narrowed; every condition given must hold. */
export interface ValueFilter {
  readonly q?: string
  readonly code?: string
  readonly externalSource?: string
  readonly externalId?: string
}

/** The rows of a page of a level's targets: `keyset` says where it continues and in which order. */
export const listOf = (
  db: TenantDb,
  dimensionId: Id,
  filter: ValueFilter,
  keyset: RawBuilder<unknown>,
): Promise<DimensionValue[]> =>
  db.sql<DimensionValue>`
    ${values} where v.org_id = ${db.orgId} and v.dimension_id = ${dimensionId} ${matching(filter)} ${keyset}`

/** The targets of all levels. */
export const all = (db: TenantDb): Promise<DimensionValue[]> =>
  db.sql<DimensionValue>`${values} where v.org_id = ${db.orgId} order by v.dimension_id, v.code`

export const find = async (db: TenantDb, dimensionId: Id, id: Id): Promise<DimensionValue | undefined> =>
  (
    await db.sql<DimensionValue>`
      ${values} where v.org_id = ${db.orgId} and v.dimension_id = ${dimensionId} and v.id = ${id}`
  )[0]

export async function codeHolder(
  db: TenantDb,
  dimensionId: Id,
  code: string | undefined,
): Promise<Id | null> {
  if (code === undefined) return null
  const [holder] = await db.sql<DimensionValue>`
    ${values} where v.org_id = ${db.orgId} and v.dimension_id = ${dimensionId} and v.code = ${code}`
  return holder?.id ?? null
}

export async function referenceHolder(
  db: TenantDb,
  dimensionId: Id,
  { externalSource, externalId }: { externalSource?: string | null; externalId?: string | null },
): Promise<Id | null> {
  if (externalSource == null || externalId == null) return null
  const [holder] = await db.sql<DimensionValue>`
    ${values}
    where v.org_id = ${db.orgId} and v.dimension_id = ${dimensionId}
      and v.external_source = ${externalSource} and v.external_id = ${externalId}`
  return holder?.id ?? null
}

interface NamedInRow {
  readonly code?: string | null | undefined
  readonly parentCode?: string | null | undefined
  readonly externalSource?: string | null | undefined
  readonly externalId?: string | null | undefined
}

/** The targets of a level with a code or a reference that a row names. */
export const namedInRows = (
  db: TenantDb,
  levelCode: string,
  rows: readonly NamedInRow[],
): Promise<DimensionValue[]> => {
  const level = sql`(select d.id from dimensions d where d.org_id = ${db.orgId} and d.code = ${levelCode})`
  const codes = rows.flatMap(({ code, parentCode }) => [code?.trim() ?? '', parentCode?.trim() ?? ''])
  const sources = rows.map(({ externalSource }) => externalSource?.trim() ?? '')
  const ids = rows.map(({ externalId }) => externalId?.trim() ?? '')
  return db.sql<DimensionValue>`
    ${values} where v.org_id = ${db.orgId} and v.dimension_id = ${level} and v.code = any(${codes}::text[])
    union
    ${values} where v.org_id = ${db.orgId} and v.dimension_id = ${level}
      and (v.external_source, v.external_id) in (
        select source, id from unnest(${sources}::text[], ${ids}::text[]) as wanted(source, id))`
}

export const withIds = (db: TenantDb, ids: readonly Id[]): Promise<DimensionValue[]> =>
  db.sql<DimensionValue>`${values} where v.org_id = ${db.orgId} and v.id = any(${ids}::uuid[])`

/** Those of the targets that have others below them, but for those among themselves. */
export const withChildren = (db: TenantDb, ids: readonly Id[]): Promise<{ id: Id }[]> =>
  db.sql<{ id: Id }>`
    select distinct v.parent_id as id from dimension_values v
    where v.org_id = ${db.orgId} and v.parent_id = any(${ids}::uuid[]) and v.id <> all(${ids}::uuid[])`

export const remove = (db: TenantDb, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : db.sql`delete from dimension_values where org_id = ${db.orgId} and id = any(${ids}::uuid[]) returning id`

/** The target and all targets above it, nearest first; empty when the level has no such target. */
export async function pathOf(db: TenantDb, dimensionId: Id, id: Id | null | undefined): Promise<Id[]> {
  if (id == null) return []
  const rows = await db.sql<{ id: Id }>`
    with recursive path (id, parent_id, depth) as (
      select id, parent_id, 0 from dimension_values
      where org_id = ${db.orgId} and dimension_id = ${dimensionId} and id = ${id}
      union all
      select v.id, v.parent_id, path.depth + 1 from path
      join dimension_values v on v.org_id = ${db.orgId} and v.id = path.parent_id)
    select id from path order by depth`
  return rows.map(row => row.id)
}

export const insert = (db: TenantDb, inserted: readonly DimensionValue[]): Promise<unknown> =>
  targets.insert(db, inserted)

/** New ones, and others as they have become. */
export const saveAll = (db: TenantDb, saved: readonly DimensionValue[]): Promise<unknown> =>
  targets.upsert(db, saved)

export const save = (db: TenantDb, value: DimensionValue): Promise<unknown> => targets.update(db, value)

function matching({ q, code, externalSource, externalId }: ValueFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  if (q !== undefined) conditions.push(sql`(v.code ilike ${containing(q)} or v.name ilike ${containing(q)})`)
  if (code !== undefined) conditions.push(sql`v.code = ${code}`)
  if (externalSource !== undefined)
    conditions.push(sql`v.external_source = ${externalSource} and v.external_id = ${externalId}`)
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}
