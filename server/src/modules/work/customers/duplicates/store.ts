import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CustomerFigures } from '../figures.ts'
import { shownColumns } from '../store.ts'
import type { ShownCustomer } from '../view.ts'
import { type DuplicateReason, mostCandidates } from './operations.ts'

/** Domains that many companies share: mail for everybody, and pages inside of somebody else's site. Last looked through in November 2026. */
const sharedDomains: readonly string[] = [
  'aol.com',
  'elisanet.fi',
  'facebook.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'googlemail.com',
  'hotmail.com',
  'hotmail.fi',
  'icloud.com',
  'instagram.com',
  'jippii.fi',
  'kolumbus.fi',
  'kotiposti.net',
  'kotisivut.com',
  'linkedin.com',
  'live.com',
  'live.fi',
  'luukku.com',
  'm.facebook.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.fi',
  'pp.inet.fi',
  'proton.me',
  'protonmail.com',
  'saunalahti.fi',
  'sites.google.com',
  'suomi24.fi',
  'surffi.fi',
  'telia.fi',
  'wixsite.com',
  'wordpress.com',
  'yahoo.com',
  'yandex.com',
]

/** Whether business ids and addresses of invoices are looked at, and whether contacts are. */
export interface Looked {
  readonly atBilling: boolean
  readonly atContacts: boolean
}

export interface ShownCandidate extends ShownCustomer {
  readonly reasons: readonly DuplicateReason[]
}

/** So many of one reason are looked at: a name that hundreds bear says nothing. */
const mostOfReason = 100

/** The other active customers that have something in common with one. What may not be looked at is not even read. */
export function candidatesOf(
  db: TenantDb,
  id: Id,
  figures: CustomerFigures,
  looked: Looked,
): Promise<ShownCandidate[]> {
  const { orgId } = db
  const { found, own } = placesLooked(orgId, id, looked)
  return db.sql<ShownCandidate>`
    with domains as materialized (
      select distinct w.domain from (${sql.join(own, sql` union all `)}) w
      where w.domain is not null and w.domain <> all(${sharedDomains}::text[])),
    candidates as (
      select f.id, array_agg(distinct f.reason order by f.reason) as reasons
      from (${sql.join(found, sql` union all `)}) f group by f.id)
    select ${shownColumns(orgId, figures)}, k.reasons
    from candidates k join customers c on c.org_id = ${orgId} and c.id = k.id
    order by cardinality(k.reasons) desc, ('business_id' = any(k.reasons)) desc, c.name, c.id limit ${mostCandidates}`
}

/** Where candidates are found, and the domains of the customer itself. */
function placesLooked(orgId: string, id: Id, looked: Looked) {
  const among = (condition: RawBuilder<unknown>, reason: DuplicateReason) => sql`
    (select o.id, ${sql.lit(reason)} as reason from customers o
      where o.org_id = ${orgId} and o.active and o.id <> ${id} and ${condition} limit ${mostOfReason})`
  const found = [
    among(
      sql`o.name_key = (select m.name_key from customers m where m.org_id = ${orgId} and m.id = ${id})`,
      'name',
    ),
    among(sql`o.web_domain in (select d.domain from domains d)`, 'domain'),
  ]
  const own = [sql`select m.web_domain as domain from customers m where m.org_id = ${orgId} and m.id = ${id}`]
  if (looked.atBilling) {
    found.push(
      among(
        sql`o.business_id = (select m.business_id from customers m where m.org_id = ${orgId} and m.id = ${id})`,
        'business_id',
      ),
      among(sql`o.invoice_domain in (select d.domain from domains d)`, 'domain'),
    )
    own.push(sql`select m.invoice_domain from customers m where m.org_id = ${orgId} and m.id = ${id}`)
  }
  if (looked.atContacts) {
    found.push(
      among(
        sql`o.id in (
          select l.customer_id from contacts p join customer_contacts l on l.org_id = ${orgId} and l.contact_id = p.id
          where p.org_id = ${orgId} and l.active and p.email_domain in (select d.domain from domains d)
          limit ${mostOfReason})`,
        'domain',
      ),
    )
    own.push(sql`
      select p.email_domain from customer_contacts l join contacts p on p.org_id = ${orgId} and p.id = l.contact_id
      where l.org_id = ${orgId} and l.customer_id = ${id} and l.active`)
  }
  return { found, own }
}

export interface DuplicateKey {
  readonly key: string
  readonly count: number
  readonly ids: readonly Id[]
}

const columnOf = { name: 'name_key', business_id: 'business_id', domain: 'web_domain' } as const

/** What several active customers have in common, a page in its order, which is that of an index. */
export const sharedKeys = (
  db: TenantDb,
  by: DuplicateReason,
  keyset: RawBuilder<unknown>,
): Promise<DuplicateKey[]> => {
  const key = sql.ref(`c.${columnOf[by]}`)
  const shared = by === 'domain' ? sql`and ${key} <> all(${sharedDomains}::text[])` : sql``
  return db.sql<DuplicateKey>`
    select g.* from (
      select ${key} as key, count(*) as count, (array_agg(c.id order by c.id))[1:${mostCandidates}] as ids
      from customers c where c.org_id = ${db.orgId} and c.active and ${key} is not null ${shared}
      group by ${key} having count(*) > 1) g
    where true ${keyset}`
}

export const customersIn = (
  db: TenantDb,
  ids: readonly Id[],
  figures: CustomerFigures,
): Promise<ShownCustomer[]> =>
  db.sql<ShownCustomer>`
    select ${shownColumns(db.orgId, figures)} from customers c
    where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[])`
