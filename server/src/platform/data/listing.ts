import { type RawBuilder, sql } from 'kysely'
import type { Sought } from '../contract/listing.ts'
import { isId } from '../vocabulary/ids.ts'
import { fold } from './folding.ts'
import { by, type KeysetKey } from './keyset.ts'
import { containing } from './like.ts'

/** The columns by which rows of a list are looked for: what `listed` of the contract says, for a statement. */
export interface ListedColumns {
  /** The alias of the table whose `id` is that of a row. */
  readonly alias: string
  /** The column of that id, where it is called otherwise. */
  readonly id?: string
  /** Whether the caller finds a row by a text: a condition on a pattern of `like` over folded texts. */
  readonly text?: (pattern: string) => RawBuilder<unknown>
  /**
   * The columns of the sorts, `{ name: 't.name' }`, or several one after the other, `{ date: ['t.date', 't.startAt'] }`. None of
   * them is ever null, and each sort has its index.
   */
  readonly sorts?: Readonly<Record<string, string | readonly string[]>>
}

/** The text is in the row itself, which is compared when it is reached: by no index that knows of other rows. */
export const textOfRow =
  (alias: string) =>
  (pattern: string): RawBuilder<unknown> =>
    sql`${sql.ref(`${alias}.foldedText`)} like ${pattern}`

/**
 * The text is found by the index that `makeSearchable` makes. Only for lists of which a caller reads all rows or none: how
 * long the index takes tells of all rows that have the text.
 */
export const textByIndex =
  (orgId: string, table: string, alias: string) =>
  (pattern: string): RawBuilder<unknown> =>
    sql`
    ${sql.ref(`${alias}.id`)} in (
      select s.id from ${sql.table(`searchable_${table}`)} s
      where s.org_id = ${orgId} and s.folded_text like ${pattern})`

/** What a query looks for, as conditions of a statement. */
export function soughtIn(
  { q, ids }: Sought,
  { text, ...columns }: ListedColumns,
): readonly RawBuilder<unknown>[] {
  return [
    ...(ids === undefined ? [] : [sql`${sql.ref(idOf(columns))} = any(${idsIn(ids)}::uuid[])`]),
    ...(q === undefined || !text ? [] : [text(containing(fold(q)))]),
  ]
}

const idOf = ({ alias, id = `${alias}.id` }: Pick<ListedColumns, 'alias' | 'id'>): string => id

/** Ids with commas between; a text that is no id names nothing. */
export const idsIn = (text: string): string[] =>
  text
    .split(',')
    .map(part => part.trim().toLowerCase())
    .filter(isId)

const made = new Map<string, readonly KeysetKey[]>()

/** The order that a query asks for, by the column and by the id; undefined for the list's own. */
export function sortKeys(
  { sort, direction = 'asc' }: Sought,
  { sorts = {}, ...ofRow }: ListedColumns,
): readonly KeysetKey[] | undefined {
  const columns = sort === undefined ? undefined : sorts[sort]
  if (columns === undefined) return undefined
  const id = idOf(ofRow)
  const place = `${String(columns)} ${id} ${direction}`
  let keys = made.get(place)
  if (!keys) made.set(place, (keys = [columns, id].flat().map(column => by(column, { direction }))))
  return keys
}
