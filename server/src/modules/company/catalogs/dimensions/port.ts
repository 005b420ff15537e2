import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { AttributionPrecision } from './shapes.ts'
import { dimensions } from './contract.ts'
import { PROJECT_LEVEL_CODE } from './rules.ts'

export { ensureProjectLevel } from './project-level.ts'
export { type ProjectTarget, removeProjectTargets, saveProjectTargets } from './project-targets.ts'
export { type AttributionPrecision, attributionPrecisions } from './shapes.ts'

/** An active tracking level, as entries are written and confirmed against it. */
export interface EntryLevel {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly required: boolean
  readonly askInEntry: boolean
  /** What becomes of minutes that an entry's targets of the level leave over. */
  readonly remainder: 'unattributed' | 'refused'
}

/** The active levels, in their order. */
export const levelsForEntries = (db: TenantDb): Promise<EntryLevel[]> =>
  db.sql<EntryLevel>`
    select id, code, name, required, ask_in_entry, remainder from dimensions
    where org_id = ${db.orgId} and active order by position, code`

export interface ResolvedValue {
  readonly id: Id
  readonly dimensionId: Id
  readonly code: string
  readonly name: string
  /** A deactivated target still means what it meant. */
  readonly active: boolean
  readonly attributionPrecision: AttributionPrecision | null
}

/** The targets with these ids, of whatever level; an id that names none is left out. */
export const resolveValues = (db: TenantDb, ids: readonly Id[]): Promise<ResolvedValue[]> =>
  db.sql<ResolvedValue>`
    select id, dimension_id, code, name, active, attribution_precision from dimension_values
    where org_id = ${db.orgId} and id = any(${ids}::uuid[])`

/** The active levels by their codes, and the targets of any level with these codes. */
export async function targetsWithCodes(
  db: TenantDb,
  codes: readonly string[],
): Promise<{
  readonly levels: readonly string[]
  readonly values: readonly (Pick<ResolvedValue, 'id' | 'dimensionId' | 'code'> & {
    readonly levelCode: string
  })[]
}> {
  if (codes.length === 0) return { levels: [], values: [] }
  const [levels, values] = await Promise.all([
    levelsForEntries(db),
    db.sql<{ id: Id; dimensionId: Id; code: string; levelCode: string }>`
      select v.id, v.dimension_id, v.code, d.code as level_code from dimensions d
      join dimension_values v on v.org_id = ${db.orgId} and v.dimension_id = d.id
      where d.org_id = ${db.orgId} and v.code = any(${codes}::text[])`,
  ])
  return { levels: levels.map(({ code }) => code), values }
}

/** The codes of the targets with these ids, and of their levels. One statement. */
export const targetsWithIds = (
  db: TenantDb,
  ids: readonly Id[],
): Promise<{ readonly id: Id; readonly code: string; readonly levelCode: string }[]> =>
  db.sql<{ id: Id; code: string; levelCode: string }>`
    select v.id, v.code, d.code as level_code from dimension_values v
    join dimensions d on d.org_id = ${db.orgId} and d.id = v.dimension_id
    where v.org_id = ${db.orgId} and v.id = any(${ids}::uuid[])`

/** The operations of the public interface, for requests from inside the process. */
export const dimensionOperations = dimensions.operations

/** A fragment: the id of the locked level that lists the projects. */
export const projectLevelId = (orgId: string): RawBuilder<Id> => sql<Id>`(
  select p.id from dimensions p where p.org_id = ${orgId} and p.code = ${PROJECT_LEVEL_CODE})`
