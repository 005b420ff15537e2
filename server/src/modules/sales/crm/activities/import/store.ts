import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { removeValues } from '../../../../records/custom-fields/port.ts'
import { idsWithReferences } from '../../../../records/imports/port.ts'
import type { NamedInRows, Reference } from '../../../../records/imports/protocol/port.ts'
import { peopleNamed } from '../../../../work/customers/port.ts'
import { keepLastActivities } from '../last-activities.ts'
import type { ActivityRecord } from '../record.ts'
import { recordColumns } from '../store.ts'

/** The activities that have one of the references. */
export const activitiesNamed = (db: TenantDb, references: readonly Reference[]): Promise<ActivityRecord[]> =>
  db.sql<ActivityRecord>`
    select ${recordColumns(db.orgId)} from activities a
    where a.org_id = ${db.orgId} and a.id in (${idsWithReferences(db, 'activities', references)})
    order by a.id`

type Naming = Pick<NamedInRows, 'ids' | 'references'>

interface Referred {
  readonly id: Id
  readonly externalSource: string | null
  readonly externalId: string | null
}

/** The ids in a table of this wing that rows name, as a select. */
const idsNamed = (db: TenantDb, table: 'deals' | 'leads', { ids, references }: Naming) => sql`
  select n.id from ${sql.table(table)} n where n.org_id = ${db.orgId} and n.id = any(${ids}::uuid[])
  union all
  ${idsWithReferences(db, table, references)}`

export const dealsNamed = (
  db: TenantDb,
  named: Naming,
): Promise<(Referred & { readonly customerId: Id | null })[]> =>
  db.sql`
    select d.id, d.external_source, d.external_id, d.customer_id from deals d
    where d.org_id = ${db.orgId} and d.id in (${idsNamed(db, 'deals', named)})`

export const leadsNamed = (db: TenantDb, named: Naming): Promise<Referred[]> =>
  db.sql`
    select l.id, l.external_source, l.external_id from leads l
    where l.org_id = ${db.orgId} and l.id in (${idsNamed(db, 'leads', named)})`

/** The contacts and deals that activities concern already. */
export async function linksOf(db: TenantDb, activities: readonly ActivityRecord[]) {
  const contactIds = activities.flatMap(({ contactId }) => contactId ?? [])
  const dealIds = activities.flatMap(({ dealId }) => dealId ?? [])
  const [contacts, deals] = await Promise.all([
    contactIds.length === 0 ? [] : peopleNamed(db, { ids: contactIds, references: [] }),
    dealIds.length === 0 ? [] : dealsNamed(db, { ids: dealIds, references: [] }),
  ])
  return { contacts, deals }
}

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
