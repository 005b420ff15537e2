import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, removeValues, saveValues } from '../../../records/custom-fields/port.ts'
import { idsWithReferences } from '../../../records/imports/port.ts'
import { type CustomerRecord, customerTable } from '../record.ts'
import { recordColumns } from '../store.ts'

/** By what rows name customers. */
export interface CustomersNamed {
  readonly codes: readonly string[]
  readonly references: readonly { readonly externalSource: string; readonly externalId: string }[]
  /** Of rows without a code or reference. */
  readonly names: readonly string[]
  readonly businessIds: readonly string[]
}

/**
 * The customers that have one of the codes and references, those whose name is like one, and those that any of them was
 * merged into. One statement.
 */
export const customersNamed = (
  db: TenantDb,
  { codes, references, names, businessIds }: CustomersNamed,
): Promise<CustomerRecord[]> =>
  db.sql<CustomerRecord>`
    with named as (
      select n.id, n.merged_into_customer_id from customers n
      where n.org_id = ${db.orgId} and n.code = any(${codes}::text[])
      union all
      select n.id, n.merged_into_customer_id from customers n
      where n.org_id = ${db.orgId} and n.id in (${idsWithReferences(db, 'customers', references)})
      union all
      select n.id, n.merged_into_customer_id from customers n
      where n.org_id = ${db.orgId} and n.business_id = any(${businessIds}::text[])
      union all
      select n.id, n.merged_into_customer_id from customers n
      where n.org_id = ${db.orgId}
        and n.name_key in (select customer_name_key(w.name) from unnest(${names}::text[]) as w(name)))
    select ${recordColumns(db.orgId)} from customers c
    where c.org_id = ${db.orgId}
      and c.id in (select w.id from named w union all select w.merged_into_customer_id from named w)
    order by c.id`

export const customersWithIds = (db: TenantDb, ids: readonly Id[]): Promise<CustomerRecord[]> =>
  db.sql<CustomerRecord>`
    select ${recordColumns(db.orgId)} from customers c where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[])`

/** A customer as it was, null for a new one, and as it is to be. */
export interface ChangedCustomer {
  readonly before: CustomerRecord | null
  readonly after: CustomerRecord
}

/** Saves customers as sets: a few statements, however many there are. */
export function saveCustomers(
  tx: WriteTransaction,
  changed: readonly ChangedCustomer[],
  fields: readonly CustomField[],
): Promise<unknown> {
  const links = (records: readonly (CustomerRecord | null)[], than: readonly (CustomerRecord | null)[]) =>
    records.flatMap((record, index) =>
      (record?.tags ?? [])
        .filter(tagId => !than[index]?.tags.includes(tagId))
        .map(tagId => ({ customerId: record?.id, tagId })),
    )
  const before = changed.map(each => each.before)
  const after = changed.map(each => each.after)
  tx.defer(customerTable.upsert(tx, after))
  tx.defer(removeTags(tx, links(before, after)))
  tx.defer(addTags(tx, links(after, before)))
  return saveValues(
    tx,
    fields,
    changed.map(each => ({
      recordId: each.after.id,
      before: each.before?.customFields ?? null,
      after: each.after.customFields,
    })),
  )
}

type Links = readonly { readonly customerId: Id | undefined; readonly tagId: Id }[]

const recordset = (links: Links) =>
  sql`jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l("customerId" uuid, "tagId" uuid)`

const removeTags = (tx: WriteTransaction, links: Links): Promise<unknown> =>
  links.length === 0
    ? Promise.resolve()
    : tx.sql`
        delete from customer_tag_links t using ${recordset(links)}
        where t.org_id = ${tx.orgId} and t.customer_id = l."customerId" and t.tag_id = l."tagId" returning 1`

const addTags = (tx: WriteTransaction, links: Links): Promise<unknown> =>
  links.length === 0
    ? Promise.resolve()
    : tx.sql`
        insert into customer_tag_links (org_id, customer_id, tag_id)
        select ${tx.orgId}, l."customerId", l."tagId" from ${recordset(links)}
        returning 1`

/** Removes customers that nothing refers to, with their tags and values. */
export function removeCustomers(tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> {
  if (ids.length === 0) return Promise.resolve()
  tx.defer(tx.sql`
    delete from customer_tag_links where org_id = ${tx.orgId} and customer_id = any(${ids}::uuid[]) returning 1`)
  tx.defer(removeValues(tx, ids))
  return tx.sql`delete from customers where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) returning id`
}
