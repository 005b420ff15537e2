import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { covers, type Validity } from '../../../../platform/vocabulary/versions.ts'
import { modelsByRota } from '../../../company/catalogs/worktime-models/port.ts'
import { employedOn, membersUnderModels, worktimeModelIdOn } from '../../../people/members/port.ts'
import { type BlankTerms, isCreditedBlank, isRecorded, recordsTime } from './blank-dates.ts'
import { type ExportPeriod, inExportScope } from './export-store.ts'
import { isPlannedOn } from '../planned/reading.ts'

/** A holiday that a worktime model credits by itself. */
export interface CreditedHoliday {
  readonly workDate: PlainDate
  readonly modelId: Id
}

type Holiday = NonNullable<BlankTerms['holiday']>

/** Which holidays are credited under which models, though nothing is recorded on them. */
export const creditedHolidays = (
  holidays: readonly Holiday[],
  models: readonly (BlankTerms['model'] & Validity)[],
  timeZone: string,
): CreditedHoliday[] =>
  holidays.flatMap(holiday =>
    models
      .filter(model => covers(model, holiday.date))
      .filter(model => isCreditedBlank(holiday.date, { model, holiday, timeZone }))
      .map(({ id }) => ({ workDate: holiday.date, modelId: id })),
  )

/** A credited holiday that nobody has confirmed, so that payroll will miss it; without a day where none was written. */
export interface UnconfirmedHoliday {
  readonly workDayId: Id | null
  readonly membershipId: Id
  readonly workDate: PlainDate
}

/** Anyone who has a shift on the holiday is to work on it, and gets no credit. */
const unconfirmed = (db: TenantDb, period: ExportPeriod, credited: readonly CreditedHoliday[]) => sql`
  (select distinct unnest(${credited.map(one => one.workDate)}::date[]) as work_date) h
  cross join ${membersUnderModels(
    db.orgId,
    sql`${[...new Set(credited.map(one => one.modelId))]}::uuid[]`,
    period.periodStart,
    period.periodEnd,
  )} u
  left join work_days d on d.org_id = ${db.orgId} and d.membership_id = u.membership_id and d.work_date = h.work_date
  where (d.id is null or not ${isRecorded(db.orgId)})
    and (h.work_date, ${worktimeModelIdOn(db.orgId, sql`u.membership_id`, sql`h.work_date`)}) in (
      select * from unnest(${credited.map(one => one.workDate)}::date[], ${credited.map(one => one.modelId)}::uuid[]))
    and ${inExportScope(db.orgId, period, sql`u.membership_id`, sql`h.work_date`)}
    and ${employedOn(db.orgId, sql`u.membership_id`, sql`h.work_date`)}
    and ${recordsTime(db.orgId, sql`u.membership_id`, period.periodEnd)}
    and not (${isPlannedOn(db.orgId, sql`u.membership_id`, sql`h.work_date`)}
      and ${worktimeModelIdOn(db.orgId, sql`u.membership_id`, sql`h.work_date`)} = any(${modelsByRota(db.orgId)}))`

/** Of members who record their time; by date, at most so many. */
export const unconfirmedHolidays = (
  db: TenantDb,
  period: ExportPeriod,
  credited: readonly CreditedHoliday[],
  limit: number,
): Promise<UnconfirmedHoliday[]> =>
  credited.length === 0
    ? Promise.resolve([])
    : db.sql<UnconfirmedHoliday>`
        select d.id as work_day_id, u.membership_id, h.work_date from ${unconfirmed(db, period, credited)}
        order by h.work_date, u.membership_id limit ${limit}`

/** How many there are. */
export async function countUnconfirmedHolidays(
  db: TenantDb,
  period: ExportPeriod,
  credited: readonly CreditedHoliday[],
): Promise<number> {
  if (credited.length === 0) return 0
  const [row] = await db.sql<{ count: number }>`select count(*) from ${unconfirmed(db, period, credited)}`
  return row?.count ?? 0
}
