import { type RawBuilder, sql } from 'kysely'
import { withMatched } from '../../../platform/data/matched-page.ts'
import { by, type KeysetKey, type Page, sweepKeys } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { CustomerFigures, Figure } from './figures.ts'
import {
  type CustomerQuery,
  comparedColumns,
  contains,
  type CustomerFilter,
  idsWith,
  inState,
  picked,
} from './list-filter.ts'
import type { CustomerSort, Direction } from './sorts.ts'
import { shownColumns } from './store.ts'
import type { ShownCustomer } from './view.ts'

export const sweep = sweepKeys('c')

const keys = new Map<string, readonly KeysetKey[]>()

/** The order of the list; customers without the value come last in both directions. */
export function keysOf(sort: CustomerSort, direction: Direction): readonly KeysetKey[] {
  const place = `${sort} ${direction}`
  let found = keys.get(place)
  if (!found) {
    const first =
      sort === 'name' || sort === 'code'
        ? by(`c.${sort}`, { direction, nullable: sort === 'code' })
        : by('r.value', { as: sort, direction, nullable: true })
    keys.set(place, (found = [first, by('c.id', { direction })]))
  }
  return found
}

/** What a page is read for. */
interface Wanted {
  readonly filter: CustomerFilter
  readonly page: Page
  readonly figures: CustomerFigures
}

/** The rows of a page in the order of a column of customers. */
export const listByColumn = (db: TenantDb, wanted: Wanted): Promise<ShownCustomer[]> => {
  const { filter, page, figures } = wanted
  const { orgId } = db
  if (isAsked(filter))
    return listMatched(db, wanted, filter, {
      ways: [
        sql`
          select ${walkedColumns(filter)}, c.name, c.code, c.updated_at from customers c
          where c.org_id = ${orgId} ${picked(orgId, filter)}`,
      ],
      value: null,
    })
  return db.sql<ShownCustomer>`
    select ${shownColumns(orgId, figures)} from customers c
    where c.org_id = ${orgId} ${picked(orgId, filter)} ${inState(orgId, filter, figures)} ${page.fragment}`
}

/**
 * The rows of a page in the order of a figure: first the customers with something in play, read in its order; where these do not
 * fill the page, then those without, read in the order of their ids. Neither half sorts all customers.
 */
export const listByFigure = (
  db: TenantDb,
  wanted: Wanted,
  { figure, direction }: { readonly figure: Figure; readonly direction: Direction },
): Promise<ShownCustomer[]> => {
  const { filter, page, figures } = wanted
  const { orgId } = db
  const value = figures.of(orgId, figure, sql`c.id`)
  const inPlay = sql`${figures.inPlay(orgId, figure)} r join customers c on c.org_id = ${orgId} and c.id = r.customer_id`
  const notInPlay = sql`customers c cross join (select ${nullLike(figure)} as value) r`
  const chosen = sql`c.org_id = ${orgId} ${picked(orgId, filter)}`
  if (isAsked(filter)) {
    const columns = sql`${walkedColumns(filter)}, r.value`
    return listMatched(db, wanted, filter, {
      ways: [
        sql`select ${columns} from ${inPlay} where ${chosen} and ${page.whereValued}`,
        sql`select ${columns} from ${notInPlay} where ${chosen} and ${value} is null`,
      ],
      value,
    })
  }
  const conditions = sql`${chosen} ${inState(orgId, filter, figures)}`
  const columns = sql`${shownColumns(orgId, figures)}, r.value as in_play`
  const order = sql.raw(direction)
  return db.sql<ShownCustomer>`
    with first_half as materialized (select ${columns} from ${inPlay} where ${conditions} and ${page.whereValued} ${page.order} limit ${page.limit})
    select p.* from (
      select * from first_half
      union all
      (select ${columns} from ${notInPlay}
        where ${conditions} and ${value} is null and (select count(*) from first_half) < ${page.limit}::integer
        ${page.fragment})) p
    order by p.in_play ${order} nulls last, p.id ${order} limit ${page.limit}`
}

const nullLike = (figure: Figure): RawBuilder<unknown> =>
  figure === 'openPipelineCents' ? sql`null::bigint` : sql`null::timestamptz`

const isAsked = (filter: CustomerFilter): filter is CustomerFilter & CustomerQuery => filter.q !== undefined

/** What of a customer decides whether it fits. */
const walkedColumns = (asked: CustomerQuery): RawBuilder<unknown> =>
  sql`c.id, c.active, ${comparedColumns(asked)}`

/** The rows of a page of those that `q` is in; `value` is the figure that they are ordered by, if they are. */
function listMatched(
  db: TenantDb,
  { filter, page, figures }: Wanted,
  asked: CustomerQuery,
  {
    ways,
    value,
  }: { readonly ways: readonly RawBuilder<unknown>[]; readonly value: RawBuilder<unknown> | null },
): Promise<ShownCustomer[]> {
  const { orgId } = db
  const state = inState(orgId, filter, figures)
  const ordered = value ? sql`cross join lateral (select ${value} as value) r` : sql``
  const walked = value ? sql`cross join lateral (select c.value) r` : sql``
  const matched = withMatched(page, {
    ways,
    fitting: way => sql`select c.id from ${way} c ${walked} where ${contains(orgId, asked)} ${state}`,
    found: sql`
      select c.id from customers c ${ordered}
      where c.org_id = ${orgId} and c.id = any(array(${idsWith(orgId, asked)})) ${picked(orgId, filter)} ${state}`,
  })
  return db.sql<ShownCustomer>`
    ${matched}
    select ${shownColumns(orgId, figures)} from customers c ${ordered}
    where c.org_id = ${orgId} and c.id = any(array(select id from page_ids)) ${page.order}`
}
