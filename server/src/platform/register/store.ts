import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../data/database.ts'
import { type ListedColumns, textByIndex } from '../data/listing.ts'
import { snakeCase } from '../data/naming.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import type { Id } from '../vocabulary/ids.ts'
import { type Declaration, listedOf, orderOf, type Versions } from './declaration.ts'
import { type AnyRecord, type AnyVersion, isVersioned, type NewVersion } from './rules.ts'
import { recordReference, recordTable, versionTable } from './tables.ts'

/** The only SQL on the tables of a register, but for what neighbours call of its port. */
export interface Store<R> {
  list(db: TenantDb): Promise<R[]>
  /** By what the list is looked through and ordered, under the alias `r`. */
  listed(db: TenantDb): ListedColumns
  /** The rows of a list: `keyset` says which, and in which order, under the alias `r`. */
  page(db: TenantDb, keyset: RawBuilder<unknown>): Promise<R[]>
  find(db: TenantDb, id: Id): Promise<R | undefined>
  /** The id of the record that holds a value of the unique field; nobody holds null. */
  holder(db: TenantDb, value: unknown): Promise<Id | null>
  insert(tx: WriteTransaction, records: readonly R[]): Promise<unknown>
  save(tx: WriteTransaction, record: R): Promise<unknown>
  /** New records and others as they have become, of a register without versions. */
  saveAll(tx: WriteTransaction, records: readonly R[]): Promise<unknown>
  saveVersion(tx: WriteTransaction, added: NewVersion): Promise<unknown>
}

export function storeOf(declared: Declaration): Store<AnyRecord> {
  const records = recordTable(declared)
  const versions = declared.versions && versionsStore(declared, declared.versions)
  const from = sql.raw(`from ${records.name} r`)
  const { unique = 'code' } = declared
  const order = sql.raw(`order by r."${snakeCase(orderOf(declared))}", r."id"`)
  const sorts = Object.fromEntries(listedOf(declared).sorts.map(name => [name, `r.${name}`]))
  const uniqueColumn = sql.raw(`r."${snakeCase(unique)}"`)

  const where = (db: TenantDb, rest: RawBuilder<unknown>): Promise<AnyRecord[]> =>
    db.sql<AnyRecord>`
      select ${records.select('r')}${versions ? sql`, ${versions.ofRecord(db)}` : sql``} ${from}
      where r.org_id = ${db.orgId} ${rest}`

  return {
    list: db => where(db, order),
    // Everybody who reads a register reads all of it.
    listed: ({ orgId }) => ({ alias: 'r', text: textByIndex(orgId, records.name, 'r'), sorts }),
    page: (db, keyset) => where(db, keyset),
    find: async (db, id) => (await where(db, sql`and r.id = ${id}`))[0],
    async holder(db, value) {
      if (value == null) return null
      const [holder] = await db.sql<{ id: Id }>`
        select r.id ${from} where r.org_id = ${db.orgId} and ${uniqueColumn} = ${value}`
      return holder?.id ?? null
    },
    insert(tx, added) {
      const inserted = records.insert(tx, added)
      if (!versions) return inserted
      tx.defer(inserted)
      return versions.insert(tx, added)
    },
    save: (tx, record) => records.update(tx, record),
    saveAll: (tx, saved) => records.upsert(tx, saved),
    saveVersion(tx, { record, added, closed }) {
      if (versions) {
        // The index of open versions has room for one: the old one ends before the new one comes.
        if (closed) tx.defer(versions.close(tx, closed))
        tx.defer(versions.insert(tx, [{ ...record, versions: [added] }]))
      }
      return records.update(tx, record)
    },
  }
}

function versionsStore(declared: Declaration, rules: Versions) {
  const versions = versionTable(declared, rules)
  const reference = recordReference(declared)
  const { columns = Object.keys(rules.fields) } = rules
  const own = versions.object('v', ['validFrom', 'validTo', ...columns])
  const version = sql`jsonb_build_object('versionId', v.id) || ${own}${sql.raw(rules.columns ? ' || v.rules' : '')}`
  const from = sql.raw(`from ${versions.name} v`)
  const ofRecord = sql.raw(`v."${snakeCase(reference)}" = r.id`)

  return {
    /** The versions of the record `r`, oldest first, as the column `versions`. */
    ofRecord: (db: TenantDb) => sql`(
      select jsonb_agg(${version} order by v.valid_from) ${from}
      where v.org_id = ${db.orgId} and ${ofRecord}) as versions`,
    insert: (db: TenantDb, records: readonly AnyRecord[]) =>
      versions.insert(
        db,
        records.filter(isVersioned).flatMap(record => record.versions.map(each => rowOf(record.id, each))),
      ),
    close: (db: TenantDb, { versionId, validTo }: AnyVersion) =>
      versions.update(db, { id: versionId, validTo }, ['validTo']),
  }

  function rowOf(recordId: Id, { versionId, validFrom, validTo, ...said }: AnyVersion) {
    const row = { ...said, id: versionId, [reference]: recordId, validFrom, validTo }
    if (!rules.columns) return row
    const others = Object.entries(said).filter(([name]) => !columns.includes(name))
    return { ...row, rules: Object.fromEntries(others) }
  }
}
