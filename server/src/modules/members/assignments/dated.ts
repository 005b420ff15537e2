import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { assignedIdOn, type AssignedStretch, stretchesBetween, stretchesOf } from './store.ts'

type Expression = RawBuilder<unknown>
type OnDate = (orgId: string, member: Expression, date: Expression) => RawBuilder<Id | null>

/** Fragments: what a member is on a date, for a statement that has the member and the date as expressions. */
export const worktimeModelIdOn: OnDate = (...at) => assignedIdOn('worktime_model', ...at)
export const staffGroupIdOn: OnDate = (...at) => assignedIdOn('staff_group', ...at)
export const employerIdOn: OnDate = (...at) => assignedIdOn('employer', ...at)

/** The worktime models of members on the days of a window, by member and time. One statement. */
export const worktimeModelsBetween = (
  db: TenantDb,
  membershipIds: readonly Id[],
  from: PlainDate,
  to: PlainDate,
): Promise<AssignedStretch[]> => stretchesOf(db, 'worktime_model', membershipIds, from, to)

/** A fragment: a subquery of the ids of the worktime models that members have on any day of a window. */
export const worktimeModelIdsBetween = (
  orgId: string,
  membershipIds: readonly Id[],
  from: PlainDate,
  to: PlainDate,
): Expression =>
  sql`(select s.assigned_id from ${stretchesBetween('worktime_model', orgId, {
    members: sql`${membershipIds}::uuid[]`,
    from,
    to,
  })} s)`

/**
 * A fragment: the stretches of a member's staff groups on the days of a window, with the columns `assigned_id`,
 * `valid_from` and `valid_to`, of which a null means until further notice.
 */
export const staffGroupsBetween = (
  orgId: string,
  membershipId: Id,
  from: PlainDate,
  to: PlainDate,
): Expression => stretchesBetween('staff_group', orgId, { members: sql`${[membershipId]}::uuid[]`, from, to })
