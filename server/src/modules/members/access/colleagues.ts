import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../platform/access/caller.ts'
import { containing } from '../../../platform/data/like.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { visibleTo } from './visible.ts'

/** Which people somebody looks for. */
export interface PeopleAround {
  /** They are employed on any day from the one to the other, both included. */
  readonly from: PlainDate
  readonly to: PlainDate
  /** Part of their name. */
  readonly q?: string | undefined
  readonly planningUnitId?: Id | undefined
  readonly membershipId?: Id | undefined
}

/** A query of the ids of the units that the caller belongs to on a day. */
const unitsOf = (caller: Caller, on: PlainDate): RawBuilder<unknown> => sql`
  select own.planning_unit_id from membership_units own
  where own.org_id = ${caller.organisation.id} and own.membership_id = ${caller.membership.id}
    and own.valid_from <= ${on} and (own.valid_to is null or own.valid_to >= ${on})`

/** Whether the member `m` belongs to one of some units on any day of the window. */
const belongsTo = (
  orgId: string,
  units: RawBuilder<unknown>,
  { from, to }: PeopleAround,
): RawBuilder<boolean> => sql<boolean>`m.id in (
  select u.membership_id from membership_units u
  where u.org_id = ${orgId} and u.planning_unit_id in (${units})
    and u.valid_from <= ${to} and (u.valid_to is null or u.valid_to >= ${from}))`

/**
 * Whether the caller may know of `memberships m` as a colleague: those of their reach, and those of the units that they belong to
 * today. Asked for one unit, only that unit makes a colleague: which other units a colleague belongs to is not told.
 */
function isAround(caller: Caller, wanted: PeopleAround, today: PlainDate): RawBuilder<boolean> {
  const orgId = caller.organisation.id
  const { planningUnitId } = wanted
  if (planningUnitId === undefined)
    return caller.reach === 'organisation'
      ? sql<boolean>`true`
      : sql<boolean>`(${visibleTo(caller)} or ${belongsTo(orgId, unitsOf(caller, today), wanted)})`
  const inUnit = belongsTo(orgId, sql`${planningUnitId}::uuid`, wanted)
  return caller.reach === 'organisation'
    ? inUnit
    : sql<boolean>`(${inUnit} and (${visibleTo(caller)} or ${planningUnitId}::uuid in (${unitsOf(caller, today)})))`
}

/**
 * A fragment: the members around a caller, with the columns `membership_id` and `display_name`. Nobody who has left or is
 * deactivated is among them, and nobody who has not begun.
 */
export const peopleAround = (
  caller: Caller,
  wanted: PeopleAround,
  today: PlainDate,
): RawBuilder<unknown> => sql`(
  select m.id as membership_id, m.display_name from memberships m
  where m.org_id = ${caller.organisation.id} and m.status <> 'deactivated'
    and (m.employment_start_date is null or m.employment_start_date <= ${wanted.to})
    and (m.employment_end_date is null or m.employment_end_date >= ${wanted.from})
    and (m.employment_end_date is null or m.employment_end_date >= ${today})
    ${wanted.membershipId === undefined ? sql`` : sql`and m.id = ${wanted.membershipId}`}
    ${wanted.q === undefined ? sql`` : sql`and lower(m.display_name) like ${containing(wanted.q.toLowerCase())}`}
    and ${isAround(caller, wanted, today)})`
