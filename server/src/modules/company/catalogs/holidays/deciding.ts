import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { calendarHolidays } from './observed-holidays.ts'

/**
 * A fragment: the holiday that decides what each date of a range is worth, as `holidaysBetween` finds it, with the columns `date`,
 * `code` and `kind`. The calendar goes along, so that a statement needs no other before it.
 */
export function decidingHolidays(orgId: string, from: PlainDate, to: PlainDate): RawBuilder<unknown> {
  const calendar = calendarHolidays(from, to).map(({ date, code, kind }) => ({ date, code, kind }))
  return sql`(
    select distinct on (h.date) h.date, h.code, h.kind from (
      select c.date, c.code, c.kind
      from jsonb_to_recordset(${JSON.stringify(calendar)}::jsonb) as c(date date, code text, kind text)
      where not exists (
        select from holiday_changes r
        where r.org_id = ${orgId} and r.change = 'removed' and r.date = c.date and r.code = c.code)
      union all
      select a.date, a.code, a.kind from holiday_changes a
      where a.org_id = ${orgId} and a.change = 'added' and a.date between ${from} and ${to}) h
    order by h.date, h.kind = 'eve', h.code collate "C")`
}
