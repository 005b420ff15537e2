import { sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { decidingHolidays } from '../../../company/catalogs/holidays/port.ts'
import { expectationsOn } from '../../../company/catalogs/worktime-models/port.ts'
import { unitStaffOn, worktimeModelIdOn } from '../../../people/members/port.ts'
import { plannedWorkOn } from '../../work-days/port.ts'
import type { DayPart } from '../accounts.ts'
import { type AbsenceState, statesInForce } from '../periods/life.ts'
import type { Relation } from '../periods/masking.ts'
import { relationColumns } from '../periods/reading.ts'
import type { DatePart } from '../periods/record.ts'
import { joinedAbsenceType } from '../types/reading.ts'
import type { AbsenceSensitivity } from '../types/register.ts'
import type { CountedDay } from './coverage.ts'

export interface Window {
  readonly from: PlainDate
  readonly to: PlainDate
}

/** An absence with what decides how much of it is shown. */
export interface AbsenceRow extends Relation {
  readonly periodId: Id
  readonly membershipId: Id
  readonly state: AbsenceState
  readonly absenceTypeId: Id
  readonly absenceTypeCode: string
  readonly absenceTypeName: string
  /** Null where the type has no version on the first day. */
  readonly sensitivity: AbsenceSensitivity | null
  readonly dates: readonly { readonly date: PlainDate; readonly part: DayPart }[]
}

/** States of periods that wait until they are in force. */
const waitingStates = ['submitted', 'pre_approved'] as const satisfies readonly AbsenceState[]

/** The absences of members that reach into a window, in force or waiting, by member and beginning. One statement. */
export const absencesOf = (
  db: TenantDb,
  caller: Caller,
  members: IdSet,
  { from, to }: Window,
  today: PlainDate,
): Promise<AbsenceRow[]> =>
  db.sql<AbsenceRow>`
    select p.id as period_id, p.membership_id, p.state, p.absence_type_id, t.code as absence_type_code, t.name as absence_type_name, v.sensitivity,
      ${relationColumns(caller, sql`p.membership_id`, today)}, (
        select coalesce(jsonb_agg(jsonb_build_object('date', a.work_date, 'part', a.part) order by a.work_date), '[]')
        from absence_days a
        where a.org_id = ${db.orgId} and a.period_id = p.id and a.work_date between ${from} and ${to}) as dates
    from absence_periods p ${joinedAbsenceType(db.orgId, sql`p.absence_type_id`, sql`p.start_date`)}
    where p.org_id = ${db.orgId} and p.membership_id = any(${idArray(members)})
      and p.state = any(${[...statesInForce, ...waitingStates]}::text[])
      and p.start_date <= ${to} and p.end_date >= ${from}
    order by p.membership_id, p.start_date, p.id`

export interface OwnAbsenceRow extends Window {
  readonly periodId: Id
  readonly absenceTypeId: Id
  readonly absenceTypeCode: string
  readonly absenceTypeName: string
  readonly startDate: PlainDate
  readonly endDate: PlainDate
  readonly startPart: DatePart
  readonly endPart: DatePart
  readonly minutesPerDay: number | null
  readonly state: AbsenceState
}

/** The absences of a member that reach into a window, by their beginning, without what came to nothing. One statement. */
export const ownAbsences = (db: TenantDb, membershipId: Id, { from, to }: Window): Promise<OwnAbsenceRow[]> =>
  db.sql<OwnAbsenceRow>`
    select p.id as period_id, p.absence_type_id, t.code as absence_type_code, t.name as absence_type_name, p.start_date, p.end_date, p.start_part,
      p.end_part, p.minutes_per_day, p.state
    from absence_periods p join absence_types t on t.org_id = ${db.orgId} and t.id = p.absence_type_id
    where p.org_id = ${db.orgId} and p.membership_id = ${membershipId}
      and p.state not in ('declined', 'cancelled') and p.start_date <= ${to} and p.end_date >= ${from}
    order by p.start_date, p.id`

/**
 * How many members of a unit are expected on each day of a window, and how many of them are absent. One statement. Work is
 * expected by a shift, or by the worktime model of the day.
 */
export const countedDays = (db: TenantDb, planningUnitId: Id, { from, to }: Window): Promise<CountedDay[]> =>
  db.sql<CountedDay>`
    with dates as materialized (
      select d.each::date as work_date, h.code as holiday_code, h.kind as holiday_kind
      from generate_series(${from}::date, ${to}::date, interval '1 day') as d(each)
      left join ${decidingHolidays(db.orgId, from, to)} h on h.date = d.each::date),
    expected as materialized (
      select x.worktime_model_id, x.work_date, x.target_minutes from ${expectationsOn(db.orgId, sql`dates`)} x where x.expects),
    planned as materialized (
      select w.membership_id, w.work_date, sum(extract(epoch from w.end_at - w.start_at) / 60) as minutes
      from ${plannedWorkOn(db.orgId, from, to)} w group by w.membership_id, w.work_date),
    staff as (
      select s.membership_id, s.work_date, coalesce(w.minutes, x.target_minutes) as minutes
      from ${unitStaffOn(db.orgId, planningUnitId, sql`dates`)} s
      left join planned w on w.membership_id = s.membership_id and w.work_date = s.work_date
      left join expected x on x.work_date = s.work_date
        and x.worktime_model_id = ${worktimeModelIdOn(db.orgId, sql`s.membership_id`, sql`s.work_date`)}
      where w.membership_id is not null or x.worktime_model_id is not null),
    taken as (
      select a.membership_id, a.work_date, bool_or(a.part in ('full', 'am')) as am, bool_or(a.part in ('full', 'pm')) as pm,
        coalesce(sum(a.minutes) filter (where a.part = 'hours'), 0) as minutes
      from absence_days a join absence_periods p on p.org_id = ${db.orgId} and p.id = a.period_id
      where a.org_id = ${db.orgId} and a.work_date between ${from} and ${to}
        and p.state = any(${statesInForce}::text[])
      group by a.membership_id, a.work_date),
    absent as (
      select t.membership_id, t.work_date, t.am or t.minutes >= s.minutes as am, t.pm or t.minutes >= s.minutes as pm,
        least(1, 2.0 * t.minutes / nullif(s.minutes, 0)) as half
      from staff s join taken t on t.membership_id = s.membership_id and t.work_date = s.work_date)
    select d.work_date as date, d.holiday_kind, count(s.membership_id)::int as expected_members,
      (count(*) filter (where a.am and a.pm))::int as absent_members,
      (count(*) filter (where s.membership_id is not null and a.membership_id is not null and not (a.am and a.pm)))::int
        as partly_absent_members,
      (count(s.membership_id) filter (where a.am is not true))::int as present_in_the_morning,
      (count(s.membership_id) filter (where a.pm is not true))::int as present_in_the_afternoon,
      coalesce(sum(a.half) filter (where not a.am and not a.pm), 0)::float8 as halves_away
    from dates d left join staff s on s.work_date = d.work_date
    left join absent a on a.membership_id = s.membership_id and a.work_date = s.work_date
    group by d.work_date, d.holiday_kind order by d.work_date`
