import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, saveValues, valuesOf } from '../../../records/custom-fields/port.ts'
import { saveAllotments } from './assignment/store.ts'
import { type LeadRecord, leadTable } from './record.ts'
import type { Made } from './rules.ts'

/** A lead under the alias `l` with its source and custom fields. */
export const leadColumns = (orgId: string): RawBuilder<unknown> => sql`${leadTable.select('l')},
  (select s.code from lead_sources s where s.org_id = ${orgId} and s.id = l.source_id) as source,
  ${valuesOf(orgId, sql`l.id`)} as custom_fields`

export const findLead = async (db: TenantDb, id: Id): Promise<LeadRecord | undefined> =>
  (
    await db.sql<LeadRecord>`
      select ${leadColumns(db.orgId)} from leads l where l.org_id = ${db.orgId} and l.id = ${id}`
  )[0]

export async function referenceHolder(
  db: TenantDb,
  source: string | null | undefined,
  externalId: string | null | undefined,
): Promise<Id | null> {
  if (source == null || externalId == null) return null
  const [holder] = await db.sql<{ id: Id }>`
    select l.id from leads l
    where l.org_id = ${db.orgId} and l.external_source = ${source} and l.external_id = ${externalId}`
  return holder?.id ?? null
}

/** Saves new leads with the numbers by which they were assigned, as sets. */
export function insertLeads(
  tx: WriteTransaction,
  made: readonly Made[],
  fields: readonly CustomField[],
): Promise<unknown> {
  tx.defer(
    leadTable.insert(
      tx,
      made.map(({ lead }) => lead),
    ),
  )
  tx.defer(
    saveAllotments(
      tx,
      made.flatMap(({ allotment }) => allotment ?? []),
    ),
  )
  return saveValues(
    tx,
    fields,
    made.map(({ lead }) => ({ recordId: lead.id, before: null, after: lead.customFields })),
  )
}

export function saveLead(
  tx: WriteTransaction,
  before: LeadRecord,
  after: LeadRecord,
  fields: readonly CustomField[],
): Promise<unknown> {
  tx.defer(leadTable.update(tx, after))
  return saveValues(tx, fields, [
    { recordId: after.id, before: before.customFields, after: after.customFields },
  ])
}
