import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { Page } from '../../../platform/data/paging.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { absentOn } from '../absences/port.ts'
import { decidingHolidays } from '../../company/catalogs/holidays/port.ts'
import { expectationsOn } from '../../company/catalogs/worktime-models/port.ts'
import { peopleAround, worktimeModelIdOn } from '../../people/members/port.ts'
import { clockingRequired } from '../../company/organisation/port.ts'
import { liveStates } from '../punch-clock/port.ts'
import { plannedWorkOn, recordedNow } from '../work-days/port.ts'
import type { DateReached, Moment } from './moment.ts'
import type { PresenceSource, PresenceState } from './shapes.ts'

export interface PresenceRow {
  readonly membershipId: Id
  readonly displayName: string
  readonly state: PresenceState
  readonly source: PresenceSource | null
  readonly sinceAt: Instant | null
  /** Where it is a minute of the clock of a date: the two. */
  readonly sinceDate: PlainDate | null
  readonly sinceMinutes: number | null
}

/** Whose presence is read. */
export interface Wanted {
  readonly planningUnitId?: Id | undefined
  readonly state?: PresenceState | undefined
  readonly q?: string | undefined
}

/**
 * A page of the members around a caller with what they do at a moment. One statement: without `state` it looks at the members of
 * the page alone.
 */
export function presencePage(
  db: TenantDb,
  caller: Caller,
  wanted: Wanted,
  moment: Moment,
  page: Page,
): Promise<PresenceRow[]> {
  const { workDate: today } = moment.today
  const { planningUnitId, q, state } = wanted
  const around = peopleAround(caller, { from: today, to: today, planningUnitId, q }, today)
  const people =
    state === undefined
      ? sql`select r.* from ${around} r where true ${page.fragment}`
      : sql`select r.* from ${around} r`
  return db.sql<PresenceRow>`
    with ${facts(db.orgId, moment)}, people as (${people}), r as materialized (
      select p.membership_id, p.display_name, s.* from people p ${joined(db.orgId, moment)})
    select r.membership_id, r.display_name, r.state, r.source, r.since_at, r.since_date, r.since_minutes
    from r where ${state === undefined ? sql`true ${page.order}` : sql`r.state = ${state} ${page.fragment}`}`
}

/** What is so of everybody: the two dates, what models expect on them, who has clocked in, who is absent, what is planned. */
function facts(orgId: string, moment: Moment): RawBuilder<unknown> {
  const { today, yesterday, now } = moment
  return sql`
    dates as materialized (
      select d.work_date, d.reached, d.since_minutes, d.since_minutes = 0 as is_today, h.code as holiday_code,
        h.kind as holiday_kind
      from (values ${dateRow(yesterday)}, ${dateRow(today)}) as d(work_date, reached, since_minutes)
      left join ${decidingHolidays(orgId, yesterday.workDate, today.workDate)} h on h.date = d.work_date),
    expected as materialized (
      select x.worktime_model_id, x.work_date, x.expects, x.from_minutes, x.to_minutes,
        x.clocked or ${clockingRequired(orgId)} as clocked
      from ${expectationsOn(orgId, sql`dates`)} x),
    live as materialized (select l.membership_id, l.state, l.since, l.work_date from (${liveStates(orgId)}) l),
    absences as materialized (
      select a.membership_id, a.is_today, bool_or(a.part = 'full') as whole, bool_or(a.part = 'am') as am,
        bool_or(a.part = 'pm') as pm, bool_or(a.part = 'hours') as hours
      from (
        select t.membership_id, t.part, true as is_today from (${absentOn(orgId, today.workDate)}) t
        union all
        select y.membership_id, y.part, false from (${absentOn(orgId, yesterday.workDate)}) y) a
      group by a.membership_id, a.is_today),
    plans as materialized (
      select t.membership_id, t.work_date = ${today.workDate} as is_today,
        min(t.start_at) filter (where t.start_at <= ${now} and t.end_at > ${now}) as running_since,
        min(t.start_at) + (max(t.end_at) - min(t.start_at)) / 2 as middle,
        max(t.end_at) > ${moment.instantAt(today.workDate, 0)} as reaches_today
      from ${plannedWorkOn(orgId, yesterday.workDate, today.workDate)} t
      group by t.membership_id, t.work_date)`
}

const dateRow = ({ workDate, reached, sinceMinutes }: DateReached): RawBuilder<unknown> =>
  sql`(${workDate}::date, ${reached}::int, ${sinceMinutes}::int)`

/** The facts of each member of `people p`, and `s` with what they come to. README.md says it in words. */
const joined = (orgId: string, moment: Moment): RawBuilder<unknown> => sql`
  left join live l on l.membership_id = p.membership_id and l.work_date >= ${moment.yesterday.workDate}
  left join absences now_absent on now_absent.membership_id = p.membership_id and now_absent.is_today
  left join absences night_absent on night_absent.membership_id = p.membership_id and not night_absent.is_today
  left join plans now_plan on now_plan.membership_id = p.membership_id and now_plan.is_today
  left join plans night_plan on night_plan.membership_id = p.membership_id and not night_plan.is_today
  left join lateral ${recordedNow(orgId, sql`p.membership_id`, sql`dates`)} w on true
  left join lateral ${hoursNow(orgId, moment)} h on true
  cross join lateral (
    select
      case
        when l.state is not null then l.state
        when w.now_kind in ('working', 'on_break') then w.now_kind
        when h.absent or w.now_kind = 'absent' then 'absent'
        when h.late then 'late'
        when w.left_date is not null or h.expected then 'off'
        else 'not_expected' end as state) c
  cross join lateral (
    select c.state,
      case
        when l.state is not null then 'punch'
        when c.state in ('working', 'on_break') then 'work_day'
        when c.state = 'absent' then 'absence'
        when c.state = 'late' then case when h.late_since_at is null then 'schedule' else 'shift' end
        when c.state = 'off' then w.left_source end as source,
      case
        when l.state is not null then l.since
        when c.state = 'late' then h.late_since_at end as since_at,
      case
        when l.state is not null then null
        when c.state in ('working', 'on_break') then w.now_date
        when c.state = 'late' then h.late_date
        when c.state = 'off' and w.left_minutes is not null then w.left_date end as since_date,
      case
        when l.state is not null then null
        when c.state in ('working', 'on_break') then w.now_minutes
        when c.state = 'late' then h.late_minutes
        when c.state = 'off' then w.left_minutes end as since_minutes) s`

/**
 * What is expected of the member at the moment: by a shift, otherwise by the regular hours of the model of each of the two dates.
 * Yesterday counts while its hours last.
 */
const hoursNow = (orgId: string, { now }: Moment): RawBuilder<unknown> => sql`(
  select bool_or(d.absent) as absent, bool_or(d.expected) as expected, bool_or(d.late and not d.absent) as late,
    min(d.late_since_at) filter (where d.late and not d.absent) as late_since_at,
    (array_agg(d.work_date order by d.work_date) filter (where d.late and d.late_since_at is null))[1] as late_date,
    (array_agg(d.late_minutes order by d.work_date) filter (where d.late and d.late_since_at is null))[1]
      as late_minutes
  from (
    select f.work_date,
      f.counts and (f.whole or f.marked or f.am and not f.past_middle or f.pm and f.past_middle) as absent,
      f.counts and f.expects as expected,
      f.running and f.clocked and not f.hours and w.left_date is distinct from f.work_date as late,
      case when f.running and f.by_plan then case when f.am then greatest(f.plan_middle, f.running_since) else f.running_since end end
        as late_since_at,
      case when f.am then f.middle else f.from_minutes end as late_minutes
    from (
      select g.*, g.is_today or g.running as counts,
        case when g.by_plan then coalesce(g.plan_middle <= ${now}, g.reached >= g.middle)
          else g.reached >= g.middle end as past_middle
      from (
        select on_date.work_date, on_date.reached, on_date.is_today, x.from_minutes, coalesce(x.clocked, false) as clocked,
          planned.by_plan, planned.running_since, planned.plan_middle,
          planned.by_plan or coalesce(x.expects, false) as expects,
          case when planned.by_plan then planned.running_since is not null
            else coalesce(x.expects and x.from_minutes <= on_date.reached and x.to_minutes > on_date.reached, false) end
            as running,
          coalesce((x.from_minutes + x.to_minutes) / 2, 720) as middle,
          on_date.work_date = any(w.marked_dates) is true as marked,
          case when on_date.is_today then now_absent.whole else night_absent.whole end is true as whole,
          case when on_date.is_today then now_absent.am else night_absent.am end is true as am,
          case when on_date.is_today then now_absent.pm else night_absent.pm end is true as pm,
          case when on_date.is_today then now_absent.hours else night_absent.hours end is true as hours
        from dates on_date left join expected x on x.work_date = on_date.work_date
          and x.worktime_model_id = ${worktimeModelIdOn(orgId, sql`p.membership_id`, sql`on_date.work_date`)}
        cross join lateral (
          select
            case when on_date.is_today then now_plan.membership_id is not null or night_plan.reaches_today is true
              else night_plan.membership_id is not null end as by_plan,
            case when on_date.is_today then now_plan.running_since else night_plan.running_since end as running_since,
            case when on_date.is_today then now_plan.middle else night_plan.middle end as plan_middle) planned) g) f) d)`
