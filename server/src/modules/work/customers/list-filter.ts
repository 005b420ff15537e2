import { type RawBuilder, sql } from 'kysely'
import { containing } from '../../../platform/data/like.ts'
import { idsContaining } from '../../../platform/data/substrings.ts'
import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { hasValues, type HeldValue } from '../../records/custom-fields/port.ts'
import type { CustomerFigures } from './figures.ts'
import { folded } from './record.ts'

/** Which customers a list selects; every condition given must hold. */
export interface CustomerFilter {
  readonly q: string | undefined
  /** Whether `q` looks at business ids too, and at contacts. */
  readonly withBusinessIds: boolean
  readonly withContacts: boolean
  readonly held: readonly HeldValue[]
  readonly ownerMembershipId: Id | undefined
  readonly unowned: boolean
  /** Members who have left, and look after nobody any more. */
  readonly leavers: readonly Id[]
  readonly tagId: Id | undefined
  readonly activeOnly: boolean
  /** Only customers without a completed activity since then. */
  readonly idleSince: Instant | undefined
  readonly code: string | undefined
  readonly externalSource: string | undefined
  readonly externalId: string | undefined
}

/** What an index picks customers out by, as conditions `and …` on `customers c`. */
export function picked(orgId: string, filter: CustomerFilter): RawBuilder<unknown> {
  const { held, ownerMembershipId, unowned, tagId, code } = filter
  const conditions: RawBuilder<unknown>[] = []
  if (code !== undefined) conditions.push(ledToBy(orgId, sql`h.code = ${code}`))
  if (filter.externalSource !== undefined)
    conditions.push(
      ledToBy(
        orgId,
        sql`h.external_source = ${filter.externalSource} and h.external_id = ${filter.externalId}`,
      ),
    )
  if (ownerMembershipId !== undefined) conditions.push(sql`c.owner_membership_id = ${ownerMembershipId}`)
  if (unowned)
    conditions.push(
      sql`(c.owner_membership_id is null or c.owner_membership_id = any(${filter.leavers}::uuid[]))`,
    )
  if (tagId !== undefined)
    conditions.push(sql`exists (
      select from customer_tag_links t where t.org_id = ${orgId} and t.tag_id = ${tagId} and t.customer_id = c.id)`)
  if (held.length > 0) conditions.push(hasValues(orgId, sql`c.id`, held))
  return all(conditions)
}

/** What is looked at customer by customer, as conditions `and …` on id and state of `c`. */
export function inState(
  orgId: string,
  { activeOnly, idleSince }: CustomerFilter,
  figures: CustomerFigures,
): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = []
  if (activeOnly) conditions.push(sql`c.active`)
  if (idleSince !== undefined)
    conditions.push(sql`coalesce(${figures.of(orgId, 'lastActivityAt', sql`c.id`)} < ${idleSince}, true)`)
  return all(conditions)
}

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )

/** The customer that a code or an external reference leads to: its holder, or where that was merged into. */
const ledToBy = (orgId: string, held: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`c.id = (
    select coalesce(h.merged_into_customer_id, h.id) from customers h where h.org_id = ${orgId} and ${held})`

/** Where `q` looks is said by what the caller may see; nothing else is even read. */
export interface CustomerQuery extends Pick<CustomerFilter, 'withBusinessIds' | 'withContacts'> {
  readonly q: string
}

/** The columns of a customer that `contains` compares. */
export const comparedColumns = ({ withBusinessIds }: CustomerQuery): RawBuilder<unknown> =>
  withBusinessIds ? sql`c.search_text, c.business_id` : sql`c.search_text`

/** Whether `q` is in one customer. */
export function contains(
  orgId: string,
  { q, withBusinessIds, withContacts }: CustomerQuery,
): RawBuilder<boolean> {
  const pattern = containing(folded(q))
  const places = [sql<boolean>`c.search_text like ${pattern}`]
  if (withBusinessIds) places.push(sql`c.business_id like ${pattern}`)
  // `exists` might be answered for all customers at once, which looks at every contact.
  if (withContacts)
    places.push(sql`(
      select true from customer_contacts l join contacts p on p.org_id = ${orgId} and p.id = l.contact_id
      where l.org_id = ${orgId} and l.customer_id = c.id and l.active and p.search_text like ${pattern} limit 1)`)
  return sql<boolean>`(${sql.join(places, sql` or `)})`
}

/** The ids of all customers that `q` is in, by index. */
export function idsWith(
  orgId: string,
  { q, withBusinessIds, withContacts }: CustomerQuery,
): RawBuilder<unknown> {
  const part = folded(q)
  const places = [idsContaining(orgId, ['customers', 'search_text'], part)]
  if (withBusinessIds) places.push(idsContaining(orgId, ['customers', 'business_id'], part))
  if (withContacts)
    places.push(sql`
      select l.customer_id from customer_contacts l
      where l.org_id = ${orgId} and l.active
        and l.contact_id = any(array(${idsContaining(orgId, ['contacts', 'search_text'], part)}))`)
  return sql.join(places, sql` union all `)
}
