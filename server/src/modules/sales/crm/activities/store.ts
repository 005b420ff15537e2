import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type CustomField, saveValues, valuesOf } from '../../../records/custom-fields/port.ts'
import { customersWithIds, peopleNamed } from '../../../work/customers/port.ts'
import { keepLastActivities } from './last-activities.ts'
import type { Linked, Links } from './links.ts'
import { type ActivityRecord, activityTable, type ActivityType } from './record.ts'

/** An activity under the alias `a`, with its custom fields and the one that follows it. */
export const recordColumns = (orgId: string): RawBuilder<unknown> => sql`${activityTable.select('a')},
  ${valuesOf(orgId, sql`a.id`)} as custom_fields,
  (select n.id from activities n where n.org_id = ${orgId} and n.previous_activity_id = a.id) as next_activity_id`

export const findActivity = async (db: TenantDb, id: Id): Promise<ActivityRecord | undefined> =>
  (await findActivities(db, [id]))[0]

export const findActivities = (db: TenantDb, ids: readonly Id[]): Promise<ActivityRecord[]> =>
  db.sql<ActivityRecord>`
    select ${recordColumns(db.orgId)} from activities a where a.org_id = ${db.orgId} and a.id = any(${ids}::uuid[])`

export async function referenceHolder(
  db: TenantDb,
  source: string | null | undefined,
  externalId: string | null | undefined,
): Promise<Id | null> {
  if (source == null || externalId == null) return null
  const [holder] = await db.sql<{ id: Id }>`
    select a.id from activities a
    where a.org_id = ${db.orgId} and a.external_source = ${source} and a.external_id = ${externalId}`
  return holder?.id ?? null
}

/** The active outcome with a code. */
export async function findOutcome(
  db: TenantDb,
  code: string | null | undefined,
): Promise<{ activityTypes: readonly ActivityType[] } | undefined> {
  if (code == null) return undefined
  const [outcome] = await db.sql<{ activityTypes: readonly ActivityType[] }>`
    select o.activity_types from activity_outcomes o where o.org_id = ${db.orgId} and o.code = ${code} and o.active`
  return outcome
}

interface FoundLinks {
  readonly deal: { readonly customerId: Id | null } | null
  readonly lead: { readonly id: Id } | null
}

/** What is there of the records that an activity names; the statements travel together. */
export async function findLinked(db: TenantDb, links: Links): Promise<Linked> {
  const { customerId, contactId } = links
  const [[found], [customer], [contact]] = await Promise.all([
    db.sql<FoundLinks>`
      select
        (select jsonb_build_object('customerId', d.customer_id) from deals d
          where d.org_id = ${db.orgId} and d.id = ${links.dealId}) as deal,
        (select jsonb_build_object('id', l.id) from leads l
          where l.org_id = ${db.orgId} and l.id = ${links.leadId}) as lead`,
    customerId === null ? [] : customersWithIds(db, [customerId]),
    contactId === null ? [] : peopleNamed(db, { ids: [contactId], references: [] }),
  ])
  return { customer, contact, deal: found?.deal ?? undefined, lead: found?.lead ?? undefined }
}

export function insertActivities(
  tx: WriteTransaction,
  activities: readonly ActivityRecord[],
  fields: readonly CustomField[],
): Promise<unknown> {
  tx.defer(activityTable.insert(tx, activities))
  tx.defer(keepLastActivities(tx, touched(activities)))
  return saveValues(
    tx,
    fields,
    activities.map(({ id, customFields }) => ({ recordId: id, before: null, after: customFields })),
  )
}

/** A change of an activity; `before` is what is stored, null for a new one. */
export interface ChangedActivity {
  readonly before: ActivityRecord | null
  readonly after: ActivityRecord
}

export function saveActivities(
  tx: WriteTransaction,
  changes: readonly ChangedActivity[],
  fields: readonly CustomField[],
): Promise<unknown> {
  tx.defer(
    activityTable.upsert(
      tx,
      changes.map(({ after }) => after),
    ),
  )
  tx.defer(
    keepLastActivities(
      tx,
      touched(changes.flatMap(({ before, after }) => (before ? [before, after] : [after]))),
    ),
  )
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

/** The customers whose last activity may be another. */
const touched = (activities: readonly ActivityRecord[]): Id[] => [
  ...new Set(activities.flatMap(({ customerId, doneAt }) => (customerId && doneAt ? customerId : []))),
]
