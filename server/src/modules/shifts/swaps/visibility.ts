import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { isInUnitOn, isOutsideOwn } from '../../members/port.ts'
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
