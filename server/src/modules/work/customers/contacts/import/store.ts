import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { type CustomField, removeValues, saveValues } from '../../../../records/custom-fields/port.ts'
import { placeChangesOf, placesAdded, type PersonWithPlaces, personTable, placeTable } from '../record.ts'
import { idsWithReferences } from '../../../../records/imports/port.ts'
import type { NamedInRows, Reference } from '../../../../records/imports/protocol/port.ts'
import { columns, savePlaceChanges } from '../store.ts'
import type { MetCustomer } from './customers-met.ts'

/** By what rows find people. */
interface PeopleInRows {
  readonly references: readonly Reference[]
  /** In small letters. */
  readonly emails: readonly string[]
  /** Of rows without an address, as they are searched. */
  readonly names: readonly string[]
}

/**
 * The people whom rows may mean: a name counts among contacts of customers that rows name. One statement, which finds them
 * once: while nothing is known of new tables, PostgreSQL would look for them again for everybody there is.
 */
export const peopleNamed = (
  db: TenantDb,
  named: PeopleInRows,
  customerIds: readonly Id[],
): Promise<PersonWithPlaces[]> =>
  db.sql<PersonWithPlaces>`
    with named as materialized (
      ${idsWithReferences(db, 'contacts', named.references)}
      union all
      select n.id from contacts n where n.org_id = ${db.orgId} and lower(n.email) = any(${named.emails}::text[])
      union all
      select n.id from customer_contacts l join contacts n on n.org_id = ${db.orgId} and n.id = l.contact_id
      where l.org_id = ${db.orgId} and l.customer_id = any(${customerIds}::uuid[])
        and split_part(n.search_text, E'\n', 1) = any(${named.names}::text[]))
    select ${columns(db.orgId)} from contacts p
    where p.org_id = ${db.orgId} and p.id in (select id from named)
    order by p.id`

const customerColumns = (orgId: string) => sql`
  c.id, c.code, c.name, c.merged_into_customer_id, c.external_source, c.external_id, c.default_contact_id,
  (select l.contact_id from customer_contacts l
    where l.org_id = ${orgId} and l.customer_id = c.id and l.is_primary) as primary_id,
  (select count(*) from customer_contacts l where l.org_id = ${orgId} and l.customer_id = c.id) as contact_count`

export const customersNamed = (db: TenantDb, named: NamedInRows): Promise<MetCustomer[]> =>
  db.sql<MetCustomer>`
    select ${customerColumns(db.orgId)} from customers c
    where c.org_id = ${db.orgId} and c.id in (
      select n.id from customers n where n.org_id = ${db.orgId} and n.id = any(${named.ids}::uuid[])
      union all
      select n.id from customers n where n.org_id = ${db.orgId} and n.code = any(${named.codes}::text[])
      union all
      ${idsWithReferences(db, 'customers', named.references)}
      union all
      select n.id from customers n
      where n.org_id = ${db.orgId}
        and n.name_key in (select customer_name_key(w.name) from unnest(${named.names}::text[]) as w(name)))`

export const customersWithIds = (db: TenantDb, ids: readonly Id[]): Promise<MetCustomer[]> =>
  db.sql<MetCustomer>`
    select ${customerColumns(db.orgId)} from customers c
    where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[])`

export const peopleWithIds = (db: TenantDb, ids: readonly Id[]): Promise<PersonWithPlaces[]> =>
  db.sql<PersonWithPlaces>`
    select ${columns(db.orgId)} from contacts p where p.org_id = ${db.orgId} and p.id = any(${ids}::uuid[])`

/** A person as they were, null for a new one, and as they are to be. */
interface ChangedPerson {
  readonly before: PersonWithPlaces | null
  readonly after: PersonWithPlaces
}

/** Who is to be the primary contact of a customer, and who was. */
export interface ChangedPrimary {
  readonly customerId: Id
  readonly formerId: Id | null
  readonly id: Id | null
}

/** Saves people as sets: a few statements, however many there are. Primary contacts go by `primaries` alone. */
export function savePeople(
  tx: WriteTransaction,
  changed: readonly ChangedPerson[],
  primaries: readonly ChangedPrimary[],
  fields: readonly CustomField[],
): Promise<unknown> {
  const people = changed.map(({ after }) => after)
  tx.defer(personTable.upsert(tx, people))
  const formers = primaries.flatMap(({ customerId, formerId }) =>
    formerId === null ? [] : { customerId, contactId: formerId },
  )
  tx.defer(setPrimary(tx, formers, false))
  const isPrimary = (customerId: Id, contactId: Id) => {
    const moved = primaries.find(each => each.customerId === customerId)
    return moved ? moved.id === contactId : undefined
  }
  tx.defer(
    placeTable.upsert(
      tx,
      people.flatMap(({ id: contactId, customers }) =>
        customers.map(({ primary, ...place }) => ({
          ...place,
          contactId,
          isPrimary: isPrimary(place.customerId, contactId) ?? primary,
        })),
      ),
    ),
  )
  tx.defer(
    savePlaceChanges(
      tx,
      changed.flatMap(({ before, after }) => placeChangesOf(before, after)),
    ),
  )
  return saveValues(
    tx,
    fields,
    changed.map(({ before, after }) => ({
      recordId: after.id,
      before: before?.customFields ?? null,
      after: after.customFields,
    })),
  )
}

interface PuttingBack {
  readonly removed: readonly Id[]
  readonly restored: readonly { readonly before: PersonWithPlaces; readonly after: PersonWithPlaces }[]
  /** Whom the import made primary contacts, and who was it before. */
  readonly formers: readonly ChangedPrimary[]
  readonly fields: readonly CustomField[]
}

/** Removes people and places that an import made, and gives others back what they had. */
export function putBack(
  tx: WriteTransaction,
  { removed, restored, formers, fields }: PuttingBack,
): Promise<unknown> {
  tx.defer(
    removePlaces(
      tx,
      restored.flatMap(({ before, after }) =>
        placesAdded(after, before).map(({ customerId }) => ({ customerId, contactId: after.id })),
      ),
    ),
  )
  tx.defer(removePeople(tx, removed))
  tx.defer(savePeople(tx, restored.map(withoutPrimary), [], fields))
  const former = formers.flatMap(({ customerId, formerId }) =>
    formerId === null ? [] : { customerId, contactId: formerId },
  )
  const primary = restored.flatMap(({ after: { id: contactId, customers } }) =>
    customers.flatMap(place => (place.primary ? { customerId: place.customerId, contactId } : [])),
  )
  return setPrimary(tx, [...former, ...primary], true)
}

/** Who is primary is said last, when those who are to be it no more have said so. */
const withoutPrimary = ({ before, after }: PuttingBack['restored'][number]): ChangedPerson => ({
  before,
  after: { ...after, customers: after.customers.map(place => ({ ...place, primary: false })) },
})

type PlaceKeys = readonly { readonly customerId: Id; readonly contactId: Id }[]

const keysIn = (keys: PlaceKeys) =>
  sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k("customerId" uuid, "contactId" uuid)`

/** Says of contacts that they are primary, where they still are contacts and nobody else is, or no more. */
const setPrimary = (tx: WriteTransaction, keys: PlaceKeys, primary: boolean): Promise<unknown> =>
  keys.length === 0
    ? Promise.resolve()
    : tx.sql`
        with changed as (
          update customer_contacts l set is_primary = ${primary} from ${keysIn(keys)}
          where l.org_id = ${tx.orgId} and l.customer_id = k."customerId" and l.contact_id = k."contactId"
            and l.is_primary <> ${primary}
            and (not ${primary} or l.active and not exists (
              select from customer_contacts o
              where o.org_id = ${tx.orgId} and o.customer_id = l.customer_id and o.is_primary))
          returning l.contact_id)
        update contacts p set updated_at = ${tx.now} from changed
        where p.org_id = ${tx.orgId} and p.id = changed.contact_id returning 1`

export const endDefaults = (tx: WriteTransaction, customerIds: readonly Id[]): Promise<unknown> =>
  customerIds.length === 0
    ? Promise.resolve()
    : tx.sql`
        update customers set default_contact_id = null, updated_at = ${tx.now}
        where org_id = ${tx.orgId} and id = any(${customerIds}::uuid[]) returning id`

/** Removes places that an import made, with what was recorded of them. */
function removePlaces(tx: WriteTransaction, keys: PlaceKeys): Promise<unknown> {
  if (keys.length === 0) return Promise.resolve()
  const of = (alias: string) => sql`
    ${sql.ref(alias)}.customer_id = k."customerId" and ${sql.ref(alias)}.contact_id = k."contactId"`
  tx.defer(tx.sql`
    delete from contact_place_changes h using ${keysIn(keys)} where h.org_id = ${tx.orgId} and ${of('h')} returning 1`)
  return tx.sql`
    delete from customer_contacts l using ${keysIn(keys)} where l.org_id = ${tx.orgId} and ${of('l')} returning 1`
}

/** Removes people that nothing refers to, with their places and values. */
function removePeople(tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> {
  if (ids.length === 0) return Promise.resolve()
  for (const part of ['contact_place_changes', 'customer_contacts'])
    tx.defer(tx.sql`
      delete from ${sql.table(part)} where org_id = ${tx.orgId} and contact_id = any(${ids}::uuid[]) returning 1`)
  tx.defer(removeValues(tx, ids))
  return tx.sql`delete from contacts where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) returning id`
}
