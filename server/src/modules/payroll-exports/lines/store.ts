import { type RawBuilder, sql } from 'kysely'
import type { WriteTurn } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { staffGroupIdOf } from '../../members/port.ts'
import type { FrozenLine } from './line.ts'

/** A day as it goes into a batch. */
export interface FrozenDay {
  readonly workDayId: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly weekEndsOn: PlainDate
  readonly worktimeModelVersionId: Id | null
  readonly dayTypeVersionId: Id | null
}

/** A day of an earlier batch with the lines that stand for it. */
export interface StandingDayRow extends FrozenDay {
  readonly lines: readonly FrozenLine[]
}

/** The weeks and days of which a batch must know what stands. */
export interface Looked {
  /** Every week whose Sunday is between the two, of one staff group where it is given. */
  readonly from: PlainDate
  readonly to: PlainDate
  readonly groupId: Id | null
  /** Single weeks, by member and Sunday. */
  readonly weeks: readonly { readonly membershipId: Id; readonly weekEndsOn: PlainDate }[]
  readonly workDayIds: readonly Id[]
}

const lineJson = sql`jsonb_build_object('id', l.id, 'batchId', l.batch_id, 'membershipId', l.membership_id,
  'payrollNumber', l.payroll_number, 'workDate', l.work_date, 'workDayId', l.work_day_id, 'kind', l.kind,
  'payTypeCode', l.pay_type_code, 'minutes', l.minutes, 'creditBp', l.credit_bp, 'fromMinutes', l.from_minutes,
  'toMinutes', l.to_minutes, 'parts', l.parts, 'rule', jsonb_build_object('id', l.rule_id, 'versionId', l.rule_version_id),
  'explain', l.explain, 'correctionOf', case when l.correction_sign is not null then jsonb_build_object('batchId',
    l.correction_of_batch_id, 'lineId', l.correction_of_line_id, 'sign', l.correction_sign) end)`

const ofGroup = ({ groupId }: Looked, org: RawBuilder<unknown>, member: RawBuilder<unknown>) =>
  groupId === null ? sql`true` : sql`${staffGroupIdOf(org, member)} = ${groupId}`

const weeksOf = ({ weeks }: Looked) => sql`
  unnest(${weeks.map(week => week.membershipId)}::uuid[], ${weeks.map(week => week.weekEndsOn)}::date[])
    as w(membership_id, week_ends_on)`

/** What stands for days: the lines of the latest batch with the day that is not cancelled, its reversals aside. */
export const standingDays = (db: TenantDb, looked: Looked): Promise<StandingDayRow[]> =>
  db.sql<StandingDayRow>`
    with looked as (
      select x.work_day_id from export_days x
      where x.org_id = ${db.orgId} and x.week_ends_on between ${looked.from} and ${looked.to}
        and ${ofGroup(looked, sql`x.org_id`, sql`x.membership_id`)}
      union
      select x.work_day_id from ${weeksOf(looked)} join export_days x
        on x.org_id = ${db.orgId} and x.membership_id = w.membership_id and x.week_ends_on = w.week_ends_on
      union
      select unnest(${looked.workDayIds}::uuid[])),
    standing as (
      select distinct on (x.work_day_id) x.* from looked
      join export_days x on x.org_id = ${db.orgId} and x.work_day_id = looked.work_day_id
      join export_batches b on b.org_id = x.org_id and b.id = x.batch_id and b.state <> 'cancelled'
      order by x.work_day_id, b.created_at desc)
    select s.work_day_id, s.membership_id, s.work_date, s.week_ends_on, s.worktime_model_version_id,
      s.day_type_version_id, coalesce((
        select jsonb_agg(${lineJson} order by l.position) from export_lines l
        where l.org_id = ${db.orgId} and l.batch_id = s.batch_id and l.work_day_id = s.work_day_id
          and l.correction_sign is distinct from -1), '[]'::jsonb) as lines
    from standing s`

/** The weekly overtime that stands: the lines of the latest batch that told any for the week, its reversals aside. */
export async function standingWeekLines(db: TenantDb, looked: Looked): Promise<FrozenLine[]> {
  const rows = await db.sql<{ line: FrozenLine }>`
    with looked as (
      select l.membership_id, l.work_date from export_lines l
      where l.org_id = ${db.orgId} and l.work_day_id is null and l.work_date between ${looked.from} and ${looked.to}
        and ${ofGroup(looked, sql`l.org_id`, sql`l.membership_id`)}
      union
      select w.membership_id, w.week_ends_on from ${weeksOf(looked)}),
    told as (
      select l.*, rank() over (partition by l.membership_id, l.work_date order by b.created_at desc) as age
      from looked
      join export_lines l on l.org_id = ${db.orgId} and l.work_day_id is null
        and l.membership_id = looked.membership_id and l.work_date = looked.work_date
      join export_batches b on b.org_id = l.org_id and b.id = l.batch_id and b.state <> 'cancelled')
    select ${lineJson} as line from told l
    where l.age = 1 and l.correction_sign is distinct from -1 order by l.membership_id, l.work_date, l.position`
  return rows.map(({ line }) => line)
}

/** Whether a batch that is not cancelled takes lines of this one back. */
export async function isCorrectedByBatch(db: TenantDb, batchId: Id): Promise<boolean> {
  const rows = await db.sql`
    select from export_lines l
    join export_batches b on b.org_id = l.org_id and b.id = l.batch_id and b.state <> 'cancelled'
    where l.org_id = ${db.orgId} and l.correction_of_batch_id = ${batchId} limit 1`
  return rows.length > 0
}

/** A line as a page of them shows it. */
export type LineRow = Omit<FrozenLine, 'rule' | 'correctionOf'> & {
  readonly position: number
  readonly ruleId: string
  readonly ruleVersionId: string
  readonly correctionOfBatchId: Id | null
  readonly correctionOfLineId: Id | null
  readonly correctionSign: 1 | -1 | null
}

const columns = sql`l.id, l.batch_id, l.position, l.membership_id, l.payroll_number, l.work_date, l.work_day_id,
  l.kind, l.pay_type_code, l.minutes, l.credit_bp, l.from_minutes, l.to_minutes, l.parts, l.rule_id,
  l.rule_version_id, l.explain, l.correction_of_batch_id, l.correction_of_line_id, l.correction_sign`

/** The lines of a batch; `keyset` says where a page continues and in which order. */
export const linesOf = (
  db: TenantDb,
  batchId: Id,
  keyset: RawBuilder<unknown> = sql`order by l.position`,
): Promise<LineRow[]> =>
  db.sql<LineRow>`
    select ${columns} from export_lines l where l.org_id = ${db.orgId} and l.batch_id = ${batchId} ${keyset}`

/** Lines of one statement: a larger one would hold all of them in memory three times at once. */
const linesAtOnce = 4000

/** Saves the days and lines of a new batch; the batch itself must be saved before. */
export function insertFrozen(
  turn: WriteTurn,
  batchId: Id,
  days: readonly FrozenDay[],
  lines: readonly FrozenLine[],
): Promise<unknown> {
  const statements = [insertDays(turn, batchId, days)]
  for (let from = 0; from < lines.length; from += linesAtOnce)
    statements.push(insertLines(turn, lines.slice(from, from + linesAtOnce), from))
  return Promise.all(statements)
}

const insertDays = (turn: WriteTurn, batchId: Id, days: readonly FrozenDay[]): Promise<unknown> =>
  turn.sql`
    insert into export_days (org_id, batch_id, work_day_id, membership_id, work_date, week_ends_on,
      worktime_model_version_id, day_type_version_id)
    select ${turn.orgId}, ${batchId}, d."workDayId", d."membershipId", d."workDate", d."weekEndsOn",
      d."worktimeModelVersionId", d."dayTypeVersionId"
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d("workDayId" uuid, "membershipId" uuid,
      "workDate" date, "weekEndsOn" date, "worktimeModelVersionId" uuid, "dayTypeVersionId" uuid)`

const insertLines = (turn: WriteTurn, lines: readonly FrozenLine[], from: number): Promise<unknown> =>
  turn.sql`
    insert into export_lines (org_id, id, batch_id, position, membership_id, payroll_number, work_date, work_day_id,
      kind, pay_type_code, minutes, credit_bp, from_minutes, to_minutes, parts, rule_id, rule_version_id, explain,
      correction_of_batch_id, correction_of_line_id, correction_sign)
    select ${turn.orgId}, l.id, l."batchId", ${from}::integer + l.nth, l."membershipId", l."payrollNumber",
      l."workDate", l."workDayId", l.kind, l."payTypeCode", l.minutes, l."creditBp", l."fromMinutes", l."toMinutes",
      l.parts, l.rule ->> 'id', l.rule ->> 'versionId', l.explain, (l."correctionOf" ->> 'batchId')::uuid,
      (l."correctionOf" ->> 'lineId')::uuid, (l."correctionOf" ->> 'sign')::smallint
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (id uuid, "batchId" uuid,
      "membershipId" uuid, "payrollNumber" text, "workDate" date, "workDayId" uuid, kind text, "payTypeCode" text,
      minutes integer, "creditBp" integer, "fromMinutes" integer, "toMinutes" integer, parts jsonb, rule jsonb,
      explain text, "correctionOf" jsonb)) with ordinality
      as l(id, "batchId", "membershipId", "payrollNumber", "workDate", "workDayId", kind, "payTypeCode", minutes,
      "creditBp", "fromMinutes", "toMinutes", parts, rule, explain, "correctionOf", nth)`
