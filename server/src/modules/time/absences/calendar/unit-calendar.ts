import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { dateIn, startOfDay } from '../../../../platform/vocabulary/dates.ts'
import type { CalendarEntry, UnitCalendarSource } from '../../../exchange/calendar-feeds/port.ts'
import { peopleAround } from '../../../people/members/port.ts'
import { idsOfPage, peoplePage } from './people.ts'
import type { CalendarMember, Stretch } from './shapes.ts'
import * as store from './store.ts'
import { sql } from 'kysely'
import * as view from './view.ts'

/** Who of a unit is absent when, in the calendar of a supervisor: those whom they see, masked as everywhere. */
export const unitAbsences: UnitCalendarSource = {
  type: 'absence',
  async entries(db: TenantDb, supervisor: Caller, planningUnitId, { from, now, to, limit }) {
    const { timeZone } = supervisor.organisation
    const [first, today, last] = [dateIn(timeZone, from), dateIn(timeZone, now), dateIn(timeZone, to)]
    const people = peopleAround(supervisor, { from: first, to: last, planningUnitId }, today)
    const keyset = sql`order by r.display_name, r.membership_id limit ${limit}`
    const [members, absences] = await Promise.all([
      peoplePage(db, people, keyset),
      store.absencesOf(db, supervisor, idsOfPage(people, keyset), { from: first, to: last }, today),
    ])
    return view
      .members(supervisor, members, absences, null)
      .flatMap(member => member.absences.map(stretch => entryOf(timeZone, member, stretch)))
      .toSorted((a, b) => nearness(a, now) - nearness(b, now))
      .slice(0, limit)
  },
}

const nearness = ({ startsAt }: CalendarEntry, now: string): number =>
  Math.abs(Date.parse(startsAt) - Date.parse(now))

const partNames = { full: '', am: ' (morning)', pm: ' (afternoon)', hours: ' (hours)' } as const

/**
 * Every field comes from what the calendar of the team tells: when an absence was asked for or changed could give away what it is
 * of. One of other dates is another entry, so its number never grows.
 */
function entryOf(
  timeZone: string,
  { membershipId, displayName }: CalendarMember,
  stretch: Stretch,
): CalendarEntry {
  const { startDate, endDate, part, waiting, absenceTypeName } = stretch
  const startsAt = startOfDay(timeZone, startDate)
  return {
    id: [
      membershipId,
      startDate,
      endDate,
      part,
      ...(stretch.periodId === null ? [] : [stretch.periodId]),
    ].join('-'),
    startsAt,
    wholeDay: startDate,
    lastDay: endDate,
    endsAt: null,
    summary: `${displayName}: ${absenceTypeName ?? 'absent'}${partNames[part]}`,
    description: null,
    location: null,
    status: waiting ? 'tentative' : 'confirmed',
    category: null,
    createdAt: startsAt,
    updatedAt: startsAt,
  }
}
