import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type CustomField, saveValues, valuesOf } from '../../records/custom-fields/port.ts'
import type { CustomerFigures } from './figures.ts'
import { type CustomerRecord, customerTable } from './record.ts'
import type { ShownCustomer } from './view.ts'

/** A customer under the alias `c` with its tags and custom fields. */
export const recordColumns = (orgId: string) => sql`${customerTable.select('c')},
  array(select t.tag_id from customer_tag_links t where t.org_id = ${orgId} and t.customer_id = c.id order by t.tag_id)
    as tags,
  ${valuesOf(orgId, sql`c.id`)} as custom_fields`

/** The same with what is in play. */
export const shownColumns = (orgId: string, figures: CustomerFigures): RawBuilder<unknown> => sql`
  ${recordColumns(orgId)},
  ${figures.of(orgId, 'openPipelineCents', sql`c.id`)} as open_pipeline_cents,
  ${figures.of(orgId, 'lastActivityAt', sql`c.id`)} as last_activity_at`

export const findShown = async (
  db: TenantDb,
  id: Id,
  figures: CustomerFigures,
): Promise<ShownCustomer | undefined> =>
  (
    await db.sql<ShownCustomer>`
      select ${shownColumns(db.orgId, figures)} from customers c where c.org_id = ${db.orgId} and c.id = ${id}`
  )[0]

/** The customer that has a code; nobody has none. */
export async function codeHolder(db: TenantDb, code: string | null | undefined): Promise<Id | null> {
  if (code == null) return null
  const [holder] = await db.sql<{ id: Id }>`
    select c.id from customers c where c.org_id = ${db.orgId} and c.code = ${code}`
  return holder?.id ?? null
}

export async function referenceHolder(
  db: TenantDb,
  source: string | null | undefined,
  externalId: string | null | undefined,
): Promise<Id | null> {
  if (source == null || externalId == null) return null
  const [holder] = await db.sql<{ id: Id }>`
    select c.id from customers c
    where c.org_id = ${db.orgId} and c.external_source = ${source} and c.external_id = ${externalId}`
  return holder?.id ?? null
}

export function insertCustomer(
  tx: WriteTransaction,
  customer: CustomerRecord,
  fields: readonly CustomField[],
): Promise<unknown> {
  tx.defer(customerTable.insert(tx, [customer]))
  tx.defer(insertTags(tx, customer.id, customer.tags))
  return saveValues(tx, fields, [{ recordId: customer.id, before: null, after: customer.customFields }])
}

export function saveCustomer(
  tx: WriteTransaction,
  before: CustomerRecord,
  after: CustomerRecord,
  fields: readonly CustomField[],
): Promise<unknown> {
  const gone = before.tags.filter(id => !after.tags.includes(id))
  const added = after.tags.filter(id => !before.tags.includes(id))
  if (gone.length > 0)
    tx.defer(tx.sql`
      delete from customer_tag_links t
      where t.org_id = ${tx.orgId} and t.customer_id = ${after.id} and t.tag_id = any(${gone}::uuid[])`)
  tx.defer(insertTags(tx, after.id, added))
  tx.defer(customerTable.update(tx, after))
  return saveValues(tx, fields, [
    { recordId: after.id, before: before.customFields, after: after.customFields },
  ])
}

const insertTags = (tx: WriteTransaction, customerId: Id, tagIds: readonly Id[]): Promise<unknown> =>
  tagIds.length === 0
    ? Promise.resolve()
    : tx.sql`
        insert into customer_tag_links (org_id, customer_id, tag_id)
        select ${tx.orgId}, ${customerId}, t.id from unnest(${tagIds}::uuid[]) as t(id)
        returning 1`
