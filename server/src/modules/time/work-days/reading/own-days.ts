import { sql } from 'kysely'
import { lastDoneByAnother } from '../../../../platform/audit/audit-reading.ts'
import { addDays, datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { MissingDay, OwnDay, OwnDays, RequestSource } from '../../../people/me/port.ts'
import { circumstancesOf } from '../day/circumstances.ts'
import { blankDay } from '../day/blank-day.ts'
import type { Day } from '../day/day.ts'
import { meaningOf } from '../day/meaning.ts'
import * as store from './store.ts'
import { subjectsOfDays } from './subjects.ts'
import type { StoredDay } from './store.ts'

/** A member's present day and the days they have not confirmed, read with statements that travel together. */
export const ownDays: OwnDays = async (db, { membership: { id }, organisation }, { today, missingFrom }) => {
  const [stored, circumstances] = await Promise.all([
    store.daysOfMember(db, id, missingFrom, today),
    circumstancesOf(db, organisation.timeZone, id, missingFrom, today),
  ])
  const onDate = new Map(stored.map(found => [found.day.workDate, found]))
  const dayOn = (date: PlainDate): Pick<StoredDay, 'day' | 'entries'> => {
    const { day, entries } = onDate.get(date) ?? { day: blankDay(newId(), id, date, ''), entries: [] }
    if (day.status !== 'draft') return { day, entries }
    return { day: { ...day, ...meaningOf(date, entries, circumstances.on(date, day.dayTypeId)) }, entries }
  }
  const missing = datesInRange(missingFrom, addDays(today, -1)).flatMap((date): MissingDay[] => {
    const status = onDate.get(date)?.day.status ?? 'draft'
    if (status !== 'draft' || circumstances.on(date, null).locked) return []
    const { day, entries } = dayOn(date)
    const { expectedTargetMinutes, creditedMinutes, dayTypeId } = day
    const written = entries.length > 0 || dayTypeId !== null
    // A credited holiday fulfils its target by itself.
    const expected = written ? expectedTargetMinutes : expectedTargetMinutes - creditedMinutes
    return expected > 0 ? [{ workDate: date, targetMinutes: expectedTargetMinutes, written }] : []
  })
  return { today: inShort(dayOn(today).day, onDate.has(today)), missing }
}

const inShort = (day: Day, stored: boolean): OwnDay => ({
  workDayId: day.status === 'draft' ? null : day.id,
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
  updatedAt: stored ? day.updatedAt : null,
})

/** What others do to a day that was handed in, as the trail calls it. */
const decisionsOfOthers = [
  'work_days.approve',
  'work_days.return',
  'work_days.unapprove',
  'work_days.correct',
]

/** A day is handed in by confirming it; sent back, it waits for its member again. */
export const ownDayRequests: RequestSource = {
  kind: 'work_day',
  subjectsOf: subjectsOfDays,
  ownRequests: ({ organisation, membership }) => sql`
    select 'work_day' as kind, d.id as subject_id,
      case d.status when 'confirmed' then 'pending' when 'draft' then 'returned' else 'approved' end as state,
      d.work_date as from_date, d.work_date as to_date, d.return_reason as reason, d.updated_at,
      ${lastDoneByAnother(
        organisation.id,
        { targetType: 'work_day', targetId: sql`d.id` },
        decisionsOfOthers,
        membership.id,
      )} as decided_at
    from work_days d
    where d.org_id = ${organisation.id} and d.membership_id = ${membership.id}
      and (d.status <> 'draft' or d.return_reason is not null or d.corrects_batch_id is not null)`,
}
