import { type RawBuilder, sql } from 'kysely'
import { entryTypeVersionIdsOfCategory } from '../../../company/catalogs/entry-types/port.ts'

/**
 * A fragment, to be joined laterally: what the days of a member tell of a moment, in one row. `dates` is a relation with the columns
 * `work_date`, `reached`, the last minute of its clock that has come (above 1440 after its midnight), and `since_minutes`, the
 * minute of its clock at which today begins. Columns:
 *
 * - `marked_dates`: those of the dates that are of a day type as a whole.
 * - `now_kind`, `now_date`, `now_minutes`: whether an entry that somebody wrote covers the moment, `working`, `on_break` or
 *   `absent`, and where it begins. Entries of the clock and of absences are told by themselves, and exactly.
 * - `left_date`, `left_minutes`, `left_source`: the last work that is over, of today or reaching into it: when it ended, null
 *   for one that rounding ends later than now, and whether the clock told of it.
 */
export const recordedNow = (
  orgId: string,
  member: RawBuilder<unknown>,
  dates: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select array_agg(distinct e.work_date) filter (where e.marked) as marked_dates,
    (array_agg(e.kind order by e.work_date desc) filter (where e.covers))[1] as now_kind,
    (array_agg(e.work_date order by e.work_date desc) filter (where e.covers))[1] as now_date,
    (array_agg(e.start_minutes order by e.work_date desc) filter (where e.covers))[1] as now_minutes,
    (array_agg(e.work_date order by e.ends desc) filter (where e.over))[1] as left_date,
    (array_agg(case when e.end_minutes <= e.reached then e.end_minutes end order by e.ends desc)
      filter (where e.over))[1] as left_minutes,
    (array_agg(case when e.source = 'punch' then 'punch' else 'work_day' end order by e.ends desc)
      filter (where e.over))[1] as left_source
  from (
    select on_date.work_date, on_date.reached, d.day_type_id is not null as marked, w.kind, w.source, w.start_minutes,
      w.end_minutes, w.kind is not null and w.source <> 'punch' and w.start_minutes <= on_date.reached
        and w.end_minutes > on_date.reached as covers,
      w.kind = 'working' and (w.end_minutes <= on_date.reached
        or w.source = 'punch' and w.start_minutes <= on_date.reached)
        and w.end_minutes > on_date.since_minutes as over,
      on_date.work_date + make_interval(mins => w.end_minutes) as ends
    from ${dates} on_date
    join work_days d on d.org_id = ${orgId} and d.membership_id = ${member} and d.work_date = on_date.work_date
    left join lateral (
      select e.source, e.start_minutes, e.end_minutes, case
        when e.entry_type_version_id in ${entryTypeVersionIdsOfCategory(orgId, 'work')}
          or e.entry_type_version_id in ${entryTypeVersionIdsOfCategory(orgId, 'travel')} then 'working'
        when e.entry_type_version_id in ${entryTypeVersionIdsOfCategory(orgId, 'break')} then 'on_break'
        when e.entry_type_version_id in ${entryTypeVersionIdsOfCategory(orgId, 'absence')} then 'absent' end as kind
      from work_entries e
      where e.org_id = ${orgId} and e.work_day_id = d.id and e.start_minutes is not null
        and e.source <> 'absence') w on true) e)`
