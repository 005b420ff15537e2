import { type RawBuilder, sql } from 'kysely'
import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { type Called, nameIn, type Names, namesIn } from '../../../../platform/vocabulary/starter-names.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import { starterNames } from './register.ts'

/** One dated version of a day type, with what the type itself says. */
export interface DatedDayType extends Validity {
  /** The day type's. */
  readonly id: Id
  readonly versionId: Id
  readonly code: string
  readonly name: string
  readonly names: Names
  /** False for a type taken out of use; it still means what it meant. */
  readonly active: boolean
  readonly credit: 'none' | 'target' | 'fixed'
  readonly creditMinutes: number | null
  readonly countsAsWorked: boolean
  readonly waivesTarget: boolean
  readonly payTypeCode: string | null
}

type KeptDayType = Omit<DatedDayType, 'names'>

/** With what the types are called in each language. */
const called = (kept: readonly KeptDayType[]): DatedDayType[] =>
  kept.map(version => ({ ...version, names: namesIn(version, starterNames) }))

const versions = (orgId: string) => sql`
  select t.id, v.id as version_id, t.code, t.name, t.active, v.valid_from, v.valid_to, v.credit, v.credit_minutes,
    v.counts_as_worked, v.waives_target, v.pay_type_code
  from day_type_versions v join day_types t on t.org_id = ${orgId} and t.id = v.day_type_id`

/** Whether the day type exists, active or not. */
export async function dayTypeExists(db: TenantDb, id: Id): Promise<boolean> {
  const rows = await db.sql`select from day_types where org_id = ${db.orgId} and id = ${id}`
  return rows.length > 0
}

/** Those of the ids that are day types', active or not. */
export async function dayTypesWithIds(db: TenantDb, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  const rows = await db.sql<{ id: Id }>`
    select id from day_types where org_id = ${db.orgId} and id = any(${ids}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}

/** The version of a day type in force on a date. */
export const dayTypeVersionAt = async (
  db: TenantDb,
  id: Id,
  date: PlainDate,
): Promise<DatedDayType | undefined> =>
  called(
    await db.sql<KeptDayType>`
      ${versions(db.orgId)}
      where v.org_id = ${db.orgId} and v.day_type_id = ${id}
        and v.valid_from <= ${date} and (v.valid_to is null or v.valid_to >= ${date})`,
  )[0]

/** The versions of all day types that are in force on any day of a range, oldest first. */
export const dayTypeVersionsBetween = asking((db, from: PlainDate, to: PlainDate) =>
  db.sql<KeptDayType>`
    ${versions(db.orgId)}
    where v.org_id = ${db.orgId} and v.valid_from <= ${to} and (v.valid_to is null or v.valid_to >= ${from})
    order by v.valid_from`.map(called),
)

/** The versions with these ids, as frozen days name them. */
export const dayTypeVersionsById = async (db: TenantDb, versionIds: readonly Id[]): Promise<DatedDayType[]> =>
  called(
    await db.sql<KeptDayType>`${versions(db.orgId)} where v.org_id = ${db.orgId} and v.id = any(${versionIds}::uuid[])`,
  )

/** A fragment: what a day type is called, with its code, of an expression with its id. */
export const dayTypeCalled = (orgId: string, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_build_object('code', named.code, 'name', named.name)
  from day_types named where named.org_id = ${orgId} and named.id = ${id})`

/** The same as a reader is told it; null of none. */
export const dayTypeNameIn = (chosen: Locale | null, called: Called | null): string | null =>
  called && nameIn(chosen, called, starterNames)
