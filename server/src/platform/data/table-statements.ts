import { snakeCase } from './naming.ts'
import type { Column } from './table-columns.ts'

/** The columns of a table by their camelCase names. */
export type Columns = Readonly<Record<string, Column<unknown>>>

type Values = Readonly<Record<string, unknown>>

const quoted = (name: string): string => `"${snakeCase(name)}"`

const reference = (alias: string, name: string): string => `${alias}.${quoted(name)}`

export const selectList = (names: readonly string[], alias?: string): string =>
  names.map(name => (alias === undefined ? quoted(name) : reference(alias, name))).join(', ')

/**
 * The columns as one `jsonb` object. PostgreSQL would write an instant and a decimal into JSON in another form than they
 * have in a row. Throws a `TypeError` for bytes, which have none in JSON.
 */
export const jsonObject = (names: readonly string[], alias: string, columns: Columns): string =>
  `jsonb_build_object(${names.map(name => `'${name}', ${inJson(reference(alias, name), name, columns)}`).join(', ')})`

function inJson(value: string, name: string, columns: Columns): string {
  switch (columns[name]?.type) {
    case 'timestamptz':
      return `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    case 'numeric':
      return `${value}::text`
    case 'bytea':
      throw new TypeError(`the bytes of ${name} have no form in JSON`)
    default:
      return value
  }
}

/**
 * Adds rows of one organisation, $1, from a JSON array, $2. It returns something for each row: a worker of Citus copies an
 * `insert … select` without it past row-level security.
 */
export const insertStatement = (table: string, columns: Columns): string =>
  `${insertOf(table, columns)} returning 1`

/** The same, where a row with the key of another takes its place: these columns of it are saved. */
export const upsertStatement = (
  table: string,
  columns: Columns,
  key: readonly string[],
  saved: readonly string[],
): string =>
  `${insertOf(table, columns)} on conflict ("org_id", ${selectList(key)}) do update set ${saved.map(name => `${quoted(name)} = ${reference('excluded', name)}`).join(', ')} returning 1`

function insertOf(table: string, columns: Columns): string {
  const names = Object.keys(columns)
  const types = names.map(name => `${quoted(name)} ${columns[name]?.type}`)
  return `insert into ${table} ("org_id", ${selectList(names)}) select $1, ${selectList(names, 'n')} from jsonb_to_recordset($2::jsonb) as n(${types.join(', ')})`
}

/** The rows as $2 of the insert: their columns and nothing else. Throws a `TypeError` for a row without one. */
export function insertedRows(rows: readonly Values[], columns: Columns): string {
  const described = Object.entries(columns)
  return JSON.stringify(
    rows.map(row =>
      Object.fromEntries(described.map(([name, { type }]) => [snakeCase(name), inserted(row, name, type)])),
    ),
  )
}

function inserted(row: Values, name: string, type: string): unknown {
  const value = present(row, name)
  return type === 'bytea' && value !== null ? `\\x${(value as Buffer).toString('hex')}` : value
}

/** Saves columns of one row: $1 is the organisation, the key comes next, then the values in the order of the names. */
export function updateStatement(table: string, key: readonly string[], names: readonly string[]): string {
  const set = names.map((name, index) => `${quoted(name)} = $${2 + key.length + index}`)
  const where = key.map((name, index) => `${quoted(name)} = $${2 + index}`)
  return `update ${table} set ${set.join(', ')} where "org_id" = $1 and ${where.join(' and ')}`
}

/** The parameters of the update after the organisation. Throws a `TypeError` for a row without one of them. */
export const updatedValues = (
  row: Values,
  key: readonly string[],
  names: readonly string[],
  columns: Columns,
): unknown[] =>
  [...key, ...names].map(name => {
    const value = present(row, name)
    return columns[name]?.type === 'jsonb' && value !== null ? JSON.stringify(value) : value
  })

/** Left out is not null: a row that lacks a column would lose its value silently. */
function present(row: Values, name: string): unknown {
  const value = row[name]
  if (value === undefined) throw new TypeError(`the row has no ${name}`)
  return value
}
