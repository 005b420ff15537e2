import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { removeValues } from '../../../../records/custom-fields/port.ts'
import { forgetChanges } from '../../../../records/imports/port.ts'
import { type LeadRecord, leadTable } from '../record.ts'
import { leadColumns } from '../store.ts'
import type { LeadUse } from './uses.ts'

/** How many are anonymised in one transaction. */
export const leadsAtOnce = 200

/** Leads that were not converted and with which nothing has happened since an instant, nor is about to. */
export const leadsPast = (
  db: TenantDb,
  before: Instant,
  uses: readonly LeadUse[],
  limit = leadsAtOnce,
): Promise<LeadRecord[]> =>
  db.sql<LeadRecord>`
    select ${leadColumns(db.orgId)} from leads l
    where l.org_id = ${db.orgId} and l.state in ('new', 'working', 'qualified', 'disqualified')
      and l.touched_at < ${before}
      ${sql.join(
        uses.map(use => sql`and not ${needed(db.orgId, before, use)}`),
        sql` `,
      )}
    order by l.touched_at, l.id limit ${limit}`

const needed = (orgId: string, before: Instant, { keeps, lastTouched }: LeadUse): RawBuilder<boolean> =>
  sql<boolean>`(${keeps(orgId, sql`l.id`)} or coalesce(${lastTouched(orgId, sql`l.id`)} >= ${before}, false))`

/** The leads that became these contacts and still say whom they are about. */
export const leadsOfContacts = (db: TenantDb, contactIds: readonly Id[]): Promise<LeadRecord[]> =>
  db.sql<LeadRecord>`
    select ${leadColumns(db.orgId)} from leads l
    where l.org_id = ${db.orgId} and l.converted_contact_id = any(${contactIds}::uuid[]) and l.state <> 'anonymized'`

/** Saves leads that were anonymised, and forgets what is kept of them elsewhere. */
export function saveAnonymized(tx: WriteTransaction, leads: readonly LeadRecord[]): Promise<unknown> {
  const ids = leads.map(({ id }) => id)
  tx.defer(leadTable.upsert(tx, leads))
  tx.defer(forgetChanges(tx, ids))
  return removeValues(tx, ids)
}
