import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { employersNamed } from '../../../company/catalogs/employers/port.ts'
import { planningUnitsNamed } from '../../../company/catalogs/planning-units/port.ts'
import { worktimeModelsNamed } from '../../../company/catalogs/worktime-models/port.ts'
import { syntheticDomain, normaliseAddress } from '../record/address.ts'
import { nameKey } from '../record/names.ts'
import type { BulkRow } from './contract.ts'
import type { MemberWithoutAddress } from './without-address.ts'
import type { CatalogueNames } from './rows.ts'

/** The catalogue records that rows name. The statements travel together. */
export async function catalogueNames(db: TenantDb, rows: readonly BulkRow[]): Promise<CatalogueNames> {
  const [units, worktimeModels, employers] = await Promise.all([
    unlessNone(namesIn(rows, 'unitName'), names => planningUnitsNamed(db, names)),
    unlessNone(namesIn(rows, 'worktimeModel'), names => worktimeModelsNamed(db, names)),
    unlessNone(namesIn(rows, 'employer'), names => employersNamed(db, names)),
  ])
  return {
    units: byName(units.map(({ id, name }) => [name, id])),
    worktimeModels: byName(worktimeModels.map(({ id, name }) => [name, id])),
    employers: byName(
      employers.flatMap(({ id, name, registryCode }): [string, Id][] =>
        registryCode === null
          ? [[name, id]]
          : [
              [name, id],
              [registryCode, id],
            ],
      ),
    ),
  }
}

/** By `nameKey`. A name that two records bear means neither. */
function byName(entries: readonly [string, Id][]): ReadonlyMap<string, Id> {
  const ids = new Map<string, Id>()
  const ambiguous = new Set<string>()
  for (const [text, id] of entries) {
    const name = nameKey(text)
    if (ids.has(name) && ids.get(name) !== id) ambiguous.add(name)
    ids.set(name, id)
  }
  for (const name of ambiguous) ids.delete(name)
  return ids
}

/** The members who have an address that a row names, as its own or its supervisor's. */
export async function rosterOf(db: TenantDb, rows: readonly BulkRow[]): Promise<ReadonlyMap<string, Id>> {
  const named = [...texts(rows, 'email'), ...texts(rows, 'managerEmail')]
  const addresses = [...new Set(named.flatMap(text => normaliseAddress(text) ?? []))]
  const members = await unlessNone(
    addresses,
    wanted => db.sql<{ id: Id; email: string }>`
      select id, email from memberships where org_id = ${db.orgId} and email = any(${wanted}::text[])`,
  )
  return new Map(members.map(({ id, email }) => [email, id]))
}

/**
 * The device-only members at work who bear the last name of a row without an address, the oldest first. Anyone who was
 * deactivated has left: a row of the same name is somebody who comes.
 */
export const membersWithoutAddress = (
  db: TenantDb,
  rows: readonly BulkRow[],
): Promise<readonly MemberWithoutAddress[]> => {
  const lastNames = texts(
    rows.filter(({ email }) => !email?.trim()),
    'lastName',
  ).map(nameKey)
  return unlessNone(
    lastNames,
    names => db.sql<MemberWithoutAddress>`
      select id, first_names, last_name, employment_start_date from memberships
      where org_id = ${db.orgId} and lower(last_name) = any(${names}::text[])
        and email like ${`%@${syntheticDomain}`} and status <> 'deactivated' order by id`,
  )
}

const namesIn = (rows: readonly BulkRow[], field: keyof BulkRow): string[] => [
  ...new Set(texts(rows, field).map(nameKey)),
]

const texts = (rows: readonly BulkRow[], field: keyof BulkRow): string[] =>
  rows.flatMap(row => row[field]?.trim() || [])

/** Reads the database only where there is something to read. */
const unlessNone = async <T>(
  wanted: readonly string[],
  read: (wanted: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> => (wanted.length === 0 ? [] : read(wanted))
