import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { Picture, Question } from '../../../../platform/data/question.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ClosedDays, StaffingOfUnit } from './plan-facts.ts'
import type { RuleSettings } from './settings.ts'

/** The rows of units, and of those in which members have shifts in a window; those of each unit oldest first. One statement. */
export const settingsInReach = (
  db: Picture,
  { members, units }: { readonly members: IdSet; readonly units: readonly Id[] },
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Question<RuleSettings> =>
  db.sql<RuleSettings[number]>`
    select r.planning_unit_id, r.valid_from, r.closed_on_public_holidays, r.average_weeks, r.rules
    from shift_rule_settings r
    where r.org_id = ${db.orgId} and r.valid_from <= ${to} and (
      r.planning_unit_id = any(${units}::uuid[]) or r.planning_unit_id in (
        select s.planning_unit_id from shifts s
        where s.org_id = ${db.orgId} and s.membership_id = any(${idArray(members)})
          and s.work_date between ${from} and ${to}))
    order by r.planning_unit_id, r.valid_from`

/** The closures of units that reach into a window. One statement. */
export const closuresBetween = (
  db: Picture,
  units: readonly Id[],
  from: PlainDate,
  to: PlainDate,
): Question<ClosedDays[]> =>
  db.sql<ClosedDays>`
    select c.planning_unit_id, c.closed_from, c.closed_to from shift_closures c
    where c.org_id = ${db.orgId} and c.planning_unit_id = any(${units}::uuid[])
      and c.closed_from <= ${to} and c.closed_to >= ${from}
    order by c.planning_unit_id, c.closed_from`

/** The rows of units that begin until a day, those of each unit oldest first. One statement. */
export const staffingUntil = (db: Picture, units: readonly Id[], to: PlainDate): Question<StaffingOfUnit[]> =>
  db.sql<StaffingOfUnit>`
    select h.planning_unit_id, h.valid_from, h.hours from hourly_staffing h
    where h.org_id = ${db.orgId} and h.planning_unit_id = any(${units}::uuid[]) and h.valid_from <= ${to}
    order by h.planning_unit_id, h.valid_from`
