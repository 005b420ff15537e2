import { sql } from 'kysely'
import { addDays, datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { MissingDay, OwnDay, OwnDays, RequestSource } from '../../../people/me/port.ts'
import { circumstancesOf } from '../day/circumstances.ts'
import * as store from './store.ts'
import { subjectsOfDays } from './subjects.ts'
import { draftDetail, unwrittenDetail, workDayDetail } from './view.ts'
import type { WorkDayDetail } from '../day/shapes.ts'

/** A member's present day and the days they have not confirmed, read with statements that travel together. */
export const ownDays: OwnDays = async (db, { membership: { id }, organisation }, { today, missingFrom }) => {
  const [stored, circumstances] = await Promise.all([
    store.daysOfMember(db, id, missingFrom, today),
    circumstancesOf(db, organisation.timeZone, id, missingFrom, today),
  ])
  const onDate = new Map(stored.map(found => [found.day.workDate, found]))
  const detailOn = (date: PlainDate): WorkDayDetail => {
    const found = onDate.get(date)
    if (!found) return unwrittenDetail(id, date, circumstances.on(date, null))
    const { day, entries } = found
    return day.status === 'draft'
      ? draftDetail(day, entries, circumstances.on(date, day.dayTypeId))
      : workDayDetail(day, entries)
  }
  const missing = datesInRange(missingFrom, addDays(today, -1)).flatMap((date): MissingDay[] => {
    const status = onDate.get(date)?.day.status ?? 'draft'
    if (status !== 'draft' || circumstances.on(date, null).locked) return []
    const { expectedTargetMinutes, creditedMinutes, entries, dayTypeId } = detailOn(date)
    const written = entries.length > 0 || dayTypeId !== null
    // A credited holiday fulfils its target by itself.
    const expected = written ? expectedTargetMinutes : expectedTargetMinutes - creditedMinutes
    return expected > 0 ? [{ workDate: date, targetMinutes: expectedTargetMinutes, written }] : []
  })
  return { today: inShort(detailOn(today)), missing }
}

const inShort = (day: WorkDayDetail): OwnDay => ({
  workDayId: day.workDayId,
  workDate: day.workDate,
  status: day.status,
  dayTypeId: day.dayTypeId,
  startMinutes: day.startMinutes,
  endMinutes: day.endMinutes,
  breakMinutes: day.breakMinutes,
  workedMinutes: day.workedMinutes,
  creditedMinutes: day.creditedMinutes,
  expectedTargetMinutes: day.expectedTargetMinutes,
  returnReason: day.returnReason,
  updatedAt: day.updatedAt,
})

/** A day is handed in by confirming it; sent back, it waits for its member again. */
export const ownDayRequests: RequestSource = {
  kind: 'work_day',
  subjectsOf: subjectsOfDays,
  ownRequests: ({ organisation, membership }) => sql`
    select 'work_day' as kind, d.id as subject_id,
      case d.status when 'confirmed' then 'pending' when 'draft' then 'returned' else 'approved' end as state,
      d.work_date as from_date, d.work_date as to_date, d.return_reason as reason, d.updated_at
    from work_days d
    where d.org_id = ${organisation.id} and d.membership_id = ${membership.id}
      and (d.status <> 'draft' or d.return_reason is not null or d.corrects_batch_id is not null)`,
}
