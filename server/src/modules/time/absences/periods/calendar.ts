import { sql } from 'kysely'
import { mayCall } from '../../../../platform/access/gates.ts'
import {
  addDays,
  dateIn,
  type Instant,
  type PlainDate,
  startOfDay,
} from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CalendarSource } from '../../../exchange/calendar-feeds/port.ts'
import { joinedAbsenceType } from '../types/reading.ts'
import type { AbsenceSensitivity } from '../types/register.ts'
import type { AbsenceState } from './life.ts'
import { ownAbsenceOperations } from './own-operations.ts'

interface DatedAbsence {
  readonly id: Id
  readonly startDate: PlainDate
  readonly endDate: PlainDate
  readonly state: AbsenceState
  readonly name: string
  readonly sensitivity: AbsenceSensitivity | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

/**
 * The absences of a member in their calendar, tentative until they are approved. Calendars are read by other services too:
 * what only supervisors may know stays out of them.
 */
export const absenceCalendar: CalendarSource = {
  type: 'absence',
  sees: member => mayCall(member, ownAbsenceOperations.listOwn),
  async entries(db, { membership, organisation }, { from, now, to, limit }) {
    const [first, today, last] = [from, now, to].map(instant => dateIn(organisation.timeZone, instant))
    const absences = await db.sql<DatedAbsence>`
      select p.id, p.start_date, p.end_date, p.state, t.name, v.sensitivity, p.created_at, p.updated_at
      from absence_periods p ${joinedAbsenceType(db.orgId, sql`p.absence_type_id`, sql`p.start_date`)}
      where p.org_id = ${db.orgId} and p.membership_id = ${membership.id}
        and p.state in ('submitted', 'pre_approved', 'approved', 'cancel_requested')
        and p.start_date <= ${last} and p.end_date >= ${first}
      order by abs(p.start_date - ${today}::date), p.id limit ${limit}`
    return absences.map(({ id, startDate, endDate, state, name, sensitivity, createdAt, updatedAt }) => ({
      id,
      startsAt: startOfDay(organisation.timeZone, startDate),
      wholeDay: startDate,
      endsAt: startDate === endDate ? null : `${addDays(endDate, 1)}T00:00:00.000Z`,
      summary: sensitivity === 'open' || sensitivity === 'team' ? name : 'Absence',
      description: null,
      location: null,
      status: state === 'approved' || state === 'cancel_requested' ? 'confirmed' : 'tentative',
      category: 'absence',
      createdAt,
      updatedAt,
    }))
  },
}
