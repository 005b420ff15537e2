import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, saveValues, valuesOf } from '../../../records/custom-fields/port.ts'
import { staysShown } from './bounds.ts'
import { refreshOpenPipelines } from './open-pipelines.ts'
import {
  type ChangedDeal,
  contactTable,
  type DealRecord,
  dealTable,
  formerClosingTable,
  lineTable,
  stayTable,
} from './record.ts'

/** A deal under the alias `d` with all its parts. */
export const recordColumns = (orgId: string): RawBuilder<unknown> => sql`
  ${dealTable.select('d')},
  (select s.probability_bp from pipeline_stages s where s.org_id = ${orgId} and s.id = d.stage_id)
    as stage_probability_bp,
  (select s.rotting_days from pipeline_stages s where s.org_id = ${orgId} and s.id = d.stage_id)
    as stage_rotting_days,
  (select coalesce(jsonb_agg(${contactTable.object('k')} order by k.is_primary desc, k.contact_id), '[]'::jsonb)
    from deal_contacts k where k.org_id = ${orgId} and k.deal_id = d.id) as contacts,
  (select coalesce(jsonb_agg(${lineTable.object('l')} order by l.position), '[]'::jsonb)
    from deal_lines l where l.org_id = ${orgId} and l.deal_id = d.id) as lines,
  (select coalesce(jsonb_agg(${stayTable.object('h')} order by h.entered_at, h.id), '[]'::jsonb)
    from (
      select * from deal_stage_stays t where t.org_id = ${orgId} and t.deal_id = d.id
      order by t.entered_at desc, t.id desc limit ${staysShown}) h) as stays,
  (select coalesce(jsonb_agg(${formerClosingTable.object('f')} order by f.closed_at, f.id), '[]'::jsonb)
    from deal_former_closings f where f.org_id = ${orgId} and f.deal_id = d.id) as former_closings,
  ${valuesOf(orgId, sql`d.id`)} as custom_fields`

/** The deals with these ids, in no order. */
export const findDeals = (db: TenantDb, ids: readonly Id[]): Promise<DealRecord[]> =>
  db.sql<DealRecord>`
    select ${recordColumns(db.orgId)} from deals d where d.org_id = ${db.orgId} and d.id = any(${ids}::uuid[])`

export const findDeal = async (db: TenantDb, id: Id): Promise<DealRecord | undefined> =>
  (await findDeals(db, [id]))[0]

export async function referenceHolder(
  db: TenantDb,
  source: string | null | undefined,
  externalId: string | null | undefined,
): Promise<Id | null> {
  if (source == null || externalId == null) return null
  const [holder] = await db.sql<{ id: Id }>`
    select d.id from deals d
    where d.org_id = ${db.orgId} and d.external_source = ${source} and d.external_id = ${externalId}`
  return holder?.id ?? null
}

/**
 * Saves deals with their parts as sets: at most ten statements, however many deals there are. `fields` are the custom
 * fields that may have changed.
 */
export function saveDeals(
  tx: WriteTransaction,
  changes: readonly ChangedDeal[],
  fields: readonly CustomField[],
): Promise<unknown> {
  tx.defer(
    dealTable.upsert(
      tx,
      changes.map(({ after }) => after),
    ),
  )
  saveContacts(
    tx,
    changes.filter(({ before, after }) => before?.contacts !== after.contacts),
  )
  saveLines(
    tx,
    changes.filter(({ before, after }) => before?.lines !== after.lines),
  )
  tx.defer(
    stayTable.upsert(
      tx,
      changes.flatMap(({ before, after }) => after.stays.filter(stay => !before?.stays.includes(stay))),
    ),
  )
  tx.defer(
    formerClosingTable.insert(
      tx,
      changes.flatMap(({ before, after }) => after.formerClosings.slice(before?.formerClosings.length ?? 0)),
    ),
  )
  tx.defer(refreshOpenPipelines(tx, customersOf(changes)))
  return saveValues(
    tx,
    fields,
    changes.map(({ before, after }) => ({
      recordId: after.id,
      before: before?.customFields ?? null,
      after: after.customFields,
    })),
  )
}

function saveContacts(tx: WriteTransaction, changes: readonly ChangedDeal[]): void {
  const former = changes.flatMap(({ before }) => (before?.contacts.length ? [before.id] : []))
  if (former.length > 0)
    tx.defer(tx.sql`
      delete from deal_contacts k where k.org_id = ${tx.orgId} and k.deal_id = any(${former}::uuid[])
      returning 1`)
  tx.defer(
    contactTable.insert(
      tx,
      changes.flatMap(({ after }) => after.contacts),
    ),
  )
}

function saveLines(tx: WriteTransaction, changes: readonly ChangedDeal[]): void {
  const former = changes.flatMap(({ before }) => (before?.lines.length ? [before.id] : []))
  if (former.length > 0)
    tx.defer(tx.sql`
      delete from deal_lines l where l.org_id = ${tx.orgId} and l.deal_id = any(${former}::uuid[]) returning 1`)
  tx.defer(
    lineTable.insert(
      tx,
      changes.flatMap(({ after }) => after.lines),
    ),
  )
}

/** The customers whose open deals may be worth something else now. */
const customersOf = (changes: readonly ChangedDeal[]): Id[] => [
  ...new Set(
    changes.flatMap(({ before, after }) =>
      before?.customerId === after.customerId &&
      before.valueCents === after.valueCents &&
      before.state === after.state
        ? []
        : [before?.customerId, after.customerId].filter(id => id != null),
    ),
  ),
]
