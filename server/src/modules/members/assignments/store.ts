import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type Assignment, type AssignmentKind, membershipAssignments } from '../record/assignment.ts'

/** Adds rows of members as a set, in place of those that begin on the same day. */
export const saveAssigned = (
  db: TenantDb,
  rows: readonly (Assignment & { readonly membershipId: Id })[],
): Promise<unknown> => membershipAssignments.upsert(db, rows)

/**
 * A fragment: what is assigned to a member on a date, for a statement that has both as expressions. It costs one read
 * of an index.
 */
export const assignedIdOn = (
  kind: AssignmentKind,
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<Id | null> => sql<Id | null>`(
  select a.assigned_id from membership_assignments a
  where a.org_id = ${orgId} and a.membership_id = ${member} and a.kind = ${sql.lit(kind)} and a.valid_from <= ${date}
  order by a.valid_from desc limit 1)`

/** What is assigned to a member from a date to a date, both included; a null end means until further notice. */
export interface AssignedStretch {
  readonly membershipId: Id
  readonly assignedId: Id
  readonly validFrom: PlainDate
  readonly validTo: PlainDate | null
}

/** A fragment: the stretches of members, an array of ids, in which something is assigned to them on any day of a window. */
export const stretchesBetween = (
  kind: AssignmentKind,
  orgId: string,
  { members, from, to }: StretchWindow,
): RawBuilder<unknown> => sql`(
  select s.membership_id, s.assigned_id, s.valid_from, s.valid_to from (
    select a.membership_id, a.assigned_id, a.valid_from,
      lead(a.valid_from) over (partition by a.membership_id order by a.valid_from) - 1 as valid_to
    from membership_assignments a
    where a.org_id = ${orgId} and a.membership_id = any(${members}) and a.kind = ${sql.lit(kind)}) s
  where s.assigned_id is not null and s.valid_from <= ${to} and (s.valid_to is null or s.valid_to >= ${from}))`

/** Members, and the first and last day on which they are looked at. */
export interface StretchWindow {
  readonly members: RawBuilder<readonly Id[]>
  readonly from: PlainDate
  readonly to: PlainDate
}

export const stretchesOf = (
  db: TenantDb,
  kind: AssignmentKind,
  membershipIds: readonly Id[],
  from: PlainDate,
  to: PlainDate,
): Promise<AssignedStretch[]> =>
  db.sql<AssignedStretch>`
    select s.membership_id, s.assigned_id, s.valid_from, s.valid_to
    from ${stretchesBetween(kind, db.orgId, { members: sql`${membershipIds}::uuid[]`, from, to })} s
    order by s.membership_id, s.valid_from`
