import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../platform/data/like.ts'
import { by, type KeysetKey, type Page, sweepKeys } from '../../platform/data/paging.ts'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import type { Instant } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { hasValues, type HeldValue } from '../custom-fields/port.ts'
import type { CustomerFigures, Figure } from './figures.ts'
import { folded } from './record.ts'
import type { CustomerSort, Direction } from './sorts.ts'
import { shownColumns } from './store.ts'
import type { ShownCustomer } from './view.ts'

/** Which customers a list is asked for; every condition given must hold. */
export interface CustomerFilter {
  readonly q: string | undefined
  /** Whether `q` looks at business ids too, and at contacts. */
  readonly withBusinessIds: boolean
  readonly withContacts: boolean
  readonly held: readonly HeldValue[]
  readonly ownerMembershipId: Id | undefined
  readonly unowned: boolean
  readonly tagId: Id | undefined
  readonly activeOnly: boolean
  /** Only customers without a completed activity since then. */
  readonly idleSince: Instant | undefined
  readonly code: string | undefined
  readonly externalSource: string | undefined
  readonly externalId: string | undefined
}

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

/** The rows of a page in the order of a column of customers. */
export const listByColumn = (
  db: TenantDb,
  filter: CustomerFilter,
  page: Page,
  figures: CustomerFigures,
): Promise<ShownCustomer[]> =>
  db.sql<ShownCustomer>`
    select ${shownColumns(db.orgId, figures)} from customers c
    where c.org_id = ${db.orgId} ${matching(db.orgId, filter, figures)} ${page.fragment}`

/**
 * The rows of a page in the order of a figure: first the customers with something in play, read in its order, then those
 * without, read in the order of their ids. Each half stops at the end of the page, so neither sorts all customers.
 */
export const listByFigure = (
  db: TenantDb,
  filter: CustomerFilter,
  page: Page,
  figures: CustomerFigures,
  { figure, direction }: { readonly figure: Figure; readonly direction: Direction },
): Promise<ShownCustomer[]> => {
  const conditions = sql`c.org_id = ${db.orgId} ${matching(db.orgId, filter, figures)}`
  const nothing = figures.of(db.orgId, figure, sql`c.id`)
  const order = sql.raw(direction)
  return db.sql<ShownCustomer>`
    select p.* from (
      (select ${shownColumns(db.orgId, figures)}, r.value as in_play
        from ${figures.inPlay(db.orgId, figure)} r join customers c on c.org_id = ${db.orgId} and c.id = r.customer_id
        where ${conditions} ${page.fragment})
      union all
      (select ${shownColumns(db.orgId, figures)}, r.value as in_play
        from customers c cross join (select ${nullLike(figure)} as value) r
        where ${conditions} and ${nothing} is null ${page.fragment})) p
    order by p.in_play ${order} nulls last, p.id ${order} limit ${page.limit}`
}

const nullLike = (figure: Figure): RawBuilder<unknown> =>
  figure === 'openPipelineCents' ? sql`null::bigint` : sql`null::timestamptz`

function matching(orgId: string, filter: CustomerFilter, figures: CustomerFigures): RawBuilder<unknown> {
  const { q, held, ownerMembershipId, unowned, tagId, activeOnly, idleSince, code } = filter
  const conditions: RawBuilder<unknown>[] = []
  if (activeOnly) conditions.push(sql`c.active`)
  if (code !== undefined) conditions.push(sql`c.code = ${code}`)
  if (filter.externalSource !== undefined)
    conditions.push(
      sql`c.external_source = ${filter.externalSource} and c.external_id = ${filter.externalId}`,
    )
  if (ownerMembershipId !== undefined) conditions.push(sql`c.owner_membership_id = ${ownerMembershipId}`)
  if (unowned) conditions.push(sql`c.owner_membership_id is null`)
  if (tagId !== undefined)
    conditions.push(sql`exists (
      select from customer_tag_links t where t.org_id = ${orgId} and t.tag_id = ${tagId} and t.customer_id = c.id)`)
  if (held.length > 0) conditions.push(hasValues(orgId, sql`c.id`, held))
  if (q !== undefined) conditions.push(found(orgId, q, filter))
  if (idleSince !== undefined)
    conditions.push(sql`coalesce(${figures.of(orgId, 'lastActivityAt', sql`c.id`)} < ${idleSince}, true)`)
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}

/** Where `q` looks is said by what the caller may see; nothing else is even read. */
function found(
  orgId: string,
  q: string,
  { withBusinessIds, withContacts }: CustomerFilter,
): RawBuilder<boolean> {
  const pattern = containing(folded(q))
  const places = [sql<boolean>`c.search_text like ${pattern}`]
  if (withBusinessIds) places.push(sql`c.business_id like ${pattern}`)
  // The contacts are looked through once, not for each customer.
  if (withContacts)
    places.push(sql`c.id in (
      select l.customer_id from customer_contacts l join contacts p on p.org_id = ${orgId} and p.id = l.contact_id
      where l.org_id = ${orgId} and l.active and p.search_text like ${pattern})`)
  return sql<boolean>`(${sql.join(places, sql` or `)})`
}
