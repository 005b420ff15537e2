import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { type CustomField, removeValues, saveValues } from '../../../../records/custom-fields/port.ts'
import { idsWithReferences } from '../../../../records/imports/port.ts'
import type { Reference } from '../../../../records/imports/protocol/port.ts'
import { type LeadRecord, leadTable } from '../record.ts'
import { leadColumns } from '../store.ts'

/** The leads that have one of the references or titles; anonymised ones are nobody's. One statement. */
export const leadsNamed = (
  db: TenantDb,
  references: readonly Reference[],
  titles: readonly string[],
): Promise<LeadRecord[]> =>
  db.sql<LeadRecord>`
    select ${leadColumns(db.orgId)} from leads l
    where l.org_id = ${db.orgId} and l.state <> 'anonymized' and l.id in (
      ${idsWithReferences(db, 'leads', references)}
      union all
      select n.id from leads n where n.org_id = ${db.orgId} and n.title = any(${titles}::text[]))
    order by l.id`

export const leadsWithIds = (db: TenantDb, ids: readonly Id[]): Promise<LeadRecord[]> =>
  db.sql<LeadRecord>`
    select ${leadColumns(db.orgId)} from leads l where l.org_id = ${db.orgId} and l.id = any(${ids}::uuid[])`

/** A lead as it was, null for a new one, and as it is to be. */
export interface ChangedLead {
  readonly before: LeadRecord | null
  readonly after: LeadRecord
}

/** Saves leads as sets: a few statements, however many there are. */
export function saveLeads(
  tx: WriteTransaction,
  changed: readonly ChangedLead[],
  fields: readonly CustomField[],
): Promise<unknown> {
  tx.defer(
    leadTable.upsert(
      tx,
      changed.map(({ after }) => after),
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

/** Removes leads that nothing refers to, with their values. */
export function removeLeads(tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> {
  if (ids.length === 0) return Promise.resolve()
  tx.defer(removeValues(tx, ids))
  return tx.sql`delete from leads where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) returning id`
}
