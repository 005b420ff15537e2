import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { containing } from '../../../platform/data/like.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type CustomField, saveValues, valuesOf } from '../../custom-fields/port.ts'
import { folded } from '../record.ts'
import { type PersonRecord, type PersonWithPlaces, personTable, placeTable } from './record.ts'
import type { AtCustomer, Contact } from './rules.ts'

const placesOf = (orgId: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('customerId', l.customer_id, 'jobTitle', l.job_title,
    'primary', l.is_primary, 'active', l.active) order by l.customer_id), '[]'::jsonb)
  from customer_contacts l where l.org_id = ${orgId} and l.contact_id = p.id)`

const columns = (orgId: string) => sql`
  ${personTable.select('p')}, ${valuesOf(orgId, sql`p.id`)} as custom_fields, ${placesOf(orgId)} as customers`

/** Which contacts a list is asked for; every condition given must hold. */
export interface ContactFilter {
  readonly q?: string
  readonly mayReceiveMarketing?: boolean
  readonly externalSource?: string
  readonly externalId?: string
}

export const listContacts = (
  db: TenantDb,
  { q, mayReceiveMarketing, externalSource, externalId }: ContactFilter,
  keyset: RawBuilder<unknown>,
): Promise<PersonWithPlaces[]> => {
  const conditions: RawBuilder<unknown>[] = []
  if (q !== undefined) conditions.push(sql`and p.search_text like ${containing(folded(q))}`)
  if (mayReceiveMarketing !== undefined)
    conditions.push(sql`and (p.consent = 'given' and not p.opted_out) = ${mayReceiveMarketing}`)
  if (externalSource !== undefined)
    conditions.push(sql`and p.external_source = ${externalSource} and p.external_id = ${externalId}`)
  return db.sql<PersonWithPlaces>`
    select ${columns(db.orgId)} from contacts p
    where p.org_id = ${db.orgId} ${sql.join(conditions, sql` `)} ${keyset}`
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
      select c.id, c.default_contact_id,
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
  { person, place: { primary, ...place }, formerPrimaryId, endsDefault }: Contact,
  fields: readonly CustomField[],
): Promise<unknown> {
  tx.defer(before ? personTable.update(tx, person) : personTable.insert(tx, [person]))
  if (formerPrimaryId !== null) tx.defer(endPrimary(tx, place.customerId, formerPrimaryId))
  tx.defer(placeTable.upsert(tx, [{ ...place, contactId: person.id, isPrimary: primary }]))
  if (endsDefault)
    tx.defer(tx.sql`
      update customers set default_contact_id = null, updated_at = ${tx.now}
      where org_id = ${tx.orgId} and id = ${place.customerId}`)
  return saveValues(tx, fields, [
    { recordId: person.id, before: before?.customFields ?? null, after: person.customFields },
  ])
}

/** A customer has one primary contact: the former goes before the new one comes. */
const endPrimary = (tx: WriteTransaction, customerId: Id, contactId: Id): Promise<unknown> =>
  tx.sql`
    with ended as (
      update customer_contacts set is_primary = false
      where org_id = ${tx.orgId} and customer_id = ${customerId} and contact_id = ${contactId} returning contact_id)
    update contacts p set updated_at = ${tx.now} from ended
    where p.org_id = ${tx.orgId} and p.id = ended.contact_id`
