import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { idArray, type IdSet } from '../../../../platform/data/id-set.ts'
import { by, sweepKeys } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Called } from '../../../../platform/vocabulary/starter-names.ts'
import { sharesUnitWith, underAuthorityOf, unitMembersOn } from '../../../people/members/port.ts'
import { joinedAbsenceType } from '../types/reading.ts'
import type { AbsenceSensitivity } from '../types/register.ts'
import { type AbsenceState, statesInForce, takingStates } from './life.ts'
import { type Relation, seesEveryType } from './masking.ts'
import type { OtherPeriod } from './plan.ts'
import { relationColumns } from './reading.ts'
import { type AbsenceDay, type AbsencePeriod, dayTable, periodTable } from './record.ts'

/** An absence with what masking it reads, and what it takes. */
export interface FoundAbsence extends AbsencePeriod, Relation {
  readonly absenceTypeCode: string
  readonly absenceTypeName: string
  /** Null where no version of the type is in force where the absence begins. */
  readonly sensitivity: AbsenceSensitivity | null
  readonly totalAmount: string
  readonly totalUnit: 'days' | 'minutes' | null
}

const foundColumns = (caller: Caller, orgId: string, today: PlainDate): RawBuilder<unknown> => sql`
  ${periodTable.select('p')}, t.code as absence_type_code, t.name as absence_type_name, v.sensitivity,
  ${relationColumns(caller, sql`p.membership_id`, today)},
  (select coalesce(sum(a.amount), 0)::text from absence_days a
    where a.org_id = ${orgId} and a.period_id = p.id) as total_amount,
  (select min(a.unit) from absence_days a where a.org_id = ${orgId} and a.period_id = p.id) as total_unit`

const fromPeriods = (orgId: string): RawBuilder<unknown> => sql`
  from absence_periods p ${joinedAbsenceType(orgId, sql`p.absence_type_id`, sql`p.start_date`)}`

/** An absence, if a condition on `p.membership_id` holds. */
export const findAbsence = async (
  db: TenantDb,
  caller: Caller,
  id: Id,
  today: PlainDate,
  visible: RawBuilder<boolean>,
): Promise<FoundAbsence | undefined> =>
  (
    await db.sql<FoundAbsence>`
      select ${foundColumns(caller, db.orgId, today)} ${fromPeriods(db.orgId)}
      where p.org_id = ${db.orgId} and p.id = ${id} and ${visible}`
  )[0]

/** An absence with what its dates expect of the member, and the type that it is asked to become. */
export interface AbsenceToShow extends FoundAbsence {
  readonly expectedMinutes: number | null
  readonly askedType: Called | null
  /** Null where no version of the type is in force where the change begins, and where none is asked for. */
  readonly askedSensitivity: AbsenceSensitivity | null
}

/** Absences with these ids, whatever has become of them. */
export const absencesToShow = (
  db: TenantDb,
  caller: Caller,
  ids: readonly Id[],
  today: PlainDate,
): Promise<AbsenceToShow[]> =>
  db.sql<AbsenceToShow>`
    select ${foundColumns(caller, db.orgId, today)}, asked.called as asked_type,
      asked.sensitivity as asked_sensitivity,
      (select sum(a.minutes)::integer from absence_days a
        where a.org_id = ${db.orgId} and a.period_id = p.id) as expected_minutes
    ${fromPeriods(db.orgId)}
    left join lateral (
      select jsonb_build_object('code', t.code, 'name', t.name) as called, v.sensitivity
      from (values (p.asked_change)) as c(change) ${joinedAbsenceType(
        db.orgId,
        sql`(c.change ->> 'absenceTypeId')::uuid`,
        sql`(c.change ->> 'startDate')::date`,
      )}) asked on true
    where p.org_id = ${db.orgId} and p.id = any(${ids}::uuid[])`

export const sweep = sweepKeys('p')
export const byStart = [by('p.startDate'), by('p.id')]

export const listAbsences = (
  db: TenantDb,
  caller: Caller,
  filter: AbsenceListFilter,
  keyset: RawBuilder<unknown>,
): Promise<FoundAbsence[]> =>
  db.sql<FoundAbsence>`
    select ${foundColumns(caller, db.orgId, filter.today)} ${fromPeriods(db.orgId)}
    where p.org_id = ${db.orgId} and ${matching(caller, filter)} ${keyset}`

/** Whether the caller decides on the absences of a member: under their authority, or all of them for personnel. */
export const decidedBy = (caller: Caller): RawBuilder<boolean> =>
  caller.capabilities.has('hr.manage')
    ? sql<boolean>`true`
    : underAuthorityOf(caller, sql`p.org_id`, sql`p.membership_id`)

/** Of an absence that the caller has just written. */
export const anybodys: RawBuilder<boolean> = sql<boolean>`true`

export const isOwn = (caller: Caller): RawBuilder<boolean> =>
  sql<boolean>`p.membership_id = ${caller.membership.id}`

export const daysOfPeriod = (db: TenantDb, periodId: Id): Promise<AbsenceDay[]> =>
  db.sql<AbsenceDay>`
    select ${dayTable.select('a')} from absence_days a
    where a.org_id = ${db.orgId} and a.period_id = ${periodId} order by a.work_date`

/** The days of absences, by absence and date. */
export const daysOfPeriods = (db: TenantDb, periodIds: readonly Id[]): Promise<AbsenceDay[]> =>
  db.sql<AbsenceDay>`
    select ${dayTable.select('a')} from absence_days a
    where a.org_id = ${db.orgId} and a.period_id = any(${periodIds}::uuid[]) order by a.period_id, a.work_date`

/** The absences in force that have a day of which a condition on `absence_days taken` holds. */
export const periodsInForce = (db: TenantDb, ofDays: RawBuilder<unknown>): Promise<AbsencePeriod[]> =>
  db.sql<AbsencePeriod>`
    select ${periodTable.select('p')} from absence_periods p
    where p.org_id = ${db.orgId} and p.state = any(${statesInForce}::text[])
      and p.id in (
        select taken.period_id from absence_days taken where taken.org_id = ${db.orgId} and ${ofDays})
    order by p.start_date, p.id`

/** The absences of members that take their dates within a window. */
export const takingPeriods = (
  db: TenantDb,
  members: IdSet,
  from: PlainDate,
  to: PlainDate,
): Promise<OtherPeriod[]> =>
  db.sql<OtherPeriod>`
    select p.id, p.membership_id, p.absence_type_id, p.start_date, p.end_date, p.start_part, p.end_part,
      p.minutes_per_day
    from absence_periods p
    where p.org_id = ${db.orgId} and p.membership_id = any(${idArray(members)})
      and p.state = any(${takingStates}::text[]) and p.start_date <= ${to} and p.end_date >= ${from}
    order by p.start_date, p.id`

/** Saves absences, and the days of those that have others now. */
export function savePeriods(
  tx: WriteTransaction,
  periods: readonly AbsencePeriod[],
  days: readonly { readonly periodId: Id; readonly days: readonly AbsenceDay[] }[],
): Promise<unknown> {
  tx.defer(periodTable.upsert(tx, periods))
  if (days.length > 0)
    tx.defer(tx.sql`
      delete from absence_days a
      where a.org_id = ${tx.orgId} and a.period_id = any(${days.map(({ periodId }) => periodId)}::uuid[])
      returning 1`)
  return dayTable.insert(
    tx,
    days.flatMap(each => each.days),
  )
}

/** The absences with these ids. */
export const periodsWithIds = (db: TenantDb, ids: readonly Id[]): Promise<AbsencePeriod[]> =>
  periodsWithin(db, ids, anybodys)

/** Those of them that a condition on `absence_periods p` lets be found. */
export const periodsWithin = (
  db: TenantDb,
  ids: readonly Id[],
  condition: RawBuilder<boolean>,
): Promise<AbsencePeriod[]> =>
  db.sql<AbsencePeriod>`
    select ${periodTable.select('p')} from absence_periods p
    where p.org_id = ${db.orgId} and p.id = any(${ids}::uuid[]) and ${condition}`

/** The absences of members that are not over and reach into a window, and those with these ids of other systems. */
export const periodsToMatch = (
  db: TenantDb,
  members: readonly Id[],
  {
    from,
    to,
    externalIds,
  }: { readonly from: PlainDate; readonly to: PlainDate; readonly externalIds: readonly string[] },
): Promise<AbsencePeriod[]> =>
  db.sql<AbsencePeriod>`
    select ${periodTable.select('p')} from absence_periods p
    where p.org_id = ${db.orgId} and p.id in (
      select m.id from absence_periods m
      where m.org_id = ${db.orgId} and m.membership_id = any(${members}::uuid[])
        and m.state = any(${takingStates}::text[]) and m.start_date <= ${to} and m.end_date >= ${from}
      union all
      select e.id from absence_periods e
      where e.org_id = ${db.orgId} and e.external_id = any(${externalIds}::text[]))`

/** Takes absences away with their days. */
export const deletePeriods = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  tx.sql`
    delete from absence_periods p where p.org_id = ${tx.orgId} and p.id = any(${ids}::uuid[]) returning 1`

/** Which absences a list holds; every condition given must hold. */
interface AbsenceListFilter {
  readonly visible: RawBuilder<boolean>
  readonly today: PlainDate
  readonly membershipId?: Id | undefined
  readonly unitId?: Id | undefined
  readonly state?: AbsenceState | undefined
  readonly absenceTypeId?: Id | undefined
  readonly from?: PlainDate | undefined
  readonly to?: PlainDate | undefined
}

/** A condition on `absence_periods p`, joined with its type. */
function matching(caller: Caller, filter: AbsenceListFilter): RawBuilder<unknown> {
  const { visible, today, membershipId, unitId, state, absenceTypeId, from, to } = filter
  const orgId = caller.organisation.id
  const conditions: RawBuilder<unknown>[] = [visible]
  if (membershipId !== undefined) conditions.push(sql`p.membership_id = ${membershipId}`)
  if (state !== undefined) conditions.push(sql`p.state = ${state}`)
  if (from !== undefined) conditions.push(sql`p.end_date >= ${from}`)
  if (to !== undefined) conditions.push(sql`p.start_date <= ${to}`)
  if (unitId !== undefined)
    conditions.push(sql`p.membership_id in (${unitMembersOn(orgId, unitId, from ?? today, to ?? today)})`)
  if (absenceTypeId !== undefined)
    conditions.push(sql`p.absence_type_id = ${absenceTypeId}`, isTold(caller, today))
  return sql.join(conditions, sql` and `)
}

/** `seesAbsenceType` as a condition: a filter by the type must not show it. */
function isTold(caller: Caller, today: PlainDate): RawBuilder<boolean> {
  if (seesEveryType(caller)) return sql<boolean>`true`
  const supervises = caller.capabilities.has('worktime.supervise')
    ? underAuthorityOf(caller, sql`p.org_id`, sql`p.membership_id`)
    : sql<boolean>`false`
  return sql<boolean>`(p.membership_id = ${caller.membership.id} or v.sensitivity = 'open'
    or v.sensitivity in ('team', 'manager') and ${supervises}
    or v.sensitivity = 'team' and ${sharesUnitWith(caller, sql`p.membership_id`, today)})`
}
