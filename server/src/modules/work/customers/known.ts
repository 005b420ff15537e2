import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../platform/vocabulary/locales.ts'
import type { VatTreatment } from './billing/shapes.ts'
import { byRecordNames, type Reference } from '../../records/imports/protocol/port.ts'

/** Customers as other families check their references to them. */
export const customersWithIds = (
  db: TenantDb,
  ids: readonly Id[],
): Promise<{ readonly id: Id; readonly active: boolean }[]> =>
  db.sql<{ id: Id; active: boolean }>`
    select c.id, c.active from customers c where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[])`

/** A customer as invoices are made for it. */
export interface InvoicedCustomer {
  readonly id: Id
  readonly paymentTermId: Id | null
  readonly vatTreatment: VatTreatment | null
  /** Null for none who still is a contact. */
  readonly defaultContactId: Id | null
  /** Its active contacts. */
  readonly contactIds: readonly Id[]
}

/** The customers with these ids as invoices are made for them. One statement. */
export const invoicedCustomers = (db: TenantDb, ids: IdSet): Promise<InvoicedCustomer[]> =>
  db.sql<InvoicedCustomer>`
    select c.id, c.payment_term_id, c.vat_treatment,
      case when c.default_contact_id = any(l.ids) then c.default_contact_id end as default_contact_id, l.ids as contact_ids
    from customers c cross join lateral (
      select array(select l.contact_id from customer_contacts l
        where l.org_id = ${db.orgId} and l.customer_id = c.id and l.active) as ids) l
    where c.org_id = ${db.orgId} and c.id = any(${idArray(ids)})`

/** What a customer is called: a fragment for statements over records of other families. */
export const customerName = (orgId: string, id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select c.name from customers c where c.org_id = ${orgId} and c.id = ${id})`

/** The same of a person. */
export const contactName = (orgId: string, id: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql`(select p.name from contacts p where p.org_id = ${orgId} and p.id = ${id})`

/** The customers whose active contacts people are; a person who is none's any more has an empty list. */
export const placesOfContacts = (
  db: TenantDb,
  contactIds: readonly Id[],
): Promise<{ readonly contactId: Id; readonly customerIds: readonly Id[] }[]> =>
  db.sql<{ contactId: Id; customerIds: Id[] }>`
    select p.id as contact_id, array(
      select l.customer_id from customer_contacts l
      where l.org_id = ${db.orgId} and l.contact_id = p.id and l.active) as customer_ids
    from contacts p where p.org_id = ${db.orgId} and p.id = any(${contactIds}::uuid[])`

/** A customer by what rows of other families name it. */
export interface CustomerNamed {
  readonly id: Id
  readonly code: string | null
  readonly externalSource: string | null
  readonly externalId: string | null
  readonly active: boolean
  /** The customer itself, or the one that it was merged into. */
  readonly winnerId: Id
  readonly winnerActive: boolean
}

const rowsOf = (references: readonly Reference[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as r("externalSource" text, "externalId" text)`

/** The customers that have one of the ids, codes or external references, those that were merged away too. One statement. */
export const customersNamed = (
  db: TenantDb,
  {
    ids,
    codes,
    references,
  }: {
    readonly ids: readonly Id[]
    readonly codes: readonly string[]
    readonly references: readonly Reference[]
  },
): Promise<CustomerNamed[]> =>
  db.sql<CustomerNamed>`
    select c.id, c.code, c.external_source, c.external_id, c.active,
      coalesce(w.id, c.id) as winner_id, coalesce(w.active, c.active) as winner_active
    from customers c
    left join customers w on w.org_id = ${db.orgId} and w.id = c.merged_into_customer_id
    where c.org_id = ${db.orgId} and c.id in (
      select n.id from customers n where n.org_id = ${db.orgId} and n.id = any(${ids}::uuid[])
      union all
      select n.id from customers n where n.org_id = ${db.orgId} and n.code = any(${codes}::text[])
      union all
      select n.id from ${rowsOf(references)}
      join customers n on n.org_id = ${db.orgId} and n.external_source = r."externalSource"
        and n.external_id = r."externalId")`

/** The customers that rows name, by the names that `recordName` makes: themselves, or those that they were merged into. */
export async function customersByNames(
  db: TenantDb,
  named: Parameters<typeof customersNamed>[1],
): Promise<(name: string) => { readonly id: Id; readonly active: boolean } | undefined> {
  const meant = byRecordNames(await customersNamed(db, named))
  return name => {
    const found = meant(name)
    return found && { id: found.winnerId, active: found.winnerActive }
  }
}

/** A person by an e-mail address, with the customers whose active contact they are. */
export interface ContactNamed {
  readonly id: Id
  /** In small letters. */
  readonly email: string
  readonly customerIds: readonly Id[]
}

/** Everybody who has one of these e-mail addresses, which are in small letters. One statement. */
export const contactsWithEmails = (db: TenantDb, emails: readonly string[]): Promise<ContactNamed[]> =>
  db.sql<ContactNamed>`
    select p.id, lower(p.email) as email, array(
      select l.customer_id from customer_contacts l
      where l.org_id = ${db.orgId} and l.contact_id = p.id and l.active) as customer_ids
    from contacts p
    where p.org_id = ${db.orgId} and lower(p.email) = any(${emails}::text[]) and p.email is not null
    order by p.id`

/** The people with these ids, and everybody who has an e-mail address of one of them. One statement. */
export const contactsSharingEmails = (
  db: TenantDb,
  ids: readonly Id[],
): Promise<{ readonly id: Id; readonly email: string; readonly customerIds: readonly Id[] }[]> =>
  db.sql`
    select p.id, p.email, array(
      select l.customer_id from customer_contacts l
      where l.org_id = ${db.orgId} and l.contact_id = p.id and l.active) as customer_ids
    from contacts p
    where p.org_id = ${db.orgId} and p.email is not null and lower(p.email) in (
      select lower(n.email) from contacts n where n.org_id = ${db.orgId} and n.id = any(${ids}::uuid[]))
    order by p.id`

/** A person with the customers whose contact they are, and whether they still are. */
export interface PersonNamed {
  readonly id: Id
  readonly externalSource: string | null
  readonly externalId: string | null
  readonly places: readonly { readonly customerId: Id; readonly active: boolean }[]
}

/** The people who have one of the ids or external references. One statement. */
export const peopleNamed = (
  db: TenantDb,
  { ids, references }: { readonly ids: readonly Id[]; readonly references: readonly Reference[] },
): Promise<PersonNamed[]> =>
  db.sql<PersonNamed>`
    select p.id, p.external_source, p.external_id,
      (select coalesce(jsonb_agg(jsonb_build_object('customerId', l.customer_id, 'active', l.active)), '[]'::jsonb)
        from customer_contacts l where l.org_id = ${db.orgId} and l.contact_id = p.id) as places
    from contacts p
    where p.org_id = ${db.orgId} and p.id in (
      select n.id from contacts n where n.org_id = ${db.orgId} and n.id = any(${ids}::uuid[])
      union all
      select n.id from ${rowsOf(references)}
      join contacts n on n.org_id = ${db.orgId} and n.external_source = r."externalSource"
        and n.external_id = r."externalId")`

/** A person as mail is addressed to them. */
export interface ContactToWriteTo {
  readonly id: Id
  readonly name: string
  readonly email: string | null
  /** Null when nobody said. */
  readonly language: Locale | null
  /** The customers whose active contact they are. */
  readonly customerIds: readonly Id[]
}

/** The people with these ids, as they are written to. One statement. */
export const contactsToWriteTo = (db: TenantDb, ids: readonly Id[]): Promise<ContactToWriteTo[]> =>
  db.sql<ContactToWriteTo>`
    select p.id, p.name, p.email, p.language, array(
      select l.customer_id from customer_contacts l
      where l.org_id = ${db.orgId} and l.contact_id = p.id and l.active) as customer_ids
    from contacts p where p.org_id = ${db.orgId} and p.id = any(${ids}::uuid[])`

/** By their codes, customers or those that they were merged into. */
export async function winnersByCode(db: TenantDb, codes: readonly string[]) {
  const named = await customersNamed(db, { ids: [], codes, references: [] })
  const winners = new Map(named.map(({ code, winnerId }) => [code, { id: winnerId }]))
  return (code: string) => winners.get(code)
}
