import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { camelCase } from './naming.ts'

/** One key of a list's order. */
export interface KeysetKey {
  readonly column: Expression<unknown>
  /** The property of a row that holds the column's value. */
  readonly property: string
  readonly direction: 'asc' | 'desc'
  /** Rows without a value come last, in both directions. */
  readonly nullable: boolean
}

/**
 * A key by its camelCase column, `by('d.workDate')`, or by an expression and the property that its value has in a row,
 * `by(sql`lower(c.name)`, 'sortName')`. The last key of an order must be unique.
 */
export function by(
  column: string | Expression<unknown>,
  options: { as?: string; direction?: 'asc' | 'desc'; nullable?: boolean } = {},
): KeysetKey {
  const { direction = 'asc', nullable = false } = options
  if (typeof column !== 'string') {
    if (!options.as) throw new TypeError('a key by expression needs the property that holds its value')
    return { column, property: options.as, direction, nullable }
  }
  const property = options.as ?? camelCase(column.slice(column.lastIndexOf('.') + 1))
  return { column: sql.ref(column), property, direction, nullable }
}

/** The order under `updatedSince`: (updatedAt, id) of the table with this alias. */
export const sweepKeys = (alias: string): readonly KeysetKey[] => [
  by(`${alias}.updatedAt`),
  by(`${alias}.id`),
]

const orders = new WeakMap<readonly KeysetKey[], RawBuilder<unknown>>()

/** Made once for keys that a list keeps. */
export function orderBy(keys: readonly KeysetKey[]): RawBuilder<unknown> {
  let order = orders.get(keys)
  if (!order) orders.set(keys, (order = sql`order by ${sql.join(keys.map(orderTerm))}`))
  return order
}

// PostgreSQL puts nulls last in ascending order by itself; saying so would only keep it from using a plain index.
const orderTerm = ({ column, direction, nullable }: KeysetKey): RawBuilder<unknown> =>
  direction === 'asc' ? sql`${column} asc` : nullable ? sql`${column} desc nulls last` : sql`${column} desc`

/** Whether a row comes after the position, which has one value per key. */
export function after(keys: readonly KeysetKey[], position: readonly unknown[]): RawBuilder<SqlBool> {
  const [first] = keys
  if (first && keys.every(key => key.direction === first.direction && !key.nullable)) {
    const columns = sql.join(keys.map(key => key.column))
    const values = sql.join(position)
    return first.direction === 'asc' ? sql`(${columns}) > (${values})` : sql`(${columns}) < (${values})`
  }
  return afterInMixedOrder(keys, position)
}

/**
 * The same among rows that have a value of the first key, in a form that an index can start from. A position without one comes
 * after all of them.
 */
export function afterAmongValued(
  keys: readonly KeysetKey[],
  position: readonly unknown[],
): RawBuilder<SqlBool> {
  const [first, ...rest] = keys
  return first && position[0] !== null
    ? afterInMixedOrder([{ ...first, nullable: false }, ...rest], position)
    : sql`false`
}

function afterInMixedOrder(keys: readonly KeysetKey[], position: readonly unknown[]): RawBuilder<SqlBool> {
  const [key, ...rest] = keys
  if (!key) return sql`false`
  const value = position[0]
  const tied = afterInMixedOrder(rest, position.slice(1))
  if (value === null) return sql`(${key.column} is null and ${tied})`
  const [beyond, reached] = key.direction === 'asc' ? [sql`>`, sql`>=`] : [sql`<`, sql`<=`]
  const later = sql`${key.column} ${beyond} ${value} or ${key.column} = ${value} and ${tied}`
  // The first condition follows from the second, and is one that an index can start from.
  return key.nullable
    ? sql`(${key.column} is null or ${later})`
    : sql`(${key.column} ${reached} ${value} and (${later}))`
}
