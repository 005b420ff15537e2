import { type RawBuilder, sql } from 'kysely'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Assignment, type AssignmentKind, membershipAssignments } from '../record/assignment.ts'
import { assignmentsOf } from '../record/columns.ts'
import type { NumberHolder } from './payroll-number.ts'

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

export const stretchesOf = asking(
  (db, kind: AssignmentKind, membershipIds: IdSet, from: PlainDate, to: PlainDate) =>
    db.sql<AssignedStretch>`
      select s.membership_id, s.assigned_id, s.valid_from, s.valid_to
      from ${stretchesBetween(kind, db.orgId, { members: idArray(membershipIds), from, to })} s
      order by s.membership_id, s.valid_from`,
)

/**
 * The first date on which a wanted supervisor would be below the member, directly or through others, if they were the
 * supervisor from a date until the member's next one; null when there is none. It looks at each date on which anybody
 * gets another supervisor.
 */
export async function circleOn(
  db: TenantDb,
  membershipId: Id,
  supervisorId: Id,
  from: PlainDate,
): Promise<PlainDate | null> {
  const rows = await db.sql<{ onDate: PlainDate | null }>`
    with recursive stretch as (
      select ${from}::date as valid_from, (
        select min(a.valid_from) from membership_assignments a
        where a.org_id = ${db.orgId} and a.membership_id = ${membershipId} and a.kind = 'supervisor'
          and a.valid_from > ${from}) as ends_before),
    dates as (
      select valid_from as on_date from stretch
      union
      select a.valid_from from stretch s join membership_assignments a
        on a.org_id = ${db.orgId} and a.kind = 'supervisor' and a.valid_from > '0001-01-01'
        and a.valid_from > s.valid_from and (s.ends_before is null or a.valid_from < s.ends_before)),
    above (on_date, id, height) as (
      select on_date, ${supervisorId}::uuid, 0 from dates
      union all
      select on_date, ${assignedIdOn('supervisor', db.orgId, sql`above.id`, sql`above.on_date`)}, height + 1 from above
      where above.id is not null and above.id <> ${membershipId} and above.height < 1000)
    select min(on_date) as on_date from above where id = ${membershipId}`
  return rows[0]?.onDate ?? null
}

/** The other members who have the payroll number, by whomever they are employed; none for null. */
export const numberHolders = (
  db: TenantDb,
  payrollNumber: string | null,
  exceptId: Id,
): Promise<NumberHolder[]> =>
  payrollNumber === null
    ? Promise.resolve([])
    : holdersWhere(db, sql`t.payroll_number = ${payrollNumber}`, exceptId)

/** The other members who have the payroll number of a member. */
export const holdersOfNumberOf = (db: TenantDb, membershipId: Id): Promise<NumberHolder[]> =>
  holdersWhere(
    db,
    sql`t.payroll_number = (
      select own.payroll_number from employment_terms own
      where own.org_id = ${db.orgId} and own.membership_id = ${membershipId})`,
    membershipId,
  )

const holdersWhere = (db: TenantDb, condition: RawBuilder<unknown>, exceptId: Id): Promise<NumberHolder[]> =>
  db.sql<NumberHolder>`
    select t.membership_id, ${assignmentsOf(db.orgId, sql`t.membership_id`)} as assignments from employment_terms t
    where t.org_id = ${db.orgId} and ${condition} and t.membership_id <> ${exceptId} order by t.membership_id`

/** Whether an assignment has come into force that the member's own record does not say yet. */
export async function hasComing(db: TenantDb, today: PlainDate): Promise<boolean> {
  const rows = await db.sql`
    select from membership_assignments where org_id = ${db.orgId} and coming and valid_from <= ${today} limit 1`
  return rows.length > 0
}

/** The records of the members say what came into force by today. */
export const countAsCome = (db: TenantDb, membershipIds: readonly Id[], today: PlainDate): Promise<unknown> =>
  db.sql`
    update membership_assignments set coming = false
    where org_id = ${db.orgId} and coming and valid_from <= ${today} and membership_id = any(${membershipIds}::uuid[])`
