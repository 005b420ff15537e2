import { isoOf } from '../../../../platform/data/instant-text.ts'
import { type RawBuilder, sql } from 'kysely'
import { ofOrganisation } from '../../../../platform/data/hand-written.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  entryTypeOfJson,
  entryTypeVersionIdOn,
  entryTypeVersionJson,
} from '../../../company/catalogs/entry-types/port.ts'
import { employedOn } from '../../../people/members/port.ts'
import { lockedOn } from '../../payroll-locks/port.ts'
import { nothingInterpreted } from '../day/blank-day.ts'
import type { Day, DayState, Entry } from '../day/day.ts'
import { asInterpreted, type StoredInterpretation } from '../day/interpreted.ts'
import type { Span } from '../day/overlaps.ts'
import type { ApprovalHold } from '../day/holds.ts'
import type { EntrySource } from '../day/entry-shapes.ts'

/** A stored day with its entries, and whether a payroll lock covers it. */
export interface StoredDay {
  readonly day: Day
  readonly entries: readonly Entry[]
  readonly locked: boolean
  /** Whether something of the day would be reported to payroll though it lies outside the member's employment. */
  readonly outsideEmployment: boolean
  /** Whether the day was confirmed before, as it is or as it was. */
  readonly confirmedBefore: boolean
}

interface DayRow extends Omit<Day, 'interpretation'>, Omit<StoredDay, 'day' | 'entries' | 'confirmedBefore'> {
  readonly interpretation: StoredInterpretation | null
  readonly entries: readonly EntryRow[]
}

type EntryRow = Omit<Entry, 'entryType'> & { readonly entryType: Parameters<typeof entryTypeOfJson>[0] }

export const stateColumns = sql`d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id,
  d.return_reason, d.updated_at`

const meaningColumns = sql`d.start_minutes, d.end_minutes, d.break_minutes, d.gap_minutes, d.worked_minutes,
  d.credited_minutes, d.day_type_id, d.day_type_version_id, d.worktime_model_version_id,
  d.overtime_rule_set_version_id, d.expected_target_minutes,
  d.absence_period_id, d.absence_type_version_id, d.day_type_before_absence_id, d.created_at`

/** A fragment: what a frozen day means; null for a draft that never was confirmed. */
const interpretationOf = ofOrganisation(
  orgId => sql`(
  select i.interpretation from work_day_interpretations i where i.org_id = ${orgId} and i.work_day_id = d.id)`,
)

/** A draft has the versions of its date; a frozen day keeps those that it was confirmed with. */
const versionOfEntry = (orgId: string) => sql`case when d.status = 'draft'
  then ${entryTypeVersionIdOn(orgId, sql`e.entry_type_version_id`, sql`d.work_date`)} else e.entry_type_version_id end`

export const entriesOfDay = ofOrganisation(
  orgId => sql`coalesce((
  select jsonb_agg(jsonb_build_object(
      'id', e.id, 'entryType', ${entryTypeVersionJson(orgId, versionOfEntry(orgId))},
      'startMinutes', e.start_minutes, 'endMinutes', e.end_minutes, 'durationMinutes', e.duration_minutes,
      'allocations', e.allocations, 'note', e.note, 'source', e.source,
      'rawStartAt', ${isoOf(sql`e.raw_start_at`)}, 'rawEndAt', ${isoOf(sql`e.raw_end_at`)},
      'absencePeriodId', e.absence_period_id, 'absenceTypeVersionId', e.absence_type_version_id) order by e.position)
  from work_entries e where e.org_id = ${orgId} and e.work_day_id = d.id), '[]'::jsonb)`,
)

export const isLocked = (orgId: string) => lockedOn(orgId, sql`d.membership_id`, sql`d.work_date`)

/** An emptied correction outside the employment takes back what was reported to payroll; anything else there would be paid. */
export const isOutsideEmployment = (orgId: string) => sql<boolean>`(
  not ${employedOn(orgId, sql`d.membership_id`, sql`d.work_date`)}
  and (d.corrects_batch_id is null or ${interpretationOf(orgId)} -> 'lines' <> '[]'::jsonb))`

const holds = (orgId: string) =>
  sql`${isLocked(orgId)} as locked, ${isOutsideEmployment(orgId)} as outside_employment`

const dayColumns = ofOrganisation(
  orgId => sql`${stateColumns}, ${meaningColumns}, ${interpretationOf(orgId)} as interpretation,
      ${entriesOfDay(orgId)} as entries, ${holds(orgId)}`,
)

const asStored = ({ entries, locked, outsideEmployment, interpretation, ...day }: DayRow): StoredDay => ({
  day: { ...day, interpretation: interpretation ? asInterpreted(interpretation) : nothingInterpreted },
  entries: entries.map(entry => ({ ...entry, entryType: entryTypeOfJson(entry.entryType) })),
  locked,
  outsideEmployment,
  confirmedBefore: interpretation !== null,
})

async function daysWhere(db: TenantDb, condition: RawBuilder<unknown>): Promise<StoredDay[]> {
  const rows = await db.sql<DayRow>`
    select ${dayColumns(db.orgId)} from work_days d where d.org_id = ${db.orgId} and ${condition} order by d.work_date`
  return rows.map(asStored)
}

export const findDay = async (
  db: TenantDb,
  id: Id,
  visible: RawBuilder<boolean>,
): Promise<StoredDay | undefined> => (await daysWhere(db, sql`d.id = ${id} and ${visible}`))[0]

export const findDayOn = async (
  db: TenantDb,
  membershipId: Id,
  date: PlainDate,
): Promise<StoredDay | undefined> =>
  (await daysWhere(db, sql`d.membership_id = ${membershipId} and d.work_date = ${date}`))[0]

export const daysOfMember = (
  db: TenantDb,
  membershipId: Id,
  from: PlainDate,
  to: PlainDate,
): Promise<StoredDay[]> =>
  daysWhere(db, sql`d.membership_id = ${membershipId} and d.work_date between ${from} and ${to}`)

export const daysWithIds = (db: TenantDb, ids: readonly Id[]): Promise<StoredDay[]> =>
  daysWhere(db, sql`d.id = any(${ids}::uuid[])`)

/** A member's day by what names it. */
export interface MemberDay {
  readonly membershipId: Id
  readonly date: PlainDate
}

/**
 * A fragment: whether a day is one of those. One day, and the two beside it, are named by their key: PostgreSQL expects ten of
 * a list of unknown length, and then plans anew each time, which takes longer than reading them.
 */
function isAmong(days: readonly MemberDay[]): RawBuilder<boolean> {
  const [first, second, ...more] = days
  if (first && more.length === 0 && (second?.membershipId ?? first.membershipId) === first.membershipId)
    return second
      ? sql`d.membership_id = ${first.membershipId} and d.work_date in (${first.date}, ${second.date})`
      : sql`d.membership_id = ${first.membershipId} and d.work_date = ${first.date}`
  return sql`(d.membership_id, d.work_date) in (
    select member, date from unnest(${days.map(({ membershipId }) => membershipId)}::uuid[],
      ${days.map(({ date }) => date)}::date[]) as wanted(member, date))`
}

export const daysOn = (db: TenantDb, days: readonly MemberDay[]): Promise<StoredDay[]> =>
  daysWhere(db, isAmong(days))

/** A query of the ids of the days that are stored of these. */
export const idsOn = (orgId: string, days: readonly MemberDay[]): RawBuilder<unknown> => sql`
  select d.id from work_days d where d.org_id = ${orgId} and ${isAmong(days)}`

/** The days that absences mark, or have entries on, and those that are named. */
export const daysOfAbsences = (
  db: TenantDb,
  periodIds: readonly Id[],
  days: readonly MemberDay[],
): Promise<StoredDay[]> =>
  daysWhere(
    db,
    sql`d.id in (
      select marked.id from work_days marked
      where marked.org_id = ${db.orgId} and marked.absence_period_id = any(${periodIds}::uuid[])
      union all
      select e.work_day_id from work_entries e
      where e.org_id = ${db.orgId} and e.absence_period_id = any(${periodIds}::uuid[])
      union all
      select d.id from work_days d where d.org_id = ${db.orgId} and ${isAmong(days)})`,
  )

/** The states of days that the caller reaches, for steps that leave the content alone. */
export const findStates = (
  db: TenantDb,
  ids: readonly Id[],
  visible: RawBuilder<boolean>,
): Promise<(DayState & ApprovalHold)[]> =>
  db.sql`
    select ${stateColumns}, ${holds(db.orgId)} from work_days d
    where d.org_id = ${db.orgId} and d.id = any(${ids}::uuid[]) and ${visible}`

/** A span of a stored day. */
export interface StoredSpan extends Span {
  readonly membershipId: Id
  readonly source: EntrySource
}

/** The spans of days, whatever their state, in the order of the clock. */
export const spansOn = (db: TenantDb, days: readonly MemberDay[]): Promise<StoredSpan[]> =>
  db.sql<StoredSpan>`
    select d.membership_id, d.work_date, e.start_minutes, e.end_minutes, e.source,
      ${entryTypeVersionJson(db.orgId, sql`e.entry_type_version_id`)} ->> 'category' as category
    from work_days d join work_entries e on e.org_id = ${db.orgId} and e.work_day_id = d.id
    where d.org_id = ${db.orgId} and ${isAmong(days)} and e.start_minutes is not null
    order by d.work_date, e.start_minutes`
