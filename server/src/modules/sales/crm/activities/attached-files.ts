import { mayCall } from '../../../../platform/access/gates.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { AttachmentTarget } from '../../../records/attachments/port.ts'
import { notForCaller } from '../attachment-rules.ts'
import { activities } from './contract.ts'

/** Minutes of meetings, pictures of visits and other files of activities, for whoever reads activities. */
export const activityFiles: AttachmentTarget = {
  type: 'activity',
  roles: ['document', 'photo', 'contract'],
  missing: 'crm_activity_not_found',
  gate: caller => (mayCall(caller, activities.operations.get) ? null : notForCaller),
  async access(db, _caller, ids) {
    return new Map((await existing(db, ids)).map(id => [id, { add: null, remove: null }]))
  },
  existing,
}

async function existing(db: TenantDb, ids: readonly Id[]): Promise<Id[]> {
  const found = await db.sql<{ id: Id }>`
    select a.id from activities a where a.org_id = ${db.orgId} and a.id = any(${ids}::uuid[])`
  return found.map(({ id }) => id)
}
