import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { entryTypeVersionsAt } from '../../../company/catalogs/entry-types/port.ts'
import { circumstancesOf } from '../day/circumstances.ts'
import type { DayState } from '../day/day.ts'
import type { WorkDayDetail } from '../day/shapes.ts'
import type { StoredDay } from './store.ts'
import { draftDetail, workDayDetail } from './view.ts'

/** A frozen day reads as it was frozen; a draft as it would count today. */
export async function detailOf(
  db: TenantDb,
  caller: Caller,
  { day, entries }: Pick<StoredDay, 'day' | 'entries'>,
  language: Locale,
): Promise<WorkDayDetail> {
  if (day.status !== 'draft') return workDayDetail(day, entries, language)
  const circumstances = await circumstancesOf(
    db,
    caller.organisation.timeZone,
    day.membershipId,
    day.workDate,
    day.workDate,
  )
  return draftDetail(day, entries, circumstances.on(day.workDate, day.dayTypeId), language)
}

/** A day in the state that a step gave it. One that is a draft again has the versions of entry types of its date. */
export async function detailAfter(
  db: TenantDb,
  caller: Caller,
  { day, entries }: Pick<StoredDay, 'day' | 'entries'>,
  state: DayState,
  language: Locale,
): Promise<WorkDayDetail> {
  const stepped = { ...day, ...state }
  if (stepped.status !== 'draft') return workDayDetail(stepped, entries, language)
  const typeIds = [...new Set(entries.map(({ entryType }) => entryType.id))]
  const versions = new Map(
    (await entryTypeVersionsAt(db, typeIds, day.workDate)).map(version => [version.id, version]),
  )
  const asOfItsDate = entries.map(entry => ({
    ...entry,
    entryType: versions.get(entry.entryType.id) ?? entry.entryType,
  }))
  return detailOf(db, caller, { day: stepped, entries: asOfItsDate }, language)
}
