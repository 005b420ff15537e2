import { type RawBuilder, sql } from 'kysely'
import { ofOrganisation } from '../../../platform/data/hand-written.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { entryTypeVersionIdOn, entryTypeVersionJson } from '../../company/catalogs/entry-types/port.ts'
import { employedOn } from '../../people/members/port.ts'
import { lockedOn } from '../payroll-locks/port.ts'
import { nothingInterpreted } from './blank-day.ts'
import type { Day, DayState, Entry, WrittenDay } from './day.ts'
import { forgettingMinutes, savingHours } from './hours/store.ts'
import type { Span } from './overlaps.ts'
import type { ApprovalHold } from './rules.ts'
import type { EntrySource } from './entry-shapes.ts'
import type { Interpretation } from './shapes.ts'

/** A stored day with its entries, and whether a payroll lock covers it. */
export interface StoredDay {
  readonly day: Day
  readonly entries: readonly Entry[]
  readonly locked: boolean
  /** Whether payroll would be told something of the day though it lies outside the member's employment. */
  readonly outsideEmployment: boolean
  /** Whether the day was confirmed before, as it stands or as it stood. */
  readonly confirmedBefore: boolean
}

type DayRow = Omit<Day, 'interpretation'> & { readonly interpretation: Interpretation | null } & Omit<
    StoredDay,
    'day' | 'confirmedBefore'
  >

export const stateColumns = sql`d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id,
  d.return_reason, d.updated_at`

const isoOf = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

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

/** An emptied correction outside the employment takes back what payroll was told; anything else there would be paid. */
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
  day: { ...day, interpretation: interpretation ?? nothingInterpreted },
  entries,
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
 * a list whose length it does not know, and then plans anew each time, which takes longer than reading them.
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

/**
 * Saves days as they freeze, with what they mean and the versions of their entries' types, and creates those that are
 * missing.
 */
export const saveConfirmed = (db: TenantDb, confirmed: readonly WrittenDay[]): Promise<unknown> =>
  db.sql`
    with saved as (${upsertOf(
      db,
      confirmed.map(({ day }) => day),
    )}),
    frozen as (
      update work_entries e set entry_type_version_id = f.version_id
      from jsonb_to_recordset(${JSON.stringify(confirmed.flatMap(({ entries }) => entries.map(frozenVersion)))}::jsonb)
        as f(id uuid, version_id uuid)
      where e.org_id = ${db.orgId} and e.id = f.id and e.entry_type_version_id <> f.version_id
      returning e.id),
    ${savingHours(db.orgId, confirmed)}
    insert into work_day_interpretations (org_id, work_day_id, interpretation)
    select ${db.orgId}, i.id, i.interpretation
    from jsonb_to_recordset(${JSON.stringify(confirmed.map(({ day: { id, interpretation } }) => ({ id, interpretation })))}::jsonb)
      as i(id uuid, interpretation jsonb)
    on conflict (org_id, work_day_id) do update set interpretation = excluded.interpretation
    returning work_day_id`

const frozenVersion = ({ id, entryType }: Entry) => ({ id, version_id: entryType.versionId })

/**
 * Saves days with their entries in place of whatever they had. The insert reads the count of cleared rows so that they
 * are gone before it takes their positions; parts of a statement that do not read each other run in any order.
 */
export const saveWritten = (db: TenantDb, written: readonly WrittenDay[]): Promise<unknown> =>
  db.sql`
    with saved as (${upsertOf(
      db,
      written.map(({ day }) => day),
    )}),
    cleared as (
      delete from work_entries where org_id = ${db.orgId} and work_day_id = any(${written.map(({ day }) => day.id)}::uuid[])
      returning true),
    ${savingHours(db.orgId, written)}
    insert into work_entries (org_id, id, work_day_id, position, entry_type_version_id, start_minutes, end_minutes,
      duration_minutes, allocations, note, source, raw_start_at, raw_end_at, absence_period_id, absence_type_version_id)
    select ${db.orgId}, e.id, e.work_day_id, e.position, e.entry_type_version_id, e.start_minutes, e.end_minutes,
      e.duration_minutes, e.allocations, e.note, e.source, e.raw_start_at, e.raw_end_at, e.absence_period_id,
      e.absence_type_version_id
    from jsonb_to_recordset(${JSON.stringify(written.flatMap(entryRows))}::jsonb) as e(id uuid, work_day_id uuid,
      position integer, entry_type_version_id uuid, start_minutes integer, end_minutes integer, duration_minutes integer,
      allocations jsonb, note text, source text, raw_start_at timestamptz, raw_end_at timestamptz, absence_period_id uuid,
      absence_type_version_id uuid), (select count(*) from cleared) as gone
    returning id`

const entryRows = ({ day, entries }: WrittenDay) =>
  entries.map((entry, position) => ({
    id: entry.id,
    work_day_id: day.id,
    position,
    entry_type_version_id: entry.entryType.versionId,
    start_minutes: entry.startMinutes,
    end_minutes: entry.endMinutes,
    duration_minutes: entry.durationMinutes,
    allocations: entry.allocations,
    note: entry.note,
    source: entry.source,
    raw_start_at: entry.rawStartAt,
    raw_end_at: entry.rawEndAt,
    absence_period_id: entry.absencePeriodId ?? null,
    absence_type_version_id: entry.absenceTypeVersionId ?? null,
  }))

const upsertOf = (db: TenantDb, days: readonly Day[]) => sql`
  insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes,
    gap_minutes, worked_minutes, credited_minutes, day_type_id, day_type_version_id, worktime_model_version_id,
    overtime_rule_set_version_id, expected_target_minutes, absence_period_id, absence_type_version_id, day_type_before_absence_id, export_batch_id,
    corrects_batch_id, return_reason, created_at, updated_at)
  select ${db.orgId}, d.id, d."membershipId", d."workDate", d.status, d."startMinutes", d."endMinutes",
    d."breakMinutes", d."gapMinutes", d."workedMinutes", d."creditedMinutes", d."dayTypeId", d."dayTypeVersionId",
    d."worktimeModelVersionId", d."overtimeRuleSetVersionId", d."expectedTargetMinutes", d."absencePeriodId",
    d."absenceTypeVersionId", d."dayTypeBeforeAbsenceId", d."exportBatchId", d."correctsBatchId", d."returnReason",
    d."createdAt", d."updatedAt"
  from jsonb_to_recordset(${JSON.stringify(days.map(({ interpretation: _, ...row }) => row))}::jsonb) as d(id uuid, "membershipId" uuid, "workDate" date,
    status text, "startMinutes" integer, "endMinutes" integer, "breakMinutes" integer, "gapMinutes" integer, "workedMinutes" integer,
    "creditedMinutes" integer, "dayTypeId" uuid, "dayTypeVersionId" uuid, "worktimeModelVersionId" uuid, "overtimeRuleSetVersionId" uuid,
    "expectedTargetMinutes" integer, "absencePeriodId" uuid, "absenceTypeVersionId" uuid, "dayTypeBeforeAbsenceId" uuid, "exportBatchId" uuid, "correctsBatchId" uuid, "returnReason" text,
    "createdAt" timestamptz, "updatedAt" timestamptz)
  on conflict (org_id, membership_id, work_date) do update set
    status = excluded.status, start_minutes = excluded.start_minutes, end_minutes = excluded.end_minutes,
    break_minutes = excluded.break_minutes, gap_minutes = excluded.gap_minutes, worked_minutes = excluded.worked_minutes,
    credited_minutes = excluded.credited_minutes, day_type_id = excluded.day_type_id,
    day_type_version_id = excluded.day_type_version_id,
    worktime_model_version_id = excluded.worktime_model_version_id,
    overtime_rule_set_version_id = excluded.overtime_rule_set_version_id,
    expected_target_minutes = excluded.expected_target_minutes, absence_period_id = excluded.absence_period_id,
    absence_type_version_id = excluded.absence_type_version_id,
    day_type_before_absence_id = excluded.day_type_before_absence_id, export_batch_id = excluded.export_batch_id,
    corrects_batch_id = excluded.corrects_batch_id, return_reason = excluded.return_reason,
    updated_at = excluded.updated_at
  returning id`

/** Saves the states of days whose content stays; the hours of those that are drafts again follow the rules of today. */
export const saveStates = (db: TenantDb, days: readonly DayState[]): Promise<unknown> => {
  const drafts = days.filter(({ status }) => status === 'draft').map(({ id }) => id)
  const forgotten =
    drafts.length > 0
      ? sql`with forgotten as (${forgettingMinutes(db.orgId, sql`select unnest(${drafts}::uuid[])`)})`
      : sql``
  return db.sql`
    ${forgotten} update work_days d set status = s.status, export_batch_id = s."exportBatchId",
      corrects_batch_id = s."correctsBatchId", return_reason = s."returnReason", updated_at = s."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(days.map(stateRow))}::jsonb) as s(id uuid, status text, "exportBatchId" uuid,
      "correctsBatchId" uuid, "returnReason" text, "updatedAt" timestamptz)
    where d.org_id = ${db.orgId} and d.id = s.id`
}

const stateRow = ({ id, status, exportBatchId, correctsBatchId, returnReason, updatedAt }: DayState) => ({
  id,
  status,
  exportBatchId,
  correctsBatchId,
  returnReason,
  updatedAt,
})
