import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { containing } from '../../../../platform/data/like.ts'
import { withMatched } from '../../../../platform/data/matched-page.ts'
import type { Page } from '../../../../platform/data/paging.ts'
import { idsContaining } from '../../../../platform/data/substrings.ts'
import type { RowOf } from '../../../../platform/data/table.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, saveValues, valuesOf } from '../../../records/custom-fields/port.ts'
import { folded } from '../record.ts'
import {
  type PersonRecord,
  type PersonWithPlaces,
  personTable,
  placeChangeTable,
  placeTable,
} from './record.ts'
import type { AtCustomer, Contact } from './rules.ts'

const placesOf = (orgId: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('customerId', l.customer_id, 'jobTitle', l.job_title,
    'primary', l.is_primary, 'active', l.active) order by l.customer_id), '[]'::jsonb)
  from customer_contacts l where l.org_id = ${orgId} and l.contact_id = p.id)`

export const columns = (orgId: string) => sql`
  ${personTable.select('p')}, ${valuesOf(orgId, sql`p.id`)} as custom_fields, ${placesOf(orgId)} as customers`

/** Which contacts a list selects; every condition given must hold. */
export interface ContactFilter {
  readonly q?: string
  readonly mayReceiveMarketing?: boolean
  readonly externalSource?: string
  readonly externalId?: string
}

export const listContacts = (
  db: TenantDb,
  filter: ContactFilter,
  page: Page,
): Promise<PersonWithPlaces[]> => {
  const { q, mayReceiveMarketing, externalSource, externalId } = filter
  const { orgId } = db
  const picked =
    externalSource === undefined
      ? sql``
      : sql`and p.external_source = ${externalSource} and p.external_id = ${externalId}`
  const willing =
    mayReceiveMarketing === undefined
      ? sql``
      : sql`and (p.consent = 'given' and not p.opted_out) = ${mayReceiveMarketing}`
  if (q === undefined)
    return db.sql<PersonWithPlaces>`
      select ${columns(orgId)} from contacts p where p.org_id = ${orgId} ${picked} ${willing} ${page.fragment}`
  const part = folded(q)
  const matched = withMatched(page, {
    ways: [
      sql`
        select p.id, p.name, p.updated_at, p.consent, p.opted_out, p.search_text from contacts p
        where p.org_id = ${orgId} ${picked}`,
    ],
    fitting: way => sql`select p.id from ${way} p where p.search_text like ${containing(part)} ${willing}`,
    found: sql`
      select p.id from contacts p
      where p.org_id = ${orgId} and p.id = any(array(${idsContaining(orgId, ['contacts', 'search_text'], part)}))
        ${picked} ${willing}`,
  })
  return db.sql<PersonWithPlaces>`
    ${matched}
    select ${columns(orgId)} from contacts p
    where p.org_id = ${orgId} and p.id = any(array(select id from page_ids)) ${page.order}`
}

export const contactsOf = (db: TenantDb, customerId: Id): Promise<PersonWithPlaces[]> =>
  db.sql<PersonWithPlaces>`
    select ${columns(db.orgId)} from customer_contacts o join contacts p on p.org_id = ${db.orgId} and p.id = o.contact_id
    where o.org_id = ${db.orgId} and o.customer_id = ${customerId}
    order by o.is_primary desc, p.name, p.id`

export const findPerson = async (db: TenantDb, id: Id): Promise<PersonWithPlaces | undefined> =>
  (
    await db.sql<PersonWithPlaces>`
      select ${columns(db.orgId)} from contacts p where p.org_id = ${db.orgId} and p.id = ${id}`
  )[0]

/** What a contact is written at; undefined when there is no such customer. */
export const findCustomer = async (db: TenantDb, id: Id): Promise<AtCustomer | undefined> =>
  (
    await db.sql<AtCustomer>`
      select c.id, c.default_contact_id, c.merged_into_customer_id,
        (select l.contact_id from customer_contacts l
          where l.org_id = ${db.orgId} and l.customer_id = c.id and l.is_primary) as primary_id,
        (select count(*) from customer_contacts l where l.org_id = ${db.orgId} and l.customer_id = c.id)
          as contact_count
      from customers c where c.org_id = ${db.orgId} and c.id = ${id}`
  )[0]

export async function referenceHolder(
  db: TenantDb,
  source: string | null | undefined,
  externalId: string | null | undefined,
): Promise<Id | null> {
  if (source == null || externalId == null) return null
  const [holder] = await db.sql<{ id: Id }>`
    select p.id from contacts p
    where p.org_id = ${db.orgId} and p.external_source = ${source} and p.external_id = ${externalId}`
  return holder?.id ?? null
}

/** Saves a contact as decided; `before` is null for a new person. */
export function saveContact(
  tx: WriteTransaction,
  before: PersonRecord | null,
  { person, place: { primary, ...place }, formerPrimaryId, endsDefault, change }: Contact,
  fields: readonly CustomField[],
): Promise<unknown> {
  tx.defer(before ? personTable.update(tx, person) : personTable.insert(tx, [person]))
  if (formerPrimaryId !== null) tx.defer(endPrimary(tx, place.customerId, formerPrimaryId))
  tx.defer(placeTable.upsert(tx, [{ ...place, contactId: person.id, isPrimary: primary }]))
  if (change !== null)
    tx.defer(savePlaceChanges(tx, [{ customerId: place.customerId, contactId: person.id, change }]))
  if (endsDefault)
    tx.defer(tx.sql`
      update customers set default_contact_id = null, updated_at = ${tx.now}
      where org_id = ${tx.orgId} and id = ${place.customerId}`)
  return saveValues(tx, fields, [
    { recordId: person.id, before: before?.customFields ?? null, after: person.customFields },
  ])
}

/** Keeps what has become of places now. */
export const savePlaceChanges = (
  tx: WriteTransaction,
  changes: readonly Pick<RowOf<typeof placeChangeTable>, 'customerId' | 'contactId' | 'change'>[],
): Promise<unknown> =>
  placeChangeTable.insert(
    tx,
    changes.map(each => ({ ...each, id: newId(), changedAt: tx.now })),
  )

/** A customer has one primary contact: the former goes before the new one comes. */
const endPrimary = (tx: WriteTransaction, customerId: Id, contactId: Id): Promise<unknown> =>
  tx.sql`
    with ended as (
      update customer_contacts set is_primary = false
      where org_id = ${tx.orgId} and customer_id = ${customerId} and contact_id = ${contactId} returning contact_id)
    update contacts p set updated_at = ${tx.now} from ended
    where p.org_id = ${tx.orgId} and p.id = ended.contact_id`
