import { sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Capability } from '../../../platform/vocabulary/capabilities.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Likeness } from '../../records/imports/port.ts'

/** What a record of another family has; null for what it lacks, and for what its reader may not see. */
export interface Identified {
  readonly businessId: string | null
  readonly email: string | null
  readonly phone: string | null
  /** Of the organisation. */
  readonly name: string | null
}

/** A customer or contact that may be the same. */
export interface AlikeCustomer {
  readonly type: 'customer' | 'contact'
  readonly id: Id
  readonly name: string
  /** A customer of the contact; null for a customer. */
  readonly customerId: Id | null
  readonly active: boolean
  readonly matches: readonly ('business_id' | 'email' | 'phone' | 'name')[]
}

/** So many of each likeness are looked at. */
const most = 20

/**
 * The customers and contacts that have the business id, the address, the number or the name of something, but for
 * spelling. One statement, each likeness by an index.
 */
export const customersAlike = (
  db: TenantDb,
  { businessId, email, phone, name }: Identified,
): Promise<AlikeCustomer[]> =>
  db.sql<AlikeCustomer>`
    with likenesses as (
      (select 'customer' as type, c.id, 'business_id' as likeness, 1 as place from customers c
        where c.org_id = ${db.orgId} and c.business_id = ${businessId}::text limit ${most})
      union all
      (select 'contact', p.id, 'email', 2 from contacts p
        where p.org_id = ${db.orgId} and p.email_key = lower(${email}::text) limit ${most})
      union all
      (select 'contact', p.id, 'phone', 3 from contacts p
        where p.org_id = ${db.orgId} and p.phone_key = search_phone(${phone}::text) limit ${most})
      union all
      (select 'customer', c.id, 'phone', 3 from customers c
        where c.org_id = ${db.orgId} and c.phone_key = search_phone(${phone}::text) limit ${most})
      union all
      (select 'customer', c.id, 'name', 4 from customers c
        where c.org_id = ${db.orgId} and c.name_key = customer_name_key(${name}::text) limit ${most})),
    found as (
      select k.type, k.id, array_agg(k.likeness order by k.place) as matches from likenesses k group by k.type, k.id)
    select f.type, f.id, coalesce(c.name, p.name) as name,
      case when f.type = 'contact' then (
        select l.customer_id from customer_contacts l
        where l.org_id = ${db.orgId} and l.contact_id = f.id order by l.active desc, l.customer_id limit 1)
      end as customer_id,
      coalesce(c.active, exists (
        select from customer_contacts l where l.org_id = ${db.orgId} and l.contact_id = f.id and l.active)) as active,
      f.matches
    from found f
      left join customers c on c.org_id = ${db.orgId} and f.type = 'customer' and c.id = f.id
      left join contacts p on p.org_id = ${db.orgId} and f.type = 'contact' and p.id = f.id
    where c.merged_into_customer_id is null
    order by f.type desc, cardinality(f.matches) desc, f.id`

/** By what somebody who is imported may be somebody who is there: address and number, told to who sees people. */
export const personLikenesses = (
  needs: Capability,
): Likeness<{ readonly email: string | null; readonly phone: string | null }>[] => [
  {
    ...{ code: 'same_email', column: 'email_key', needs },
    written: ({ email }) => email,
    key: written => sql`lower(${written})`,
  },
  {
    ...{ code: 'same_phone', column: 'phone_key', needs },
    written: ({ phone }) => phone,
    key: written => sql`search_phone(${written})`,
  },
]
