import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { dayClock } from '../../../../platform/vocabulary/local-time.ts'
import { termsOf } from '../day/circumstances.ts'
import { plannedEndsOf } from '../planned/reading.ts'

/** The agreed hours of members on dates. */
export interface RegularHours {
  /** When they end; null where none are agreed. */
  endOn(membershipId: Id, date: PlainDate): Instant | null
}

/** The published plan of members, and the regular hours by their worktime models where nothing is planned, as of each date. */
export async function regularHoursOf(
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<RegularHours> {
  const [terms, plannedEnd] = await Promise.all([
    termsOf(db, timeZone, members, from, to),
    plannedEndsOf(db, members, from, to),
  ])
  return {
    endOn: (membershipId, date) => {
      const planned = plannedEnd(membershipId, date)
      if (planned !== null) return planned
      const schedule = terms.on(membershipId, date, null).model?.schedule
      return schedule ? dayClock(date, timeZone).instantAt(schedule.toMinutes) : null
    },
  }
}
