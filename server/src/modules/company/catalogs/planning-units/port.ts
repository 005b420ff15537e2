import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { nameIn } from '../../../../platform/vocabulary/starter-names.ts'
import { planningUnitNotFound } from './refusals.ts'
import { planningUnits, starterNames } from './register.ts'
import { unitsInCells } from './store.ts'

export { unitsInCells }

/** What settings of planning units are of. */
export const settingsUnits = {
  reference: 'planningUnitId',
  one: 'planning unit',
  register: 'planning-units',
  missing: 'planning_unit_not_found',
  refusals: planningUnitNotFound,
  exists: planningUnitExists,
} as const

/** Whether the unit exists and is active. */
export async function planningUnitInUse(db: TenantDb, id: Id): Promise<boolean> {
  const found = await db.sql`select from planning_units where org_id = ${db.orgId} and id = ${id} and active`
  return found.length > 0
}

/** Whether the unit exists, active or not. */
export async function planningUnitExists(db: TenantDb, id: Id): Promise<boolean> {
  const found = await db.sql`select from planning_units where org_id = ${db.orgId} and id = ${id}`
  return found.length > 0
}

/** The name of a unit as a reader is told it; empty for a unit that there is not. */
export type NameOfUnit = (id: Id, chosen: Locale | null) => string

/** The names of units, for readers of any language. */
export async function planningUnitNames(db: TenantDb, ids: readonly Id[]): Promise<NameOfUnit> {
  const rows = await db.sql<{ id: Id; code: string | null; name: string }>`
    select id, code, name from planning_units where org_id = ${db.orgId} and id = any(${ids}::uuid[])`
  const units = new Map(rows.map(unit => [unit.id, unit]))
  return (id, chosen) => {
    const unit = units.get(id)
    return unit ? planningUnitNameIn(chosen, unit) : ''
  }
}

/** Active units by name, whatever its case and Unicode form; one name may stand in several places of the tree. */
export const planningUnitsNamed = (
  db: TenantDb,
  names: readonly string[],
): Promise<{ readonly id: Id; readonly name: string }[]> =>
  db.sql`
    select id, name from planning_units
    where org_id = ${db.orgId} and active and lower(normalize(name, NFC)) = any(${names.map(name => name.normalize('NFC').toLowerCase())}::text[])`

/** The unit that a word means: by its code, or by a name that it alone has among those in use. One statement. */
export async function planningUnitsByWords(
  db: TenantDb,
  words: readonly string[],
): Promise<(word: string) => Id | undefined> {
  const spelled = (word: string) => word.normalize('NFC').toLowerCase()
  const rows = await db.sql<{ id: Id; code: string | null; name: string; active: boolean }>`
    select id, code, name, active from planning_units
    where org_id = ${db.orgId} and (code = any(${words}::text[])
      or active and lower(normalize(name, NFC)) = any(${words.map(spelled)}::text[]))`
  const byCode = new Map(rows.map(({ id, code }) => [code, id]))
  const byName = Map.groupBy(
    rows.filter(({ active }) => active),
    ({ name }) => spelled(name),
  )
  return word => {
    const [named, other] = byName.get(spelled(word)) ?? []
    return byCode.get(word) ?? (other ? undefined : named?.id)
  }
}

/** The words by which `planningUnitsByWords` finds units, by their ids; undefined of one that no word means. */
export async function wordsOfUnits(
  db: TenantDb,
  ids: readonly Id[],
): Promise<(id: Id) => string | undefined> {
  const units = new Map((await unitsInCells(db, ids)).map(unit => [unit.id, unit]))
  const wordOf = (id: Id) => units.get(id)?.code ?? units.get(id)?.name
  const meant = await planningUnitsByWords(
    db,
    ids.flatMap(id => wordOf(id) ?? []),
  )
  return id => {
    const word = wordOf(id)
    return word !== undefined && meant(word) === id ? word : undefined
  }
}

/** The operations of the public interface, for requests from inside the process. */
export const planningUnitOperations = planningUnits.contract.operations

/** Those of the units that exist and are active. One statement, none for no units. */
export async function planningUnitsInUse(db: TenantDb, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  if (ids.length === 0) return new Set()
  const found = await db.sql<{ id: Id }>`
    select id from planning_units where org_id = ${db.orgId} and id = any(${ids}::uuid[]) and active`
  return new Set(found.map(({ id }) => id))
}

/** A query of the ids of all units, active or not. */
export const planningUnitIds = (orgId: string): RawBuilder<unknown> =>
  sql`select u.id from planning_units u where u.org_id = ${orgId}`

/** A fragment: the units with these ids, with the columns `id` and `active`. */
export const planningUnitsWithIds = (orgId: string, ids: readonly Id[]): RawBuilder<unknown> => sql`(
  select u.id, u.active from planning_units u where u.org_id = ${orgId} and u.id = any(${ids}::uuid[]))`

/** A fragment: the name of a unit, of an expression with its id. */
export const planningUnitName = (orgId: string, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select named.name from planning_units named where named.org_id = ${orgId} and named.id = ${id})`

/** The same with its code. */
export const planningUnitCalled = (orgId: string, id: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select jsonb_build_object('code', named.code, 'name', named.name)
  from planning_units named where named.org_id = ${orgId} and named.id = ${id})`

/** The same as a reader is told it. */
export const planningUnitNameIn = (
  chosen: Locale | null,
  { code, name }: { readonly code: string | null; readonly name: string },
): string => (code === null ? name : nameIn(chosen, { code, name }, starterNames))
