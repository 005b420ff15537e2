import type { Caller } from '../../../../platform/access/caller.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Services } from '../../../../platform/services.ts'
import { dateIn } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { planningUnitNames } from '../../../company/catalogs/planning-units/port.ts'
import { calendarOf } from '../calendar.ts'
import { type CalendarWindow, unitCalendarEntries } from '../entries.ts'
import { supervises } from './supervising.ts'

/** The calendar of a unit as of now, or undefined for who does not supervise anybody of it any more. */
export async function unitCalendar(
  services: Services,
  db: TenantDb,
  supervisor: Caller,
  planningUnitId: Id,
  window: CalendarWindow,
): Promise<string | undefined> {
  const today = dateIn(supervisor.organisation.timeZone, window.now)
  const [supervised, names, ...entries] = await Promise.all([
    supervises(db, supervisor, planningUnitId, today),
    planningUnitNames(db, [planningUnitId]),
    ...services
      .contributions(unitCalendarEntries)
      .map(async ({ type, entries: read }) =>
        (await read(db, supervisor, planningUnitId, window)).map(entry => ({ type, ...entry })),
      ),
  ])
  if (!supervised) return undefined
  const name = names.get(planningUnitId) ?? ''
  return calendarOf(`${supervisor.organisation.name} – ${name}`, entries.flat())
}
