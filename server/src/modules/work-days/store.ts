import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../platform/vocabulary/dates.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import { entryTypeVersionJson } from '../catalogs/entry-types/port.ts'
import { staffGroupIdOf } from '../members/port.ts'
import { lockedOn } from '../payroll-locks/port.ts'
import type { Day, DayState, Entry } from './day.ts'
import type { Interpretation, WorkDay } from './shapes.ts'

/** A stored day with its entries, and whether a payroll lock covers it. */
export interface StoredDay {
  readonly day: Day
  readonly entries: readonly Entry[]
  readonly locked: boolean
}

type DayRow = Day & { readonly entries: readonly Entry[]; readonly locked: boolean }

const stateColumns = sql`d.id, d.membership_id, d.work_date, d.status, d.export_batch_id, d.corrects_batch_id,
  d.return_reason, d.updated_at`

const meaningColumns = sql`d.start_minutes, d.end_minutes, d.break_minutes, d.worked_minutes, d.credited_minutes,
  d.day_type_id, d.day_type_version_id, d.worktime_model_version_id, d.expected_target_minutes, d.interpretation,
  d.created_at`

/** The columns of the register, in the order of its answer. */
const registerColumns = sql`d.id, d.membership_id, d.work_date, d.status, d.start_minutes, d.end_minutes,
  d.break_minutes, d.worked_minutes, d.credited_minutes, d.day_type_id, d.expected_target_minutes, d.export_batch_id,
  d.updated_at`

const entriesOfDay = (orgId: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object(
      'id', e.id, 'entryType', ${entryTypeVersionJson(orgId, sql`e.entry_type_version_id`)},
      'startMinutes', e.start_minutes, 'endMinutes', e.end_minutes, 'durationMinutes', e.duration_minutes,
      'allocations', e.allocations, 'note', e.note, 'source', e.source) order by e.position)
  from work_entries e where e.org_id = ${orgId} and e.work_day_id = d.id), '[]'::jsonb)`

const isLocked = (orgId: string) => lockedOn(orgId, sql`d.membership_id`, sql`d.work_date`)

const asStored = ({ entries, locked, ...day }: DayRow): StoredDay => ({ day, entries, locked })

async function daysWhere(db: TenantDb, condition: RawBuilder<unknown>): Promise<StoredDay[]> {
  const rows = await db.sql<DayRow>`
    select ${stateColumns}, ${meaningColumns}, ${entriesOfDay(db.orgId)} as entries, ${isLocked(db.orgId)} as locked
    from work_days d where d.org_id = ${db.orgId} and ${condition} order by d.work_date`
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

/** The states of days that the caller reaches, for steps that leave the content alone. */
export const findStates = (
  db: TenantDb,
  ids: readonly Id[],
  visible: RawBuilder<boolean>,
): Promise<(DayState & { readonly locked: boolean })[]> =>
  db.sql`
    select ${stateColumns}, ${isLocked(db.orgId)} as locked from work_days d
    where d.org_id = ${db.orgId} and d.id = any(${ids}::uuid[]) and ${visible}`

export const registerOfMember = (
  db: TenantDb,
  membershipId: Id,
  from: PlainDate,
  to: PlainDate,
): Promise<WorkDay[]> =>
  db.sql`
    select ${registerColumns} from work_days d
    where d.org_id = ${db.orgId} and d.membership_id = ${membershipId} and d.work_date between ${from} and ${to}
    order by d.work_date`

/** The rows of the register for a page: `keyset` says where it continues and in which order. */
export const register = (
  db: TenantDb,
  window: { readonly from: PlainDate; readonly to: PlainDate },
  visible: RawBuilder<boolean>,
  keyset: RawBuilder<unknown>,
): Promise<WorkDay[]> =>
  db.sql`
    select ${registerColumns} from work_days d
    where d.org_id = ${db.orgId} and d.work_date between ${window.from} and ${window.to} and ${visible} ${keyset}`

/** Saves days whole, creating those that are missing, and replaces their entries where given. */
export const saveDays = (db: TenantDb, days: readonly Day[]): Promise<unknown> =>
  db.sql`${upsertOf(db, days)}`

/**
 * Saves a day with its entries in place of whatever it had. The insert reads the count of cleared rows so that they
 * are gone before it takes their positions; parts of a statement that do not read each other run in any order.
 */
export const saveWritten = (
  db: TenantDb,
  { day, entries }: { day: Day; entries: readonly Entry[] },
): Promise<unknown> =>
  db.sql`
    with saved as (${upsertOf(db, [day])}),
    cleared as (delete from work_entries where org_id = ${db.orgId} and work_day_id = ${day.id} returning true)
    insert into work_entries (org_id, id, work_day_id, position, entry_type_version_id, start_minutes, end_minutes,
      duration_minutes, allocations, note, source)
    select ${db.orgId}, e.id, ${day.id}, e.position, e.entry_type_version_id, e.start_minutes, e.end_minutes,
      e.duration_minutes, e.allocations, e.note, e.source
    from jsonb_to_recordset(${JSON.stringify(entries.map(entryRow))}::jsonb) as e(id uuid, position integer,
      entry_type_version_id uuid, start_minutes integer, end_minutes integer, duration_minutes integer,
      allocations jsonb, note text, source text), (select count(*) from cleared) as gone
    returning id`

const entryRow = (entry: Entry, position: number) => ({
  id: entry.id,
  position,
  entry_type_version_id: entry.entryType.versionId,
  start_minutes: entry.startMinutes,
  end_minutes: entry.endMinutes,
  duration_minutes: entry.durationMinutes,
  allocations: entry.allocations,
  note: entry.note,
  source: entry.source,
})

const upsertOf = (db: TenantDb, days: readonly Day[]) => sql`
  insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes,
    worked_minutes, credited_minutes, day_type_id, day_type_version_id, worktime_model_version_id,
    expected_target_minutes, export_batch_id, corrects_batch_id, return_reason, interpretation, created_at, updated_at)
  select ${db.orgId}, d.id, d."membershipId", d."workDate", d.status, d."startMinutes", d."endMinutes",
    d."breakMinutes", d."workedMinutes", d."creditedMinutes", d."dayTypeId", d."dayTypeVersionId",
    d."worktimeModelVersionId", d."expectedTargetMinutes", d."exportBatchId", d."correctsBatchId", d."returnReason",
    d.interpretation, d."createdAt", d."updatedAt"
  from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(id uuid, "membershipId" uuid, "workDate" date,
    status text, "startMinutes" integer, "endMinutes" integer, "breakMinutes" integer, "workedMinutes" integer,
    "creditedMinutes" integer, "dayTypeId" uuid, "dayTypeVersionId" uuid, "worktimeModelVersionId" uuid,
    "expectedTargetMinutes" integer, "exportBatchId" uuid, "correctsBatchId" uuid, "returnReason" text,
    interpretation jsonb, "createdAt" timestamptz, "updatedAt" timestamptz)
  on conflict (org_id, membership_id, work_date) do update set
    status = excluded.status, start_minutes = excluded.start_minutes, end_minutes = excluded.end_minutes,
    break_minutes = excluded.break_minutes, worked_minutes = excluded.worked_minutes,
    credited_minutes = excluded.credited_minutes, day_type_id = excluded.day_type_id,
    day_type_version_id = excluded.day_type_version_id,
    worktime_model_version_id = excluded.worktime_model_version_id,
    expected_target_minutes = excluded.expected_target_minutes, export_batch_id = excluded.export_batch_id,
    corrects_batch_id = excluded.corrects_batch_id, return_reason = excluded.return_reason,
    interpretation = excluded.interpretation, updated_at = excluded.updated_at
  returning id`

/** Saves the states of days whose content stays. */
export const saveStates = (db: TenantDb, days: readonly DayState[]): Promise<unknown> =>
  db.sql`
    update work_days d set status = s.status, export_batch_id = s."exportBatchId",
      corrects_batch_id = s."correctsBatchId", return_reason = s."returnReason", updated_at = s."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(days.map(stateRow))}::jsonb) as s(id uuid, status text, "exportBatchId" uuid,
      "correctsBatchId" uuid, "returnReason" text, "updatedAt" timestamptz)
    where d.org_id = ${db.orgId} and d.id = s.id`

const stateRow = ({ id, status, exportBatchId, correctsBatchId, returnReason, updatedAt }: DayState) => ({
  id,
  status,
  exportBatchId,
  correctsBatchId,
  returnReason,
  updatedAt,
})

/** Which days a payroll batch may take. */
export interface ExportScope {
  readonly periodStart: PlainDate
  readonly periodEnd: PlainDate
  /** The staff group whose members' days they are; null for everybody's. */
  readonly groupId: Id | null
  /** Only the days of these members; everybody's when left out. */
  readonly members?: readonly Id[]
}

/** An entry as it was frozen with its day, its type by version. */
export type FrozenEntry = Pick<
  Entry,
  'id' | 'startMinutes' | 'endMinutes' | 'durationMinutes' | 'allocations'
> & { readonly entryTypeVersionId: Id }

/** An approved day with what payroll is told of it. */
export interface ApprovedDay extends DayState {
  readonly worktimeModelVersionId: Id | null
  readonly dayTypeVersionId: Id | null
  readonly lines: Interpretation['lines']
  readonly entries: readonly FrozenEntry[]
}

const inGroup = (orgId: string, { groupId }: ExportScope) =>
  groupId === null ? sql`true` : sql`${staffGroupIdOf(orgId, sql`d.membership_id`)} = ${groupId}`

/** The approved days of the period, and the approved corrections of exported days up to its end. */
const toExport = (orgId: string, scope: ExportScope) => sql`
  d.org_id = ${orgId} and d.status = 'approved' and d.work_date <= ${scope.periodEnd}
  and (d.work_date >= ${scope.periodStart} or d.corrects_batch_id is not null) and ${inGroup(orgId, scope)}
  and ${scope.members === undefined ? sql`true` : sql`d.membership_id = any(${scope.members}::uuid[])`}`

/** The days that a batch takes, at most so many. */
export const approvedDays = (db: TenantDb, scope: ExportScope, limit: number): Promise<ApprovedDay[]> =>
  db.sql<ApprovedDay>`
    select ${stateColumns}, d.worktime_model_version_id, d.day_type_version_id, d.interpretation -> 'lines' as lines,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id, 'entryTypeVersionId', e.entry_type_version_id,
            'startMinutes', e.start_minutes, 'endMinutes', e.end_minutes, 'durationMinutes', e.duration_minutes,
            'allocations', e.allocations) order by e.position)
        from work_entries e where e.org_id = ${db.orgId} and e.work_day_id = d.id), '[]'::jsonb) as entries
    from work_days d where ${toExport(db.orgId, scope)} limit ${limit}`

/** How many days a batch would take of each member who has any. */
export const approvedDaysByMember = (
  db: TenantDb,
  scope: ExportScope,
): Promise<{ readonly membershipId: Id; readonly days: number }[]> =>
  db.sql`
    select d.membership_id, count(*) as days from work_days d where ${toExport(db.orgId, scope)}
    group by d.membership_id`

/** Days of the period that payroll will miss: confirmed ones, and drafts with anything in them. */
export async function countUnapproved(db: TenantDb, scope: ExportScope): Promise<number> {
  const rows = await db.sql<{ count: number }>`
    select count(*) from work_days d
    where d.org_id = ${db.orgId} and d.work_date between ${scope.periodStart} and ${scope.periodEnd}
      and (d.status = 'confirmed' or d.status = 'draft' and (d.day_type_id is not null or d.corrects_batch_id is not null
        or exists (select from work_entries e where e.org_id = ${db.orgId} and e.work_day_id = d.id)))
      and ${inGroup(db.orgId, scope)}`
  return rows[0]?.count ?? 0
}

/** The states of days that are in a payroll batch now, at most so many. */
export const statesInBatch = (db: TenantDb, batchId: Id, limit: number): Promise<DayState[]> =>
  db.sql<DayState>`
    select ${stateColumns} from work_days d where d.org_id = ${db.orgId} and d.export_batch_id = ${batchId}
    limit ${limit}`

/** How many days are in a payroll batch now. */
export async function countInBatch(db: TenantDb, batchId: Id): Promise<number> {
  const [row] = await db.sql<{ count: number }>`
    select count(*) from work_days d where d.org_id = ${db.orgId} and d.export_batch_id = ${batchId}`
  return row?.count ?? 0
}
