import { sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Reference } from './protocol/references.ts'
import type { RecordUse } from './record-uses.ts'
import type { Register } from './shapes.ts'

/** The ids of the records in a table of the family that have one of the references, as a select. */
export const idsWithReferences = (db: TenantDb, table: string, references: readonly Reference[]) => sql`
  select n.id
  from jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as r("externalSource" text, "externalId" text)
  join ${sql.table(table)} n on n.org_id = ${db.orgId} and n.external_source = r."externalSource"
    and n.external_id = r."externalId"`

/**
 * Rows of a table of the family that name records of a register in a column, told by the name of the table. Among
 * records that are undone together `apart` leaves their own rows out.
 */
export const usedBy = (
  register: Register,
  table: string,
  column: string,
  { by = table, apart }: { readonly by?: string; readonly apart?: string } = {},
): RecordUse => ({
  register,
  by,
  used(db, ids) {
    const [named, own] = [sql.ref(`u.${column}`), apart === undefined ? undefined : sql.ref(`u.${apart}`)]
    return db.sql`
      select distinct ${named} as id from ${sql.table(table)} u
      where u.org_id = ${db.orgId} and ${named} = any(${ids}::uuid[])
        ${own ? sql`and ${own} <> all(${ids}::uuid[])` : sql``}`
  },
})
