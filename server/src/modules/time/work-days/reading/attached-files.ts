import type { Caller } from '../../../../platform/access/caller.ts'
import { refuse, type Refused, said } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { attachmentTarget, type TargetAccess } from '../../../records/attachments/port.ts'
import type { DayState } from '../day/day.ts'
import { workDayRefusals } from '../refusals.ts'
import * as store from './store.ts'
import { visibleTo } from './visibility.ts'

const { work_day_not_found, day_confirmed_locked, period_locked } = workDayRefusals

/** Notes and pictures of a day: its member's own while it is a draft, and anyone who reads the day reads them. */
export const workDayFiles = attachmentTarget({
  type: 'work_day',
  roles: ['photo', 'document', 'signature'],
  missing: { work_day_not_found },
  locked: { day_confirmed_locked, period_locked },
  changed: {
    files: 'the notes and pictures',
    of: 'a work day',
    by: 'its own member while the day is a draft (its id is in `GET /v1/me/work-days`)',
  },
  async access(db, caller, ids) {
    const days = await store.findStates(db, ids, visibleTo(caller))
    return new Map(days.map(day => [day.id, accessTo(day, caller)]))
  },
  async existing(db, ids) {
    const days = await db.sql<{ id: Id }>`
      select d.id from work_days d where d.org_id = ${db.orgId} and d.id = any(${ids}::uuid[])`
    return days.map(({ id }) => id)
  },
})

function accessTo(
  day: DayState & { readonly locked: boolean },
  caller: Caller,
): TargetAccess<'day_confirmed_locked' | 'period_locked'> {
  const refusal = refuseFilesOf(day, caller.membership.id)
  return { add: refusal, remove: refusal }
}

/** Why a member who may read a day neither adds nor removes files of it: they stand still when its entries do. */
function refuseFilesOf(
  { membershipId, status, workDate, locked }: DayState & { readonly locked: boolean },
  by: Id,
): Refused<'insufficient_role' | 'day_confirmed_locked' | 'period_locked'> | null {
  if (membershipId !== by)
    return refuse('insufficient_role', 'The files of a day are added and removed by its member.')
  if (status !== 'draft') return refuse('day_confirmed_locked', said`The day is ${{ state: status }}.`)
  if (locked) return refuse('period_locked', said`A payroll lock covers ${{ workDate }}.`)
  return null
}
