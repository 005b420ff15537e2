import { mayCall } from '../../../../platform/access/gates.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { attachmentTarget } from '../../../records/attachments/port.ts'
import { notForCaller } from '../attachment-rules.ts'
import { activities } from './contract.ts'
import { activityNotFound } from './refusals.ts'

/** Minutes of meetings, pictures of visits and other files of activities, for whoever reads activities. */
export const activityFiles = attachmentTarget({
  type: 'activity',
  roles: ['document', 'photo', 'contract'],
  missing: activityNotFound,
  changed: { of: 'an activity', by: 'who holds `crm.use`' },
  gate: caller => (mayCall(caller, activities.operations.get) ? null : notForCaller),
  async access(db, _caller, ids) {
    return new Map((await existing(db, ids)).map(id => [id, { add: null, remove: null }]))
  },
  existing,
})

async function existing(db: TenantDb, ids: readonly Id[]): Promise<Id[]> {
  const found = await db.sql<{ id: Id }>`
    select a.id from activities a where a.org_id = ${db.orgId} and a.id = any(${ids}::uuid[])`
  return found.map(({ id }) => id)
}
