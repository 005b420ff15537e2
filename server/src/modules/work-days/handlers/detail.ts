import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { circumstancesOf } from '../circumstances.ts'
import type { WorkDayDetail } from '../shapes.ts'
import type { StoredDay } from '../store.ts'
import { draftDetail, workDayDetail } from '../view.ts'

/** A frozen day reads as it was frozen; a draft as it would count today. */
export async function detailOf(
  db: TenantDb,
  caller: Caller,
  { day, entries }: Pick<StoredDay, 'day' | 'entries'>,
): Promise<WorkDayDetail> {
  if (day.status !== 'draft') return workDayDetail(day, entries)
  const circumstances = await circumstancesOf(
    db,
    caller.organisation.timeZone,
    day.membershipId,
    day.workDate,
    day.workDate,
  )
  return draftDetail(day, entries, circumstances.on(day.workDate, day.dayTypeId))
}
