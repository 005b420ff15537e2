import { type RawBuilder, sql } from 'kysely'
import { asking } from '../../../../platform/data/asking.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** An employment of a member, the present one or a former one: from its first to its last day, null where none is known. */
export interface EmploymentWindow {
  readonly membershipId: Id
  readonly startDate: PlainDate | null
  readonly endDate: PlainDate | null
}

/** The employments of members that reach into a range of dates, in one statement. */
export const employmentsBetween = asking(
  (db, membershipIds: IdSet, from: PlainDate, to: PlainDate) => db.sql<EmploymentWindow>`
    select m.id as membership_id, m.employment_start_date as start_date, m.employment_end_date as end_date
    from memberships m
    where m.org_id = ${db.orgId} and m.id = any(${idArray(membershipIds)})
      and (m.employment_start_date is null or m.employment_start_date <= ${to})
      and (m.employment_end_date is null or m.employment_end_date >= ${from})
    union all
    select f.membership_id, f.started_on, f.ended_on from former_employments f
    where f.org_id = ${db.orgId} and f.membership_id = any(${idArray(membershipIds)})
      and (f.started_on is null or f.started_on <= ${to}) and f.ended_on >= ${from}`,
)

/** A fragment: whether a member is employed on a date, for a statement that has both as expressions. */
export const employedOn = (
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from memberships m where m.org_id = ${orgId} and m.id = ${member}
      and (m.employment_start_date is null or m.employment_start_date <= ${date})
      and (m.employment_end_date is null or m.employment_end_date >= ${date}))
  or exists (
    select from former_employments f where f.org_id = ${orgId} and f.membership_id = ${member}
      and (f.started_on is null or f.started_on <= ${date}) and f.ended_on >= ${date}))`

/** A fragment: whether a member is employed on a date and not deactivated, as `employedOn`. */
export const mayWorkOn = (
  orgId: string,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`(
  exists (
    select from memberships w where w.org_id = ${orgId} and w.id = ${member} and w.status <> 'deactivated')
  and ${employedOn(orgId, member, date)})`
