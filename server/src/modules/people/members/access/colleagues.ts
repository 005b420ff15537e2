import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { containing } from '../../../../platform/data/like.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { underAuthorityOf } from './reach.ts'
import { visibleTo } from './visible.ts'

/** Which people somebody looks for. */
export interface PeopleAround {
  /** They are employed on any day from the one to the other, both included. */
  readonly from: PlainDate
  readonly to: PlainDate
  /** Part of their name. */
  readonly q?: string | undefined
  readonly planningUnitId?: Id | undefined
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
 * Whether the caller may see `memberships m` as a colleague: those of their reach, and those of the units that they belong to
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

/** Whether `memberships m` is somebody to be asked for: nobody who has left or is deactivated, nobody outside the window. */
const isThere = (
  orgId: string,
  { from, to }: PeopleAround,
  today: PlainDate,
): RawBuilder<boolean> => sql<boolean>`(
  m.org_id = ${orgId} and m.status <> 'deactivated'
  and (m.employment_start_date is null or m.employment_start_date <= ${to})
  and (m.employment_end_date is null
    or m.employment_end_date >= ${from} and m.employment_end_date >= ${today}))`

/**
 * A fragment: the members around a caller, with the columns `membership_id` and `display_name`. Nobody who has left or is
 * deactivated is among them, and nobody who has not begun by the end of the window.
 */
export const peopleAround = (
  caller: Caller,
  wanted: PeopleAround,
  today: PlainDate,
): RawBuilder<unknown> => sql`(
  select m.id as membership_id, m.display_name from memberships m
  where m.org_id = ${caller.organisation.id} and ${isThere(caller.organisation.id, wanted, today)}
    ${wanted.q === undefined ? sql`` : sql`and lower(m.display_name) like ${containing(wanted.q.toLowerCase())}`}
    and ${isAround(caller, wanted, today)})`

/** A fragment: whether everybody who belongs to a unit on any day of a window is around the caller, and there is somebody. */
export function seesWholeUnit(
  caller: Caller,
  wanted: PeopleAround & { readonly planningUnitId: Id },
  today: PlainDate,
): RawBuilder<boolean> {
  const orgId = caller.organisation.id
  const { planningUnitId } = wanted
  if (caller.reach === 'organisation') return sql<boolean>`true`
  const ofUnit = sql`
    select m.id from memberships m
    where m.org_id = ${orgId} and ${isThere(orgId, wanted, today)}
      and ${belongsTo(orgId, sql`${planningUnitId}::uuid`, wanted)}`
  return sql<boolean>`(${planningUnitId}::uuid in (${unitsOf(caller, today)})
    or exists (${ofUnit}) and not exists (${ofUnit} and not ${visibleTo(caller)}))`
}

/** A fragment: whether the caller has authority over somebody else who belongs to a unit on a day. */
export function hasAuthorityInUnit(caller: Caller, planningUnitId: Id, on: PlainDate): RawBuilder<boolean> {
  const orgId = caller.organisation.id
  return sql<boolean>`exists (
    select from memberships m
    where m.org_id = ${orgId} and m.id <> ${caller.membership.id} and ${isThere(orgId, { from: on, to: on }, on)}
      and ${belongsTo(orgId, sql`${planningUnitId}::uuid`, { from: on, to: on })}
      and ${underAuthorityOf(caller, sql`m.org_id`, sql`m.id`)})`
}

/** A query of the ids of the units to which somebody under the caller's authority, and not the caller alone, belongs on a day. */
export const unitIdsUnderAuthority = (caller: Caller, on: PlainDate): RawBuilder<unknown> => sql`
  select u.planning_unit_id from membership_units u
  join memberships m on m.org_id = ${caller.organisation.id} and m.id = u.membership_id
  where u.org_id = ${caller.organisation.id} and m.id <> ${caller.membership.id}
    and ${isThere(caller.organisation.id, { from: on, to: on }, on)}
    and u.valid_from <= ${on} and (u.valid_to is null or u.valid_to >= ${on})
    and ${underAuthorityOf(caller, sql`m.org_id`, sql`m.id`)}`
