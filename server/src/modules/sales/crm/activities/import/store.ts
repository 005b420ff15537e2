import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import { removeValues } from '../../../../records/custom-fields/port.ts'
import { keepLastActivities } from '../last-activities.ts'
import type { ActivityRecord } from '../record.ts'
import { recordColumns } from '../store.ts'
import type { Reference } from '../../../../records/imports/protocol/port.ts'
import type { Met, Naming } from './links.ts'

const referencesIn = (references: readonly Reference[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(references)}::jsonb) as r("externalSource" text, "externalId" text)`

/** The activities that have one of the references. */
export const activitiesNamed = (db: TenantDb, references: readonly Reference[]): Promise<ActivityRecord[]> =>
  db.sql<ActivityRecord>`
    select ${recordColumns(db.orgId)} from activities a
    where a.org_id = ${db.orgId} and a.id in (
      select n.id from ${referencesIn(references)}
      join activities n on n.org_id = ${db.orgId} and n.external_source = r."externalSource"
        and n.external_id = r."externalId")
    order by a.id`

export const dealsMet = (db: TenantDb, { ids, references }: Naming): Promise<Met['deals']> =>
  db.sql`
    select d.id, d.external_source, d.external_id, d.customer_id from deals d
    where d.org_id = ${db.orgId} and d.id in (
      select n.id from deals n where n.org_id = ${db.orgId} and n.id = any(${ids}::uuid[])
      union all
      select n.id from ${referencesIn(references)}
      join deals n on n.org_id = ${db.orgId} and n.external_source = r."externalSource"
        and n.external_id = r."externalId")`

export const leadsMet = (db: TenantDb, { ids, references }: Naming): Promise<Met['leads']> =>
  db.sql`
    select l.id, l.external_source, l.external_id from leads l
    where l.org_id = ${db.orgId} and l.id in (
      select n.id from leads n where n.org_id = ${db.orgId} and n.id = any(${ids}::uuid[])
      union all
      select n.id from ${referencesIn(references)}
      join leads n on n.org_id = ${db.orgId} and n.external_source = r."externalSource"
        and n.external_id = r."externalId")`

/** Removes activities that none follows, with their values; when something was last done with their customers is kept. */
export function removeActivities(tx: WriteTransaction, removed: readonly ActivityRecord[]): Promise<unknown> {
  if (removed.length === 0) return Promise.resolve()
  const ids = removed.map(({ id }) => id)
  tx.defer(removeValues(tx, ids))
  tx.defer(
    tx.sql`delete from activities where org_id = ${tx.orgId} and id = any(${ids}::uuid[]) returning id`,
  )
  const customers = removed.flatMap(({ customerId }) => customerId ?? [])
  return keepLastActivities(tx, [...new Set(customers)])
}
