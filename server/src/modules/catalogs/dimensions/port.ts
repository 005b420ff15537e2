import type { WriteTurn } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { ensureProjectLevel } from './project-level.ts'
import type { attributionPrecisions } from './shapes.ts'
import { insert } from './value-store.ts'

export { ensureProjectLevel } from './project-level.ts'

export type AttributionPrecision = (typeof attributionPrecisions)[number]

/** An active tracking level, as entries are written and confirmed against it. */
export interface EntryLevel {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly required: boolean
  readonly askInEntry: boolean
}

/** The active levels, in their order. */
export const levelsForEntries = (db: TenantDb): Promise<EntryLevel[]> =>
  db.sql<EntryLevel>`
    select id, code, name, required, ask_in_entry from dimensions
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

/** A project as the locked level lists it. */
export interface ProjectValue {
  readonly code: string
  readonly name: string
  readonly attributionPrecision?: AttributionPrecision | null
}

/** Puts projects into the locked level `project`; answers the targets' ids by code. The codes must be free. */
export async function seedProjectValues(
  turn: WriteTurn,
  projects: readonly ProjectValue[],
): Promise<ReadonlyMap<string, Id>> {
  const level = await ensureProjectLevel(turn)
  const values = projects.map(({ code, name, attributionPrecision = null }) => ({
    id: newId(),
    dimensionId: level.id,
    code,
    name,
    active: true,
    parentId: null,
    externalSource: null,
    externalId: null,
    attributionPrecision,
    updatedAt: turn.now,
  }))
  await insert(turn, values)
  return new Map(values.map(({ code, id }) => [code, id]))
}
