import { sql } from 'kysely'
import { hasRightsOf } from '../../../platform/access/gates.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Caller } from '../../../platform/access/caller.ts'
import { attachedFiles, attachmentTarget } from '../../records/attachments/port.ts'
import { notForCaller } from './record.ts'
import { customers } from './contract.ts'
import { type CustomerOverviewPart, overviewItems } from './overview/parts.ts'
import { customerNotFound } from './refusals.ts'

/** Anyone who may write customers. */
export function seesFiles(caller: Caller): boolean {
  return hasRightsOf(caller, customers.operations.update)
}

/** Agreements and other files of customers, for anyone who may write customers. A merge moves them to the winner. */
export const customerFiles = attachmentTarget({
  type: 'customer',
  roles: ['contract', 'document', 'photo'],
  missing: customerNotFound,
  changed: { of: 'a customer', by: 'who may write customers' },
  gate: caller => (seesFiles(caller) ? null : notForCaller),
  async access(db, _caller, ids) {
    return new Map((await notMerged(db, ids)).map(id => [id, { add: null, remove: null }]))
  },
  existing: (db, ids) => notMerged(db, ids),
})

/** The files of a customer, the latest first. */
export const overviewOfFiles: CustomerOverviewPart = {
  part: 'files',
  sees: seesFiles,
  fragment({ orgId, customerId }) {
    const files = attachedFiles(orgId, { type: 'customer', id: customerId })
    return sql`(select jsonb_build_object('count', (select count(*) from ${files} f),
      'files', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'fileName', o.file_name, 'role', o.role,
            'contentType', o.content_type, 'size', o.size,
            'finalizedAt', to_char(o.finalized_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'createdByMembershipId', o.created_by_membership_id)
          order by o.finalized_at desc, o.id desc)
        from (select f.* from ${files} f order by f.finalized_at desc, f.id desc limit ${overviewItems}) o),
        '[]'::jsonb)))`
  },
}

async function notMerged(db: TenantDb, ids: readonly Id[]): Promise<Id[]> {
  const found = await db.sql<{ id: Id }>`
    select c.id from customers c
    where c.org_id = ${db.orgId} and c.id = any(${ids}::uuid[]) and c.merged_into_customer_id is null`
  return found.map(({ id }) => id)
}
