import type { DataSet } from '../data-set.ts'
import { fillOnce } from './answers.ts'

/** So many hours of projects, beside those that the entries of the company have. */
export const fillHours = (
  data: DataSet,
  orgId: string,
  amounts: { readonly hours: number; readonly projects: number },
): Promise<void> =>
  fillOnce(data, orgId, {
    name: 'allocated_hours',
    isFilled: 'allocated_hours where org_id = $1 and position >= 1000',
    text: `
      with entries as (
        select d.id as work_day_id, d.membership_id, d.work_date, e.id as entry_id, v.entry_type_id,
          row_number() over (order by d.work_date, d.id) as place
        from work_days d join work_entries e on e.org_id = $1 and e.work_day_id = d.id and e.position = 0
          join entry_type_versions v on v.org_id = $1 and v.id = e.entry_type_version_id
        where d.org_id = $1),
      counted as (select e.*, count(*) over () as count from entries e)
      insert into allocated_hours (org_id, work_day_id, entry_id, position, membership_id, work_date, entry_type_id, dimension_id, value_id,
        minutes)
      select $1, e.work_day_id, e.entry_id, 1000 + part, e.membership_id, e.work_date, e.entry_type_id, v.dimension_id, v.id,
        15 + (e.place + part) % 45
      from counted e cross join generate_series(0, ceil($2::numeric / e.count)::integer - 1) part
        join dimension_values v on v.org_id = $1 and v.external_source = 'bench'
          and v.external_id = (1 + (e.place * 31 + part * 7919) % $3::integer)::text`,
    values: [amounts.hours, amounts.projects],
  })
