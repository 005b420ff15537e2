import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { isInUnitOn, isOutsideOwn } from '../../../people/members/port.ts'
import { plannedUnits } from '../record/planners.ts'

/** Conditions on `shift_swaps w`. */

/** Whether the caller plans every unit that it is about. */
export const plannedBy = (caller: Caller, on: PlainDate): RawBuilder<boolean> => sql<boolean>`(
  ${plannedUnits(caller, sql`w.from_planning_unit_id`, on)}
  and (w.to_planning_unit_id is null or ${plannedUnits(caller, sql`w.to_planning_unit_id`, on)}))`

/** Whether the caller decides on it: whoever plans its units. */
export const decidedBy = (caller: Caller, on: PlainDate): RawBuilder<boolean> => sql<boolean>`(
  ${plannedBy(caller, on)} and ${isOutsideOwn(caller, sql`w.from_membership_id`)}
  and coalesce(${isOutsideOwn(caller, sql`w.to_membership_id`)}, true))`

export const isOfProposer = ({ membership }: Caller): RawBuilder<boolean> =>
  sql<boolean>`w.from_membership_id = ${membership.id}`

export const isOfPeer = ({ membership }: Caller): RawBuilder<boolean> =>
  sql<boolean>`w.to_membership_id = ${membership.id}`

export const isOfEither = (caller: Caller): RawBuilder<boolean> =>
  sql<boolean>`(${isOfProposer(caller)} or ${isOfPeer(caller)})`

/** Whether a shift of a swap, its `from` or its `to`, is still what was proposed and has not begun. */
const isStill = (orgId: string, which: 'from' | 'to', now: Instant): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`w.${which}_${column}`)
  const told = (field: string) => sql`${of('shift')} ->> ${sql.lit(field)}`
  return sql<boolean>`exists (
    select from shifts s
    where s.org_id = ${orgId} and s.id = ${of('shift_id')} and s.state = 'published'
      and s.membership_id = ${of('membership_id')} and s.version = ${of('version')} and s.start_at > ${now}
      and s.planning_unit_id = ${of('planning_unit_id')} and s.work_date = (${told('workDate')})::date
      and s.start_at = (${told('startAt')})::timestamptz and s.end_at = (${told('endAt')})::timestamptz
      and s.break_minutes = (${told('breakMinutes')})::integer
      and s.shift_type_id is not distinct from (${told('shiftTypeId')})::uuid)`
}

/** The same of both, as the rules look at them before a swap is approved. */
export const isAsProposed = (orgId: string, now: Instant): RawBuilder<boolean> => sql<boolean>`(
  ${isStill(orgId, 'from', now)} and (w.to_shift_id is null or ${isStill(orgId, 'to', now)}))`

/**
 * Whether the caller may know of `shifts s` as of one that could be had for a shift: it is a colleague's, told to them, and of
 * the same unit or of one that the caller belongs to on its date.
 */
export const isSwappable = (caller: Caller, ofUnit: RawBuilder<unknown>): RawBuilder<boolean> => {
  const me = sql`${caller.membership.id}::uuid`
  return sql<boolean>`(s.state = 'published' and s.membership_id <> ${me}
    and (s.planning_unit_id = ${ofUnit}
      or ${isInUnitOn(caller.organisation.id, me, sql`s.planning_unit_id`, sql`s.work_date`)}))`
}
