import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { asking } from '../../../../platform/data/asking.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { reachableBy, sharesUnitWith, underAuthorityOf, unitMembersOn } from '../../../people/members/port.ts'
import type { DayPart } from '../accounts.ts'
import { joinedAbsenceType } from '../types/reading.ts'
import type { AbsenceSensitivity } from '../types/register.ts'
import { type AbsenceState, statesInForce } from './life.ts'
import { seesAbsenceType, type Relation } from './masking.ts'

/** One date of a period in force. */
export interface ApprovedAbsence {
  readonly periodId: Id
  readonly membershipId: Id
  readonly date: PlainDate
  readonly absenceTypeId: Id
  readonly absenceTypeVersionId: Id
  readonly part: DayPart
  /** What the date expects of the member, or of the part; null where it expects nothing. */
  readonly minutes: number | null
  readonly amount: number
  readonly unit: 'days' | 'minutes'
}

const inForce = (states: readonly AbsenceState[] = statesInForce) =>
  sql<boolean>`p.state = any(${states}::text[])`

/** The dates of a window on which members are absent, by member and date. One statement. */
export const approvedAbsences = asking((db, members: IdSet, from: PlainDate, to: PlainDate) =>
  absencesOn(db, members, sql`between ${from} and ${to}`),
)

/** The same from a date on, which is an expression that the statement works out. */
export const approvedAbsencesSince = (
  db: TenantDb,
  members: IdSet,
  since: RawBuilder<PlainDate>,
): Promise<ApprovedAbsence[]> => absencesOn(db, members, sql`>= ${since}`)

const absencesOn = asking(
  (db, members: IdSet, dates: RawBuilder<unknown>) =>
    db.sql<ApprovedAbsence>`
      select a.period_id, a.membership_id, a.work_date as date, p.absence_type_id, a.absence_type_version_id, a.part,
        a.minutes, a.amount::float8 as amount, a.unit
      from absence_days a join absence_periods p on p.org_id = ${db.orgId} and p.id = a.period_id
      where a.org_id = ${db.orgId} and a.membership_id = any(${idArray(members)})
        and a.work_date ${dates} and ${inForce()}
      order by a.membership_id, a.work_date`,
)

/** A query of who is absent on a date, with the columns `membership_id`, `part` and `minutes`. */
export const absentOn = (orgId: string, date: PlainDate): RawBuilder<unknown> => sql`
  select a.membership_id, a.part, a.minutes
  from absence_days a join absence_periods p on p.org_id = ${orgId} and p.id = a.period_id
  where a.org_id = ${orgId} and a.work_date = ${date} and ${inForce()}`

/** Who reads absences of others: finance, say, reaches everybody, and has nothing to do with them. */
const readers = ['worktime.supervise', 'hr.manage', 'payroll.run'] as const

/** The absences that a caller may know of in any state, as a condition on a column of members. */
export const visibleTo = (caller: Caller, member: RawBuilder<unknown>): RawBuilder<boolean> => {
  const orgId = sql`${caller.organisation.id}::uuid`
  if (caller.capabilities.has('hr.manage')) return sql<boolean>`true`
  return readers.some(capability => caller.capabilities.has(capability))
    ? reachableBy(caller, orgId, member)
    : sql<boolean>`${member} = ${caller.membership.id}`
}

/** What the caller is to the member of an absence, as columns `own`, `authority` and `common_unit`. */
export const relationColumns = (
  caller: Caller,
  member: RawBuilder<unknown>,
  today: PlainDate,
): RawBuilder<unknown> => sql`
  ${member} = ${caller.membership.id} as own,
  ${underAuthorityOf(caller, sql`${caller.organisation.id}::uuid`, member)} as authority,
  ${sharesUnitWith(caller, member, today)} as common_unit`

/** A period in force that reaches into a window, as the caller is told of it. */
export interface AbsenceInWindow {
  readonly periodId: Id
  readonly membershipId: Id
  readonly state: AbsenceState
  readonly startDate: PlainDate
  readonly endDate: PlainDate
  /** Null where the caller is not told what the absence is of. */
  readonly absenceTypeId: Id | null
  readonly absenceTypeName: string | null
  /** The dates within the window. */
  readonly dates: readonly { readonly date: PlainDate; readonly part: DayPart }[]
}

interface Window {
  readonly from: PlainDate
  readonly to: PlainDate
  /** Only members of the planning unit on any of the days; null for everybody. */
  readonly unitId: Id | null
  readonly today: PlainDate
}

/**
 * The periods in force that reach into a window, of the members whom the caller reads absences of and of those with whom they
 * have a planning unit in common, by member and beginning; masked. One statement.
 */
export async function absencesInWindow(
  db: TenantDb,
  caller: Caller,
  { from, to, unitId, today }: Window,
): Promise<AbsenceInWindow[]> {
  const member = sql`p.membership_id`
  const rows = await db.sql<
    Omit<AbsenceInWindow, 'absenceTypeId' | 'absenceTypeName'> &
      Relation & {
        readonly absenceTypeId: Id
        readonly absenceTypeName: string
        readonly sensitivity: AbsenceSensitivity | null
      }
  >`
    select p.id as period_id, p.membership_id, p.state, p.start_date, p.end_date, p.absence_type_id,
      t.name as absence_type_name, v.sensitivity, ${relationColumns(caller, member, today)},
      coalesce((
        select jsonb_agg(jsonb_build_object('date', a.work_date, 'part', a.part) order by a.work_date)
        from absence_days a
        where a.org_id = ${db.orgId} and a.period_id = p.id and a.work_date between ${from} and ${to}), '[]'::jsonb)
        as dates
    from absence_periods p ${joinedAbsenceType(db.orgId, sql`p.absence_type_id`, sql`p.start_date`)}
    where p.org_id = ${db.orgId} and ${inForce()} and p.start_date <= ${to} and p.end_date >= ${from}
      and (${visibleTo(caller, member)} or ${sharesUnitWith(caller, member, today)})
      ${unitId === null ? sql`` : sql`and p.membership_id in (${unitMembersOn(db.orgId, unitId, from, to)})`}
    order by p.membership_id, p.start_date, p.id`
  return rows.map(({ own, authority, commonUnit, sensitivity, ...row }) => {
    const told = seesAbsenceType(caller, { own, authority, commonUnit }, sensitivity ?? 'hr')
    return told ? row : { ...row, absenceTypeId: null, absenceTypeName: null }
  })
}

/** Whose absence has an id, whatever has become of it. */
export async function memberOfAbsence(db: TenantDb, periodId: Id): Promise<Id | undefined> {
  const [found] = await db.sql<{ membershipId: Id }>`
    select p.membership_id from absence_periods p where p.org_id = ${db.orgId} and p.id = ${periodId}`
  return found?.membershipId
}
