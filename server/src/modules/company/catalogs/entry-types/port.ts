import { type Expression, type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { type Called, nameIn, type Names, namesIn } from '../../../../platform/vocabulary/starter-names.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import { starterNames } from './register.ts'
import type { EntryCategory } from './register.ts'

export type { EntryCategory } from './register.ts'

/** One dated version of an entry type, with what the type itself says: all that interprets and pays an entry. */
export interface DatedEntryType extends Validity {
  /** The entry type's. */
  readonly id: Id
  readonly versionId: Id
  readonly code: string
  readonly name: string
  readonly names: Names
  /** False for a type taken out of use; it still means what it meant. */
  readonly active: boolean
  readonly category: EntryCategory
  readonly countsToTarget: boolean
  readonly multiplierBp: number
  readonly maxDurationMinutes: number | null
  readonly payTypeCode: string | null
}

/** As it is kept. */
type KeptEntryType = Omit<DatedEntryType, 'names'>

/** With what the type is called in each language. */
const called = <Kept extends Called>(kept: Kept) => ({ ...kept, names: namesIn(kept, starterNames) })

const columns = sql`t.id, v.id as version_id, t.code, t.name, t.active, t.category, v.valid_from, v.valid_to,
  v.counts_to_target, v.multiplier_bp, v.max_duration_minutes, v.pay_type_code`

const joined = (orgId: string) =>
  sql`entry_type_versions v join entry_types t on t.org_id = ${orgId} and t.id = v.entry_type_id`

/** What kind of time the entries of a type are; null when there is no such type. */
export async function entryCategoryOf(db: TenantDb, id: Id): Promise<EntryCategory | null> {
  const rows = await db.sql<{ category: EntryCategory }>`
    select category from entry_types where org_id = ${db.orgId} and id = ${id}`
  return rows[0]?.category ?? null
}

/** What kind of time the entries of these types are; a type that there is not is left out. Nothing is read for none. */
export async function entryCategoriesOf(
  db: TenantDb,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, EntryCategory>> {
  if (ids.length === 0) return new Map()
  const rows = await db.sql<{ id: Id; category: EntryCategory }>`
    select id, category from entry_types where org_id = ${db.orgId} and id = any(${ids}::uuid[])`
  return new Map(rows.map(({ id, category }) => [id, category]))
}

/** The entry types of these categories that are in use, by their codes. */
export const activeEntryTypes = (
  db: TenantDb,
  categories: readonly EntryCategory[],
): Promise<{ id: Id; code: string; category: EntryCategory }[]> =>
  db.sql<{ id: Id; code: string; category: EntryCategory }>`
    select id, code, category from entry_types
    where org_id = ${db.orgId} and active and category = any(${categories}::text[]) order by code`

/** The entry types with these codes, those out of use too. */
export const entryTypesWithCodes = (
  db: TenantDb,
  codes: readonly string[],
): Promise<{ id: Id; code: string; category: EntryCategory }[]> =>
  db.sql<{ id: Id; code: string; category: EntryCategory }>`
    select id, code, category from entry_types where org_id = ${db.orgId} and code = any(${codes}::text[])`

/** The codes of the entry types with these ids, those out of use too. One statement. */
export const entryTypeCodes = (
  db: TenantDb,
  ids: readonly Id[],
): Promise<{ readonly id: Id; readonly code: string }[]> =>
  db.sql<{ id: Id; code: string }>`
    select id, code from entry_types where org_id = ${db.orgId} and id = any(${ids}::uuid[])`

/** The versions of these entry types in force on a date; a type without one is left out. */
export const entryTypeVersionsAt = (
  db: TenantDb,
  ids: readonly Id[],
  date: PlainDate,
): Promise<DatedEntryType[]> => entryTypeVersionsBetween(db, ids, date, date)

/** The versions of these entry types, or of all, that are in force on any day of a range, oldest first. */
export const entryTypeVersionsBetween = async (
  db: TenantDb,
  ids: readonly Id[] | 'all',
  from: PlainDate,
  to: PlainDate,
): Promise<DatedEntryType[]> =>
  (
    await db.sql<KeptEntryType>`
    select ${columns} from ${joined(db.orgId)}
    where v.org_id = ${db.orgId} and ${ids === 'all' ? sql`true` : sql`v.entry_type_id = any(${ids}::uuid[])`}
      and v.valid_from <= ${to} and (v.valid_to is null or v.valid_to >= ${from})
    order by v.valid_from`
  ).map(called)

/** The versions with these ids, as frozen days name them. */
export const entryTypeVersionsById = async (
  db: TenantDb,
  versionIds: readonly Id[],
): Promise<DatedEntryType[]> =>
  (
    await db.sql<KeptEntryType>`
    select ${columns} from ${joined(db.orgId)} where v.org_id = ${db.orgId} and v.id = any(${versionIds}::uuid[])`
  ).map(called)

/** A fragment: a subquery of the ids of the versions of an entry type. */
export const entryTypeVersionIdsOf = (orgId: string, id: Id) =>
  sql`(select v.id from entry_type_versions v where v.org_id = ${orgId} and v.entry_type_id = ${id})`

/** A query of the ids of the entry types of some categories. */
export const entryTypeIdsOf = (
  orgId: string,
  categories: readonly EntryCategory[],
): RawBuilder<unknown> => sql`
  select t.id from entry_types t where t.org_id = ${orgId} and t.category = any(${categories}::text[])`

/** A fragment: the same of all entry types of a category. */
export const entryTypeVersionIdsOfCategory = (orgId: string, category: EntryCategory) => sql`(
  select v.id from entry_type_versions v join entry_types t on t.org_id = ${orgId} and t.id = v.entry_type_id
  where v.org_id = ${orgId} and t.category = ${category})`

/**
 * A scalar for a query of one's own: of the entry type that has the version, the version in force on a date; the version
 * itself where none is.
 */
export const entryTypeVersionIdOn = (
  orgId: string,
  versionId: Expression<unknown>,
  date: Expression<unknown>,
) => sql<Id>`coalesce((
    select v.id from entry_type_versions known join entry_type_versions v
      on v.org_id = ${orgId} and v.entry_type_id = known.entry_type_id
    where known.org_id = ${orgId} and known.id = ${versionId}
      and v.valid_from <= ${date} and (v.valid_to is null or v.valid_to >= ${date})), ${versionId})`

/**
 * A scalar `jsonb` for a query of one's own: the version as the interpretation reads it (`id`, `versionId`, `code`, `name`,
 * `category`, `countsToTarget`, `multiplierBp`, `maxDurationMinutes`, `payTypeCode`) with its dates, or null for an
 * unknown version.
 */
export const entryTypeVersionJson = (orgId: string, versionId: Expression<unknown>) =>
  sql<EntryTypeJson>`(
    select jsonb_build_object('id', t.id, 'versionId', v.id, 'code', t.code, 'name', t.name, 'category', t.category,
      'countsToTarget', v.counts_to_target, 'multiplierBp', v.multiplier_bp,
      'maxDurationMinutes', v.max_duration_minutes, 'payTypeCode', v.pay_type_code,
      'validFrom', v.valid_from, 'validTo', v.valid_to)
    from ${joined(orgId)} where v.org_id = ${orgId} and v.id = ${versionId})`

type EntryTypeJson = Omit<KeptEntryType, 'active'>

/** The version that such a scalar found, with what its type is called in each language. */
export const entryTypeOfJson = (found: EntryTypeJson) => called(found)

/** A fragment: what an entry type is called, with its code, of an expression with its id. */
export const entryTypeCalled = (orgId: string, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_build_object('code', named.code, 'name', named.name)
  from entry_types named where named.org_id = ${orgId} and named.id = ${id})`

/** The same as a reader is told it; null of none. */
export const entryTypeNameIn = (chosen: Locale | null, called: Called | null): string | null =>
  called && nameIn(chosen, called, starterNames)
