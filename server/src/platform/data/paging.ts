import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Sought } from '../contract/listing.ts'
import { limits } from '../vocabulary/limits.ts'
import { CursorInvalid } from './cursors.ts'
import { after, afterAmongValued, type KeysetKey, orderBy } from './keyset.ts'
import { type ListedColumns, sortKeys, soughtIn } from './listing.ts'
import type { TenantDb } from './tenant-db.ts'

export { CursorInvalid } from './cursors.ts'
export { by, type KeysetKey, sweepKeys } from './keyset.ts'

/** The query parameters of a list; whatever else it has are its filters. */
export interface PageQuery {
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
  /** An RFC 3339 instant; only rows changed at or after it, in the order of their change. */
  readonly updatedSince?: string | undefined
  /** What is answered beside the rows: any page may have it or not. */
  readonly include?: string | undefined
}

export interface PageOf<Item> {
  readonly items: Item[]
  readonly pageInfo: { readonly nextCursor: string | null; readonly hasMore: boolean }
}

interface PageOrder {
  /** The operation's id: a cursor of one list is none of another. */
  readonly operation: string
  /** The list's own order; the last key is unique. */
  readonly keys: readonly KeysetKey[]
  /** The order under `updatedSince`, `sweepKeys(alias)`; without it `keys` must begin with `updatedAt` then. */
  readonly sweep?: readonly KeysetKey[]
  /** What the page depends on besides the query: ids of the path, for instance. */
  readonly within?: unknown
  /** The columns of what the contract declares of the list as `listed`. */
  readonly listed?: ListedColumns
}

/**
 * Reads one page. `rows` gets the end of a statement that already has a `where`: `and …` for where the page begins,
 * the order and the limit. Throws `CursorInvalid` for a cursor of another query.
 */
export async function keysetPage<Row extends object, Item = Row>(
  db: TenantDb,
  query: PageQuery,
  order: PageOrder & {
    readonly rows: (keyset: RawBuilder<unknown>) => Promise<readonly Row[]>
    /** How a row is shown, when it is not an item as it is. */
    readonly show?: (row: Row) => Item
  },
): Promise<PageOf<Item>> {
  const page = openPage(db, query, order)
  const { items, pageInfo } = page.answer(await order.rows(page.fragment))
  // Without `show` an item is a row: its type defaults to the row's.
  return { items: order.show ? items.map(order.show) : (items as unknown as Item[]), pageInfo }
}

/** A page of a list that is read with a builder or with a statement of its own shape. */
export interface Page {
  /** Where the page begins: true for the first page without `updatedSince`. */
  readonly where: Expression<SqlBool>
  /** The same for rows that are known to have a value of the first key, where others come after them. */
  readonly whereValued: Expression<SqlBool>
  /** `and <where> order by … limit …`, to end a statement that already has a `where`. */
  readonly fragment: RawBuilder<unknown>
  /** `order by …`, for a statement that reads rows which are known to be of the page, or other numbers of rows. */
  readonly order: RawBuilder<unknown>
  /** How many rows the statement may give, for one whose parts are limited each. */
  readonly limit: number
  /** Adds condition, order and limit to a builder. */
  apply<DB, TB extends keyof DB, O>(builder: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O>
  /** The envelope; `rows` are those that the page's statement gave, one more than fits showing that there are more. */
  answer<Row extends object>(rows: readonly Row[]): PageOf<Row>
}

export function openPage(db: TenantDb, query: PageQuery, order: PageOrder): Page {
  const { cursor, limit = limits.pageSize.default, include: _, ...filters } = query
  const identity = [db.orgId, order.operation, filters, order.within ?? null]
  const keys = keysOf(query, order)
  const sought = order.listed ? soughtIn(query as Sought, order.listed) : []
  const conditions: RawBuilder<unknown>[] = [...sought]
  const valued: RawBuilder<unknown>[] = [...sought]
  const [changed] = keys
  if (query.updatedSince !== undefined && changed && cursor === undefined)
    conditions.push(sql`${changed.column} >= ${query.updatedSince}`)
  if (cursor !== undefined) {
    const position = db.cursors.open(identity, cursor)
    // A release may have changed the order of a list; its older cursors end with it.
    if (position.length !== keys.length) throw new CursorInvalid()
    conditions.push(after(keys, position))
    valued.push(afterAmongValued(keys, position))
  }
  const where = all(conditions)
  const ordered = sql`${orderBy(keys)} limit ${limit + 1}`
  return {
    where,
    whereValued: all(valued),
    order: orderBy(keys),
    fragment: conditions.length > 0 ? sql`and ${where} ${ordered}` : ordered,
    limit: limit + 1,
    apply: builder => {
      let result = conditions.length > 0 ? builder.where(where) : builder
      for (const key of keys)
        result = result.orderBy(key.column, term => {
          const directed = key.direction === 'asc' ? term.asc() : term.desc()
          return key.nullable ? directed.nullsLast() : directed
        })
      return result.limit(limit + 1)
    },
    answer: rows => {
      const items = rows.slice(0, limit)
      const hasMore = rows.length > limit
      const last = items.at(-1)
      const nextCursor = hasMore && last ? db.cursors.seal(identity, positionOf(last, keys)) : null
      return { items, pageInfo: { nextCursor, hasMore } }
    },
  }
}

/** The end of a statement that reads a bounded list whole: which rows a query looks for, and in which order. */
export function wholeOrder(
  query: Sought,
  keys: readonly KeysetKey[],
  listed: ListedColumns,
): RawBuilder<unknown> {
  const order = orderBy(sortKeys(query, listed) ?? keys)
  const sought = soughtIn(query, listed)
  return sought.length === 0 ? order : sql`and ${all(sought)} ${order}`
}

const all = ([first, ...rest]: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  first === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join([first, ...rest], sql` and `)}`

function keysOf(query: PageQuery, { keys, sweep, operation, listed }: PageOrder): readonly KeysetKey[] {
  if (query.updatedSince === undefined) return (listed && sortKeys(query as Sought, listed)) ?? keys
  const sweeping = sweep ?? keys
  if (sweeping[0]?.property !== 'updatedAt') throw new Error(`${operation} has no order for updatedSince`)
  return sweeping
}

function positionOf(row: object, keys: readonly KeysetKey[]): unknown[] {
  return keys.map(({ property }) => {
    const value = (row as Record<string, unknown>)[property]
    if (value === undefined) throw new Error(`a page is ordered by ${property}, which its rows do not have`)
    return value
  })
}
