import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Sensitivity } from '../vocabulary/sensitivity.ts'
import { camelCase, snakeCase } from './naming.ts'
import type { Column } from './table-columns.ts'
import {
  type Columns,
  insertedRows,
  insertStatement,
  jsonObject,
  selectList,
  updatedValues,
  updateStatement,
  upsertStatement,
} from './table-statements.ts'
import type { Json } from './tables.ts'
import type { TenantDb } from './tenant-db.ts'

type ValueOf<C> = C extends Column<infer Value> ? Value : never
type Row<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]> }

/** A row as the service reads and writes it, without the organisation. */
export type RowOf<T> = T extends Table<infer C, string> ? Row<C> : never

/**
 * The table as Kysely's builders take it:
 *
 *     declare module './tables.ts' {
 *       interface Tables { workDays: TableOf<typeof workDays> }
 *     }
 */
export type TableOf<T> =
  T extends Table<infer C, string>
    ? { readonly orgId: string } & {
        readonly [Name in keyof C]: C[Name] extends Column<infer Value, 'jsonb'>
          ? Json<Value>
          : ValueOf<C[Name]>
      }
    : never

/** A table of organisations, described once: its rows' type, its statements and its part of the audit trail. */
export interface Table<C extends Columns, Key extends string> {
  /** As in SQL. */
  readonly name: string
  readonly columns: C
  readonly key: readonly Key[]
  /** What the audit trail may show of the columns that declare it; part of a contract's `audited`. */
  readonly audited: Readonly<Record<string, Sensitivity>>
  /** The columns of a `select`, all or some; the same fragment each time, so that statements keep their text. */
  select(alias?: string, only?: readonly (keyof C & string)[]): RawBuilder<unknown>
  /** The columns as one `jsonb` object, with the keys and values that they have in a row. */
  object(alias: string, only?: readonly (keyof C & string)[]): RawBuilder<unknown>
  /** Adds rows as a set; what is no column is left out, and no rows are no statement. */
  insert(db: TenantDb, rows: readonly Row<C>[]): Promise<unknown>
  /** Adds rows as a set, or saves those whose key is there, but for their fixed columns. No two may have the same key. */
  upsert(db: TenantDb, rows: readonly Row<C>[]): Promise<unknown>
  /** Saves every column of the row with this key, but for the fixed ones. */
  update(db: TenantDb, row: Row<C>): Promise<unknown>
  /** Saves these columns only. */
  update<Name extends keyof C & string>(
    db: TenantDb,
    row: Pick<Row<C>, Name | Key>,
    only: readonly Name[],
  ): Promise<unknown>
}

/** The tables described in this process, by their names in SQL. A test compares them with the database. */
export const describedTables = new Map<
  string,
  { readonly columns: Columns; readonly key: readonly string[] }
>()

/**
 * Describes a table by the camelCase names of its columns. `org_id` is not among them: every statement binds it by a
 * parameter. The key tells the rows of one organisation apart.
 */
export function table<const C extends Columns, const Key extends keyof C & string = 'id'>(
  camelName: string,
  columns: C,
  { key = ['id'] as string[] as Key[] }: { readonly key?: readonly Key[] } = {},
): Table<C, Key> {
  const all = Object.keys(columns)
  for (const each of [camelName, ...all])
    if (camelCase(snakeCase(each)) !== each) throw new TypeError(`SQL gives ${each} another name back`)
  const name = snakeCase(camelName)
  describedTables.set(name, { columns, key })

  const keyNames = new Set<string>(key)
  const saved = all.filter(each => !keyNames.has(each) && !columns[each]?.isFixed)
  const insertText = insertStatement(name, columns)
  const upsertText = upsertStatement(name, columns, key, saved)
  const sent = (db: TenantDb, sqlText: string, rows: readonly Row<C>[]): Promise<unknown> =>
    rows.length === 0
      ? Promise.resolve([])
      : db.execute(CompiledQuery.raw(sqlText, [db.orgId, insertedRows(rows, columns)]))
  const updateText = kept((only: readonly string[]) => {
    for (const each of only)
      if (!saved.includes(each)) throw new TypeError(`${each} of ${name} never changes`)
    return updateStatement(name, key, only)
  })
  const list = kept((only: readonly string[], alias?: string) => sql.raw(selectList(only, alias)))
  const object = kept((only: readonly string[], alias?: string) =>
    sql.raw(jsonObject(only, alias ?? name, columns)),
  )
  return {
    name,
    columns,
    key,
    audited: auditedOf(columns),
    select: (alias, only = all) => list(only, alias),
    object: (alias, only = all) => object(only, alias),
    insert: (db, rows) => sent(db, insertText, rows),
    upsert: (db, rows) => sent(db, upsertText, rows),
    update: (db: TenantDb, row: Readonly<Record<string, unknown>>, only: readonly string[] = saved) =>
      db.execute(CompiledQuery.raw(updateText(only), [db.orgId, ...updatedValues(row, key, only, columns)])),
  }
}

const auditedOf = (columns: Columns): Record<string, Sensitivity> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { sensitivity }]) => (sensitivity ? [[name, sensitivity]] : [])),
  )

/** Makes a text or fragment once for each list of columns and alias: they come from code, so there are few. */
function kept<Made>(
  make: (only: readonly string[], alias?: string) => Made,
): (only: readonly string[], alias?: string) => Made {
  const made = new Map<string, Made>()
  return (only, alias) => {
    const place = `${alias ?? ''} ${only.join()}`
    let found = made.get(place)
    if (found === undefined) made.set(place, (found = make(only, alias)))
    return found
  }
}
