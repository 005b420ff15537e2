import { sql } from 'kysely'
import type { WriteTransaction } from '../../data/database.ts'
import { snakeCase } from '../../data/naming.ts'
import { table } from '../../data/table.ts'
import { date, instant, uuid } from '../../data/table-columns.ts'
import type { TenantDb } from '../../data/tenant-db.ts'
import type { Id } from '../../vocabulary/ids.ts'
import { columnOf } from '../tables.ts'
import type { Declaration } from './declaration.ts'
import type { ChangedRows, Row } from './rules.ts'

/** The only SQL on the table of settings, but for what reads those of many units at once. */
export interface Store<R> {
  /** The name of the table in SQL. */
  readonly table: string
  /** Every row of a unit, oldest first. */
  rowsOf(db: TenantDb, unitId: Id): Promise<R[]>
  /** Those of the units that ever had settings. */
  unitsWithRows(db: TenantDb, unitIds: readonly Id[]): Promise<{ readonly id: Id }[]>
  save(tx: WriteTransaction, unitId: Id, changed: ChangedRows): Promise<unknown>
}

export function storeOf({ name, table: tableName = name, units, from, fields }: Declaration): Store<Row> {
  const rows = table<Readonly<Record<string, ReturnType<typeof columnOf>>>, string>(
    tableName,
    {
      [units.reference]: uuid.fixed(),
      [from]: date.fixed(),
      ...Object.fromEntries(Object.entries(fields).map(([field, shape]) => [field, columnOf(shape)])),
      createdAt: instant.fixed(),
      updatedAt: instant,
    },
    { key: [units.reference, from] },
  )
  const named = sql.raw(rows.name)
  const unit = sql.raw(`"${snakeCase(units.reference)}"`)
  const start = sql.raw(`"${snakeCase(from)}"`)
  return {
    table: rows.name,
    rowsOf: (db, unitId) => db.sql<Row>`
      select ${rows.select('r')} from ${named} r
      where r.org_id = ${db.orgId} and r.${unit} = ${unitId}
      order by r.${start}`,
    unitsWithRows: (db, unitIds) => db.sql<{ id: Id }>`
      select distinct r.${unit} as id from ${named} r
      where r.org_id = ${db.orgId} and r.${unit} = any(${unitIds}::uuid[])`,
    save: (tx, unitId, { written, removed }) =>
      Promise.all([
        rows.upsert(tx, written),
        removed.length === 0 ||
          tx.sql`
            delete from ${named} where org_id = ${tx.orgId} and ${unit} = ${unitId}
              and ${start} = any(${removed}::date[]) returning ${start}`,
      ]),
  }
}
