import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { datesInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { dayTypeVersionsBetween } from '../../../company/catalogs/day-types/port.ts'
import { entryTypeVersionIdsOfCategory } from '../../../company/catalogs/entry-types/port.ts'
import { holidaysBetween } from '../../../company/catalogs/holidays/port.ts'
import { worktimeModelVersionsBetween } from '../../../company/catalogs/worktime-models/port.ts'
import {
  employmentsBetween,
  worktimeModelIdsBetween,
  worktimeModelsBetween,
} from '../../../people/members/port.ts'
import { type AbsentDay, capacityByWeek, type CapacityOfWeek } from './weeks.ts'

export type { CapacityOfWeek } from './weeks.ts'

/**
 * How much work whole weeks hold for members, from a Monday to a Sunday; of whichever of them it is asked. As many statements
 * for 500 members as for one; they travel together.
 */
export async function capacityOfWeeks(
  db: TenantDb,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<(membershipIds: readonly Id[]) => ReadonlyMap<Id, readonly CapacityOfWeek[]>> {
  const modelIds = worktimeModelIdsBetween(db.orgId, members, from, to)
  const [assigned, models, dayTypes, holidays, employments, absentDays] = await Promise.all([
    worktimeModelsBetween(db, members, from, to),
    worktimeModelVersionsBetween(db, modelIds, from, to),
    dayTypeVersionsBetween(db, from, to),
    holidaysBetween(db, from, to),
    employmentsBetween(db, members, from, to),
    possiblyAbsentDays(db, members, from, to),
  ])
  const dates = datesInRange(from, to)
  const facts = { dates, assigned, models, dayTypes, holidays, employments, absentDays }
  return membershipIds => capacityByWeek({ ...facts, membershipIds })
}

/** Days with a day type or entries of absence, whatever their state: leave is planned as drafts. */
const possiblyAbsentDays = (
  db: TenantDb,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<AbsentDay[]> =>
  db.sql<AbsentDay>`
    select d.membership_id, d.work_date, d.day_type_id,
      coalesce(sum(coalesce(e.duration_minutes, e.end_minutes - e.start_minutes)), 0)::int as minutes
    from work_days d left join work_entries e on e.org_id = ${db.orgId} and e.work_day_id = d.id
      and e.entry_type_version_id in ${entryTypeVersionIdsOfCategory(db.orgId, 'absence')}
    where d.org_id = ${db.orgId} and d.membership_id = any(${idArray(members)})
      and d.work_date between ${from} and ${to}
    group by d.id, d.membership_id, d.work_date, d.day_type_id
    having d.day_type_id is not null or count(e.id) > 0`
