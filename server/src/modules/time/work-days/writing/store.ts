import { sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Day, DayState, Entry, WrittenDay } from '../day/day.ts'
import { asStored } from '../day/interpreted.ts'
import { forgettingMinutes, savingHours } from '../hours/store.ts'

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
    from jsonb_to_recordset(${JSON.stringify(confirmed.map(({ day: { id, interpretation } }) => ({ id, interpretation: asStored(interpretation) })))}::jsonb)
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
