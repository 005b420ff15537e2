import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { AssignmentKind } from '../record/assignment.ts'
import { assignedIdOn, type AssignedStretch, stretchesBetween, stretchesOf } from './store.ts'

type Expression = RawBuilder<unknown>
type OnDate = (orgId: string, member: Expression, date: Expression) => RawBuilder<Id | null>

/** Fragments: what a member is on a date, for a statement that has the member and the date as expressions. */
export const worktimeModelIdOn: OnDate = (...at) => assignedIdOn('worktime_model', ...at)
export const staffGroupIdOn: OnDate = (...at) => assignedIdOn('staff_group', ...at)
export const employerIdOn: OnDate = (...at) => assignedIdOn('employer', ...at)

/** The worktime models of members on the days of a window, by member and time. One statement. */
export const worktimeModelsBetween = asking((db, membershipIds: IdSet, from: PlainDate, to: PlainDate) =>
  stretchesOf(db, 'worktime_model', membershipIds, from, to),
)

/** A fragment: a subquery of the ids of the worktime models that members have on any day of a window. */
export const worktimeModelIdsBetween = (
  orgId: string,
  membershipIds: IdSet,
  from: PlainDate,
  to: PlainDate,
): Expression =>
  sql`(select s.assigned_id from ${stretchesBetween('worktime_model', orgId, {
    members: idArray(membershipIds),
    from,
    to,
  })} s)`

/** The same of one kind of assignment. */
export const assignmentsBetween = (
  db: TenantDb,
  kind: 'employer' | 'staff_group',
  membershipIds: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<AssignedStretch[]> => stretchesOf(db, kind, membershipIds, from, to)

/**
 * A fragment: the stretches of members' staff groups on the days of a window, with the columns `membership_id`,
 * `assigned_id`, `valid_from` and `valid_to`, of which a null means until further notice.
 */
export const staffGroupsBetween = (
  orgId: string,
  membershipIds: IdSet,
  from: PlainDate,
  to: PlainDate,
): Expression => stretchesBetween('staff_group', orgId, { members: idArray(membershipIds), from, to })

/** Whose assignment of a kind is looked at, and on the days of which window. */
export interface AnyDay {
  readonly kind: AssignmentKind
  readonly orgId: string
  readonly member: Expression
  readonly from: PlainDate
  readonly to: PlainDate
}

/** A fragment: whether one of some things, an array of ids, is assigned to a member on any day of a window. */
export const assignedOnAnyDay = (
  { kind, orgId, member, from, to }: AnyDay,
  ids: Expression,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from membership_assignments a
  where a.org_id = ${orgId} and a.membership_id = ${member} and a.kind = ${sql.lit(kind)}
    and a.assigned_id = any(${ids}) and a.valid_from <= ${to} and not exists (
      select from membership_assignments n
      where n.org_id = ${orgId} and n.membership_id = ${member} and n.kind = ${sql.lit(kind)}
        and n.valid_from > a.valid_from and n.valid_from <= ${from}))`

/** A fragment: the members who have one of the worktime models, an array of ids, on any day of a window. */
export const membersUnderModels = (
  orgId: string,
  models: Expression,
  from: PlainDate,
  to: PlainDate,
): Expression => sql`(
  select m.id as membership_id from memberships m
  where m.org_id = ${orgId}
    and ${assignedOnAnyDay({ kind: 'worktime_model', orgId, member: sql`m.id`, from, to }, models)})`
