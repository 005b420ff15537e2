import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import type { ShiftTimes } from './rules.ts'

/** One dated version of a shift type, with what the type itself says. */
export interface DatedShiftType extends Validity, ShiftTimes {
  /** The shift type's. */
  readonly id: Id
  readonly versionId: Id
  readonly code: string
  readonly name: string
  /** False for a type taken out of use; it still means what it meant. */
  readonly active: boolean
  readonly entryTypeId: Id | null
  readonly tags: readonly string[]
  readonly colour: string | null
}

/** The shift types with these codes, those out of use too. */
export const shiftTypesWithCodes = (
  db: TenantDb,
  codes: readonly string[],
): Promise<{ id: Id; code: string }[]> =>
  db.sql<{ id: Id; code: string }>`
    select t.id, t.code from shift_types t where t.org_id = ${db.orgId} and t.code = any(${codes}::text[])`

/** The codes of the shift types with these ids, those out of use too. */
export const shiftTypesWithIds = (db: TenantDb, ids: readonly Id[]): Promise<{ id: Id; code: string }[]> =>
  db.sql<{ id: Id; code: string }>`
    select t.id, t.code from shift_types t where t.org_id = ${db.orgId} and t.id = any(${ids}::uuid[])`

/** All versions of these shift types, oldest first. One statement, none for no types. */
export const shiftTypeVersions = async (db: TenantDb, ids: readonly Id[]): Promise<DatedShiftType[]> =>
  ids.length === 0
    ? []
    : db.sql<DatedShiftType>`
        select t.id, v.id as version_id, t.code, t.name, t.active, v.valid_from, v.valid_to, v.start_minutes, v.end_minutes,
          v.break_minutes, v.entry_type_id, v.tags, v.colour
        from shift_type_versions v join shift_types t on t.org_id = ${db.orgId} and t.id = v.shift_type_id
        where v.org_id = ${db.orgId} and v.shift_type_id = any(${ids}::uuid[])
        order by v.valid_from`
