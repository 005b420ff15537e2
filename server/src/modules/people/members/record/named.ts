import { type RawBuilder, sql } from 'kysely'

/**
 * Whether the member in a column is called so, for `listed` of a list of what members have: of the texts that a member is
 * found by only the display name, which everybody of the organisation is told. Addresses and telephone numbers are not.
 */
export const memberNamed =
  (orgId: string, ...columns: readonly [RawBuilder<unknown>, ...RawBuilder<unknown>[]]) =>
  (pattern: string): RawBuilder<unknown> => {
    const named = sql`array(
      select n.id from memberships n where n.org_id = ${orgId} and split_part(n.folded_text, '|', 2) like ${pattern})`
    return sql`(${sql.join(
      columns.map(column => sql`${column} = any(${named})`),
      sql` or `,
    )})`
  }
