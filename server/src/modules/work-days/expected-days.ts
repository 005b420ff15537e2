import { idArray, type IdSet } from '../../platform/data/id-set.ts'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { termsOf } from './circumstances.ts'
import { targetMinutes } from './interpretation/target.ts'

/** What is known of a member on a date: what the worktime model expects, and what an approved day tells. */
export interface ExpectedDay {
  /** Whatever the day is marked as; 0 without a model and outside the employment. */
  readonly targetMinutes: number
  /** Null while the day is not approved. */
  readonly workedMinutes: number | null
  readonly creditedMinutes: number | null
}

/** The same of members on the days of a window: as many statements for many members as for one; they travel together. */
export async function expectedDays(
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<(membershipId: Id, date: PlainDate) => ExpectedDay> {
  const [terms, approved] = await Promise.all([
    termsOf(db, timeZone, members, from, to),
    db.sql<{ membershipId: Id; workDate: PlainDate; workedMinutes: number; creditedMinutes: number }>`
      select d.membership_id, d.work_date, d.worked_minutes, d.credited_minutes from work_days d
      where d.org_id = ${db.orgId} and d.membership_id = any(${idArray(members)})
        and d.work_date between ${from} and ${to} and d.status in ('approved', 'exported')`,
  ])
  const dayOf = new Map(approved.map(day => [`${day.membershipId} ${day.workDate}`, day]))
  return (membershipId, date) => {
    const { model, ...rest } = terms.on(membershipId, date, null)
    const day = dayOf.get(`${membershipId} ${date}`)
    return {
      targetMinutes: model ? targetMinutes({ ...rest, model, workDate: date, entries: [] }) : 0,
      workedMinutes: day?.workedMinutes ?? null,
      creditedMinutes: day?.creditedMinutes ?? null,
    }
  }
}
