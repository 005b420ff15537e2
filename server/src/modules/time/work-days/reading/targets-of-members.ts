import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { termsOf } from '../day/circumstances.ts'
import { meaningOf } from '../day/meaning.ts'

/**
 * What is expected of each of the members on the days of a window together, in minutes, with the day types that their days
 * are marked by: as many statements for many members as for one; they travel together.
 */
export async function targetsOfMembers(
  db: TenantDb,
  timeZone: string,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<(membershipId: Id) => number> {
  const [terms, marked] = await Promise.all([
    termsOf(db, timeZone, members, from, to),
    db.sql<{ membershipId: Id; workDate: PlainDate; dayTypeId: Id }>`
      select d.membership_id, d.work_date, d.day_type_id from work_days d
      where d.org_id = ${db.orgId} and d.membership_id = any(${idArray(members)})
        and d.work_date between ${from} and ${to} and d.day_type_id is not null`,
  ])
  const dayTypes = new Map(marked.map(each => [`${each.membershipId} ${each.workDate}`, each.dayTypeId]))
  const dates = datesInRange(from, to)
  const expected = (id: Id, date: PlainDate): number =>
    meaningOf(date, [], terms.on(id, date, dayTypes.get(`${id} ${date}`) ?? null)).expectedTargetMinutes
  return id => dates.reduce((sum, date) => sum + expected(id, date), 0)
}
