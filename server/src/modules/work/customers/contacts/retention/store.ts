import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import type { Instant } from '../../../../../platform/vocabulary/dates.ts'
import { removeValues } from '../../../../records/custom-fields/port.ts'
import { forgetChanges } from '../../../../records/imports/port.ts'
import { type PersonRecord, personTable } from '../record.ts'
import type { ContactUse } from './uses.ts'

/** How many are anonymized in one transaction. */
export const contactsAtOnce = 200

/**
 * People of no use any more since before an instant: at no active customer, none's default contact, needed by no family, and
 * with whom nothing has happened since.
 */
export const contactsPast = (
  db: TenantDb,
  before: Instant,
  uses: readonly ContactUse[],
  limit = contactsAtOnce,
): Promise<PersonRecord[]> =>
  db.sql<PersonRecord>`
    select ${personTable.select('p')}, '{}'::jsonb as custom_fields from contacts p
    where p.org_id = ${db.orgId} and p.anonymized_at is null and p.updated_at < ${before}
      and not exists (
        select from customer_contacts l join customers c on c.org_id = ${db.orgId} and c.id = l.customer_id
        where l.org_id = ${db.orgId} and l.contact_id = p.id and (l.active and c.active or c.updated_at >= ${before}))
      and not exists (
        select from customers c where c.org_id = ${db.orgId} and c.default_contact_id = p.id and c.active)
      ${sql.join(
        uses.map(use => sql`and not ${needed(db.orgId, before, use)}`),
        sql` `,
      )}
    order by p.updated_at, p.id limit ${limit}`

const needed = (orgId: string, before: Instant, { keeps, lastTouched }: ContactUse): RawBuilder<boolean> =>
  sql<boolean>`(${keeps(orgId, sql`p.id`)} or coalesce(${lastTouched(orgId, sql`p.id`)} >= ${before}, false))`

/** Saves people who were anonymized, and forgets what is kept of them elsewhere. */
export function saveAnonymized(tx: WriteTransaction, people: readonly PersonRecord[]): Promise<unknown> {
  const ids = people.map(({ id }) => id)
  tx.defer(personTable.upsert(tx, people))
  tx.defer(tx.sql`
    update customer_contacts set job_title = null, active = false, is_primary = false
    where org_id = ${tx.orgId} and contact_id = any(${ids}::uuid[]) returning 1`)
  tx.defer(forgetChanges(tx, ids))
  return removeValues(tx, ids)
}
