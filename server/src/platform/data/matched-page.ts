import { type RawBuilder, sql } from 'kysely'
import type { Page } from './paging.ts'

/** A page of the rows that fit a question which an index answers only for all rows of a list at once. */
interface Matched {
  /**
   * Rows in the order of the page, `select … from … where …` with their `id`; where there are several ways, all rows of one
   * come before those of the next. No condition that few rows of a way may meet belongs here but in `fitting`.
   */
  readonly ways: readonly RawBuilder<unknown>[]
  /** Those of a way that fit, `select … from <way> … where …`, by the columns of the way. */
  fitting(way: RawBuilder<unknown>): RawBuilder<unknown>
  /** All rows that fit, found by the index of the question: `select … from … where …`. */
  readonly found: RawBuilder<unknown>
}

/** So many rows of a way are looked at one by one. What one row in twenty fits fills a page of 50 there. */
const mostWalked = 1000

/**
 * The beginning of a statement, `with …`, whose `page_ids` are the ids of the page. First it looks at the next rows in the order of
 * the list, which fill the page where many fit. Where they do not, few fit, and the index finds all of them to be put in
 * order. So neither reads all rows of the list, whether a question fits half of them or none.
 */
export function withMatched(page: Page, { ways, fitting, found }: Matched): RawBuilder<unknown> {
  const most = sql.lit(mostWalked)
  const limit = sql`${page.limit}::integer`
  const walks = ways.map((way, at) => ({
    way,
    walked: sql.raw(`walked${at}`),
    near: sql.raw(`near${at}`),
  }))
  const isAtEnd = (before: typeof walks) =>
    sql.join(
      before.map(({ walked }) => sql`(select count(*) from ${walked}) < ${most}`),
      sql` and `,
    )
  const isFull = (before: typeof walks) =>
    sql`${sql.join(
      before.map(({ near }) => sql`(select count(*) from ${near})`),
      sql` + `,
    )} >= ${limit}`
  const steps = walks.flatMap(({ way, walked, near }, at) => {
    const before = walks.slice(0, at)
    const isNeeded = at === 0 ? sql`` : sql`and not ${isFull(before)} and ${isAtEnd(before)}`
    return [
      sql`${walked} as materialized (${way} ${isNeeded} and ${page.where} ${page.order} limit ${most})`,
      sql`${near} as materialized (${fitting(walked)} ${page.order} limit ${limit})`,
    ]
  })
  const near = walks.map(walk => sql`select id from ${walk.near} where (select is_enough from reached)`)
  return sql`with ${sql.join(steps)},
    reached as materialized (select ${isFull(walks)} or ${isAtEnd(walks)} as is_enough),
    far as materialized (${found} and not (select is_enough from reached) and ${page.where} ${page.order} limit ${limit}),
    page_ids as (${sql.join([...near, sql`select id from far`], sql` union all `)})`
}
