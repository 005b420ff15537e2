import { type RawBuilder, sql } from 'kysely'
import { table } from '../../platform/data/table.ts'
import { instant, integer, json, text, uuid } from '../../platform/data/table-columns.ts'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Import, ImportWithResults, Register, RowResult } from './shapes.ts'

const imports = table('imports', {
  id: uuid,
  register: text.as<Register>().fixed(),
  filename: text.nullable().fixed(),
  createdCount: integer.fixed(),
  updatedCount: integer.fixed(),
  unchangedCount: integer.fixed(),
  errorCount: integer.fixed(),
  results: json<readonly RowResult[]>().fixed(),
  createdAt: instant.fixed(),
  createdByMembershipId: uuid.fixed(),
})

const shown = Object.keys(imports.columns).filter(
  name => name !== 'results',
) as (keyof typeof imports.columns)[]

/** The rows of a page: `keyset` says where it continues and in which order. */
export const listImports = (
  db: TenantDb,
  register: Register | undefined,
  keyset: RawBuilder<unknown>,
): Promise<Import[]> =>
  db.sql<Import>`
    select ${imports.select('i', shown)} from imports i
    where i.org_id = ${db.orgId} ${register ? sql`and i.register = ${register}` : sql``} ${keyset}`

export const findImport = async (db: TenantDb, id: Id): Promise<ImportWithResults | undefined> =>
  (
    await db.sql<ImportWithResults>`
      select ${imports.select('i')} from imports i where i.org_id = ${db.orgId} and i.id = ${id}`
  )[0]

export const insertImport = (db: TenantDb, made: ImportWithResults): Promise<unknown> =>
  imports.insert(db, [made])
