import { sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { Picture, Question } from '../../../../platform/data/question.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type RuleCode, workingTimeActLimits } from './act.ts'
import { daysBesideNights } from './nights.ts'
import type { PlanFacts, PlannedShift } from './plan-facts.ts'

interface Window {
  readonly from: PlainDate
  readonly to: PlainDate
}

/** Of whom and of which units shifts are read. */
export interface Whose {
  readonly members: IdSet
  readonly units: readonly Id[]
}

/** A shift in force, as it is read. */
export type HeldShift = Omit<PlannedShift, 'cancelled' | 'toldFor'>

/**
 * The standing shifts of members in one window, and of units in another that lies within it; each once, by its beginning. One
 * statement.
 */
export const heldShifts = (
  db: Picture,
  { members, units }: Whose,
  ofMembers: Window,
  ofUnits: Window,
): Question<HeldShift[]> =>
  db.sql<HeldShift>`
    with found as (
      select s.id from shifts s
      where s.org_id = ${db.orgId} and s.membership_id = any(${idArray(members)}) and s.state <> 'cancelled'
        and s.work_date between ${ofMembers.from} and ${ofMembers.to}
      union
      select s.id from shifts s
      where s.org_id = ${db.orgId} and s.planning_unit_id = any(${units}::uuid[]) and s.state <> 'cancelled'
        and s.work_date between ${ofUnits.from} and ${ofUnits.to})
    select s.id as shift_key, s.planning_unit_id, s.membership_id, s.work_date, s.start_at, s.end_at, s.break_minutes
    from found f join shifts s on s.org_id = ${db.orgId} and s.id = f.id
    order by s.start_at, s.id`

/**
 * The standing shifts of members before and after a window of whole weeks, by their beginning: as far around some days as the units
 * count nights in a row. Where they say nothing of it, nobody is looked for. One statement.
 */
export const nightsAround = (
  db: Picture,
  { members, units }: Whose,
  days: Window,
  weeks: Window,
): Question<HeldShift[]> =>
  db.sql<HeldShift>`
    with reach as (
      select max((rule ->> 'limit')::int) + ${daysBesideNights} as days
      from shift_rule_settings r, jsonb_array_elements(r.rules) rule
      where r.org_id = ${db.orgId} and r.planning_unit_id = any(${units}::uuid[])
        and rule ->> 'code' = ${nightsCode}
      having max((rule ->> 'limit')::int) is not null)
    select s.id as shift_key, s.planning_unit_id, s.membership_id, s.work_date, s.start_at, s.end_at, s.break_minutes
    from reach, shifts s
    where s.org_id = ${db.orgId} and s.membership_id = any(${idArray(members)}) and s.state <> 'cancelled'
      and s.work_date between ${sql`${days.from}::date`} - reach.days and ${sql`${days.to}::date`} + reach.days
      and s.work_date not between ${weeks.from} and ${weeks.to}
    order by s.start_at, s.id`

const nightsCode: RuleCode = 'shift_nights_in_row'

/**
 * What members are planned to work in the weeks before and after a window of whole weeks, as far as an average of their units
 * reaches. One statement.
 */
export const weeksAround = (
  db: Picture,
  { members, units }: Whose,
  { from, to }: Window,
): Question<PlanFacts['weeksAround'][number][]> =>
  db.sql`
    with reach as (
      select 7 * (greatest(max(r.average_weeks), ${longestOfAct}) - 1) as days
      from shift_rule_settings r where r.org_id = ${db.orgId} and r.planning_unit_id = any(${units}::uuid[]))
    select s.membership_id, date_trunc('week', s.work_date::timestamp)::date as monday,
      sum(greatest(0, extract(epoch from s.end_at - s.start_at)::int / 60 - s.break_minutes))::int as minutes
    from shifts s, reach
    where s.org_id = ${db.orgId} and s.membership_id = any(${idArray(members)}) and s.state <> 'cancelled'
      and s.work_date between ${sql`${from}::date`} - reach.days and ${sql`${to}::date`} + reach.days
      and s.work_date not between ${from} and ${to}
    group by 1, 2`

const longestOfAct = Math.max(...workingTimeActLimits.map(({ averageWeeks }) => averageWeeks))
