import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A fragment: whether a member has a planning unit in common with the caller on a date; nobody with themself. */
export const sharesUnitWith = (
  caller: Pick<Caller, 'membership' | 'organisation'>,
  member: RawBuilder<unknown>,
  date: PlainDate,
): RawBuilder<boolean> => sql<boolean>`(${member} <> ${caller.membership.id} and ${member} in (
  select theirs.membership_id from membership_units mine join membership_units theirs
    on theirs.org_id = ${caller.organisation.id} and theirs.planning_unit_id = mine.planning_unit_id
  where mine.org_id = ${caller.organisation.id} and mine.membership_id = ${caller.membership.id}
    and mine.valid_from <= ${date} and (mine.valid_to is null or mine.valid_to >= ${date})
    and theirs.valid_from <= ${date} and (theirs.valid_to is null or theirs.valid_to >= ${date})))`

/** A query of the ids of the members of a planning unit on any day of a window. */
export const unitMembersOn = (
  orgId: string,
  planningUnitId: Id,
  from: PlainDate,
  to: PlainDate,
): RawBuilder<Id> => sql<Id>`
  select u.membership_id from membership_units u
  where u.org_id = ${orgId} and u.planning_unit_id = ${planningUnitId}
    and u.valid_from <= ${to} and (u.valid_to is null or u.valid_to >= ${from})`

/** A fragment: whether a member belongs to a planning unit on a date, for a statement that has all three as expressions. */
export const isInUnitOn = (
  orgId: string,
  member: RawBuilder<unknown>,
  unit: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from membership_units u
  where u.org_id = ${orgId} and u.membership_id = ${member} and u.planning_unit_id = ${unit}
    and u.valid_from <= ${date} and (u.valid_to is null or u.valid_to >= ${date}))`
