import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { type RowOf, table } from '../../../platform/data/table.ts'
import { instant, integer, json, text, uuid } from '../../../platform/data/table-columns.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { ImportRegister } from './register.ts'
import type { Import, KeptResult, Register } from './shapes.ts'
import type { ImportChange } from './undo.ts'

const imports = table('imports', {
  id: uuid,
  register: text.as<Register>().fixed(),
  filename: text.nullable().fixed(),
  createdCount: integer.fixed(),
  updatedCount: integer.fixed(),
  unchangedCount: integer.fixed(),
  errorCount: integer.fixed(),
  results: json<readonly KeptResult[]>().fixed(),
  createdAt: instant.fixed(),
  createdByMembershipId: uuid.fixed(),
  undoneAt: instant.nullable(),
  undoneByMembershipId: uuid.nullable(),
})

const changes = table(
  'importChanges',
  {
    importId: uuid.fixed(),
    recordId: uuid.fixed(),
    rowIndex: integer.fixed(),
    before: json<Readonly<Record<string, unknown>>>().nullable().fixed(),
    after: json<Readonly<Record<string, unknown>>>().fixed(),
  },
  { key: ['importId', 'recordId'] },
)

const shown = Object.keys(imports.columns).filter(
  name => name !== 'results',
) as (keyof typeof imports.columns)[]

type KeptImport = Import & { readonly results: readonly KeptResult[] }

/** Of which registers a caller may see the imports, and whose. */
interface Visibility {
  readonly registers: readonly Register[]
  /** The importer whose imports alone are visible; null for everyone's. */
  readonly importer: Id | null
}

/** A caller sees imports into what the organisation has; those of others, when they reach everyone's rows. */
export const importsVisibleTo = (
  { features, reach, membership }: Caller,
  registers: readonly ImportRegister[],
): Visibility => ({
  registers: registers
    .filter(({ feature }) => feature === undefined || features.get(feature)?.active)
    .map(({ register }) => register),
  importer: reach === 'organisation' ? null : membership.id,
})

const visible = ({ registers, importer }: Visibility) => sql`
  i.register = any(${registers}::text[]) and (${importer}::uuid is null or i.created_by_membership_id = ${importer}::uuid)`

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listImports = (
  db: TenantDb,
  visibility: Visibility,
  keyset: RawBuilder<unknown>,
): Promise<Import[]> =>
  db.sql<Import>`
    select ${imports.select('i', shown)} from imports i
    where i.org_id = ${db.orgId} and ${visible(visibility)} ${keyset}`

export const findVisible = async (
  db: TenantDb,
  id: Id,
  visibility: Visibility,
): Promise<KeptImport | undefined> =>
  (
    await db.sql<KeptImport>`
      select ${imports.select('i')} from imports i
      where i.org_id = ${db.orgId} and i.id = ${id} and ${visible(visibility)}`
  )[0]

export const insertImport = (db: TenantDb, made: RowOf<typeof imports>): Promise<unknown> =>
  imports.insert(db, [made])

export const insertChanges = (
  db: TenantDb,
  importId: Id,
  written: readonly ImportChange[],
): Promise<unknown> =>
  changes.insert(
    db,
    written.map(change => ({ importId, ...change })),
  )

/** What an import wrote, in the order of its rows. */
export const changesOf = (db: TenantDb, importId: Id): Promise<ImportChange[]> =>
  db.sql<ImportChange>`
    select ${changes.select('c', ['recordId', 'rowIndex', 'before', 'after'])} from import_changes c
    where c.org_id = ${db.orgId} and c.import_id = ${importId} order by c.row_index`

/** An undone import keeps its results, and nothing of what it wrote. */
export async function markUndone(
  tx: WriteTransaction,
  undone: Pick<Import, 'id' | 'undoneAt' | 'undoneByMembershipId'>,
): Promise<void> {
  tx.defer(imports.update(tx, undone, ['undoneAt', 'undoneByMembershipId']))
  tx.defer(tx.sql`
    delete from import_changes where org_id = ${tx.orgId} and import_id = ${undone.id} returning record_id`)
}

/** What imports remember of records goes with them. */
export const forgetChanges = (db: TenantDb, recordIds: readonly Id[]): Promise<unknown> =>
  db.sql`
    delete from import_changes where org_id = ${db.orgId} and record_id = any(${recordIds}::uuid[]) returning record_id`

interface SaidBy {
  readonly register: Register
  readonly membershipId: Id
  readonly recordIds: readonly Id[]
}

/** What imports of a member said last of records, of a field that they are not shown: kept as `said` with what rows did. */
export async function lastSaid(
  db: TenantDb,
  { register, membershipId, recordIds }: SaidBy,
): Promise<ReadonlyMap<Id, string>> {
  if (recordIds.length === 0) return new Map()
  const found = await db.sql<{ recordId: Id; said: string }>`
    select distinct on (c.record_id) c.record_id, c.after ->> 'said' as said
    from import_changes c join imports i on i.org_id = ${db.orgId} and i.id = c.import_id
    where c.org_id = ${db.orgId} and c.record_id = any(${recordIds}::uuid[]) and i.register = ${register}
      and i.created_by_membership_id = ${membershipId} and c.after ->> 'said' is not null
    order by c.record_id, i.created_at desc, i.id desc`
  return new Map(found.map(({ recordId, said }) => [recordId, said]))
}
