import { type RawBuilder, sql } from 'kysely'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

type Column = RawBuilder<unknown>

/** Writes never close a circle; the bound ends the recursion on one that got in otherwise. */
const longestLine = 1000

const isThere = (today: PlainDate, alias: string): RawBuilder<boolean> => {
  const of = sql.raw(alias)
  return sql<boolean>`(${of}.status = 'active'
    and (${of}.employment_end_date is null or ${of}.employment_end_date >= ${today}))`
}

/**
 * A query with the columns `holder_id`, `membership_id` and `height`: who is below some members, and how many who are
 * there today are between. A direct report has the height 0.
 */
export const reportsByHeight = (
  orgId: string,
  holders: readonly Id[],
  today: PlainDate,
): RawBuilder<unknown> => sql`
  with recursive below (holder_id, membership_id, height, length, there) as (
    select r.supervisor_membership_id, r.id, 0, 1, ${isThere(today, 'r')} from memberships r
    where r.org_id = ${orgId} and r.supervisor_membership_id = any(${holders}::uuid[])
    union all
    select b.holder_id, r.id, b.height + b.there::int, b.length + 1, ${isThere(today, 'r')}
    from below b join memberships r on r.org_id = ${orgId} and r.supervisor_membership_id = b.membership_id
    where b.length < ${longestLine})
  select below.holder_id, below.membership_id, min(below.height) as height from below
  group by below.holder_id, below.membership_id`

/** A value: the ids of those above a member who are there today, the nearest first. */
export const supervisorsAbove = (orgId: string, member: Column, today: PlainDate): RawBuilder<Id[]> => sql<
  Id[]
>`array(
  with recursive above (id, supervisor_id, height, there) as (
    select s.id, s.supervisor_membership_id, 0, ${isThere(today, 's')}
    from memberships m join memberships s on s.org_id = ${orgId} and s.id = m.supervisor_membership_id
    where m.org_id = ${orgId} and m.id = ${member}
    union all
    select s.id, s.supervisor_membership_id, a.height + 1, ${isThere(today, 's')}
    from above a join memberships s on s.org_id = ${orgId} and s.id = a.supervisor_id
    where a.height < ${longestLine})
  select above.id from above where above.there order by above.height)`
