import type { Caller } from '../../../../platform/access/caller.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { AttachmentTarget, TargetAccess } from '../../../records/attachments/port.ts'
import { refuseFilesOf } from './attachment-rules.ts'
import type { DayState } from '../day/day.ts'
import { visibleTo } from './visibility.ts'
import * as store from './store.ts'

/** Notes and pictures of a day: its member's own while it is a draft, and whoever reads the day reads them. */
export const workDayFiles: AttachmentTarget = {
  type: 'work_day',
  roles: ['photo', 'document', 'signature'],
  missing: 'work_day_not_found',
  async access(db, caller, ids) {
    const days = await store.findStates(db, ids, visibleTo(caller))
    return new Map(days.map(day => [day.id, accessTo(day, caller)]))
  },
  async existing(db, ids) {
    const days = await db.sql<{ id: Id }>`
      select d.id from work_days d where d.org_id = ${db.orgId} and d.id = any(${ids}::uuid[])`
    return days.map(({ id }) => id)
  },
}

function accessTo(day: DayState & { readonly locked: boolean }, caller: Caller): TargetAccess {
  const refusal = refuseFilesOf(day, caller.membership.id)
  return { add: refusal, remove: refusal }
}
