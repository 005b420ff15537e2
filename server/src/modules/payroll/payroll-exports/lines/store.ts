import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { employerIdOn } from '../../../people/members/port.ts'
import { type ExportScope, inExportScope } from '../../../time/work-days/port.ts'
import type { ReportedLine } from './employer-parts.ts'
import type { FrozenLine } from './line.ts'

/** A day as it goes into a batch. */
export interface FrozenDay {
  readonly workDayId: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
  readonly weekEndsOn: PlainDate
  readonly worktimeModelVersionId: Id | null
  readonly overtimeRuleSetVersionId: Id | null
  readonly dayTypeVersionId: Id | null
  readonly flexMinutes: number
  /** Whether the member was absent all day. */
  readonly absent: boolean
  /** The employer that it is reported to; null where the member had none. */
  readonly employerId: Id | null
  /** Whether it is reported that the day is another employer's now. */
  readonly withdrawn: boolean
  /** Whether an earlier batch reported the day. */
  readonly corrects: boolean
  /** The batch in which its lines stand; null where that is its own. */
  readonly linesBatchId: Id | null
  /** The positions of its lines in that batch, the reversals of earlier ones aside; the end is excluded. */
  readonly linesFrom: number
  readonly linesTo: number
}

/** A day of an earlier batch with the lines that stand for it. */
export interface DayInForceRow
  extends Omit<FrozenDay, 'weekEndsOn' | 'linesBatchId' | 'withdrawn' | 'corrects'> {
  readonly lines: readonly FrozenLine[]
  readonly linesBatchId: Id
  readonly toldFrom: PlainDate
  readonly toldTo: PlainDate
  readonly inScope: boolean
}

/** Some members, and the weeks and days of which a batch needs what is reported. */
export interface Looked {
  readonly scope: ExportScope
  readonly membershipIds: readonly Id[]
  /** Every week of the members whose Sunday is between the two. */
  readonly from: PlainDate
  readonly to: PlainDate
  /** Further weeks of single members, by the first and last Sunday. */
  readonly weeks: readonly MemberDates[]
  readonly workDayIds: readonly Id[]
  /** Periods of earlier batches, by their first and last day, whose flex may change. */
  readonly flexPeriods: readonly MemberDates[]
}

export interface MemberDates {
  readonly membershipId: Id
  readonly from: PlainDate
  readonly to: PlainDate
}

/** A week or period that a batch looks at whatever its own period, for an employer. */
export interface UnreportedStretch extends MemberDates {
  readonly employerId: Id | null
}

/**
 * A fragment: the employer that lines or a day were reported to. What was reported to no employer counts for the one that the member
 * has on the date, who may have been put in later.
 */
export const reportedTo = (orgId: Id, row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(${row}.employer_id, ${employerIdOn(orgId, sql`${row}.membership_id`, sql`${row}.work_date`)})`

const lineJson = sql`jsonb_build_object('id', l.id, 'batchId', l.batch_id, 'membershipId', l.membership_id,
  'employerId', l.employer_id, 'payrollNumber', l.payroll_number, 'workDate', l.work_date, 'workDayId', l.work_day_id, 'countedFrom', l.counted_from,
  'kind', l.kind, 'compensation', l.compensation, 'payTypeCode', l.pay_type_code, 'leftOut', l.left_out,
  'entryTypeId', l.entry_type_id, 'dayTypeId', l.day_type_id,
  'minutes', l.minutes, 'creditBp', l.credit_bp, 'fromMinutes', l.from_minutes, 'toMinutes', l.to_minutes,
  'parts', l.parts, 'rule', jsonb_build_object('id', l.rule_id, 'versionId', l.rule_version_id), 'explain', l.explain,
  'explanation', l.explanation,
  'correctionOf', case when l.correction_sign is not null then jsonb_build_object('batchId',
    l.correction_of_batch_id, 'lineId', l.correction_of_line_id, 'sign', l.correction_sign) end)`

const rangesOf = (ranges: readonly MemberDates[]) => sql`
  unnest(${ranges.map(range => range.membershipId)}::uuid[], ${ranges.map(range => range.from)}::date[],
    ${ranges.map(range => range.to)}::date[]) as r(membership_id, first, last)`

/**
 * What is in force for days, by the employer that it was reported to: what the latest batch with the day that is not cancelled has, or found
 * reported already. What was reported to no employer is in force until a later batch has the day.
 */
export const daysInForce = (db: TenantDb, looked: Looked): Promise<DayInForceRow[]> =>
  db.sql<DayInForceRow>`
    with looked as (
      select x.work_day_id from export_days x
      where x.org_id = ${db.orgId} and x.membership_id = any(${looked.membershipIds}::uuid[])
        and x.week_ends_on between ${looked.from} and ${looked.to}
      union
      select x.work_day_id from ${rangesOf(looked.weeks)} join export_days x
        on x.org_id = ${db.orgId} and x.membership_id = r.membership_id and x.week_ends_on between r.first and r.last
      union
      select unnest(${looked.workDayIds}::uuid[])),
    in_force as (
      select distinct on (x.work_day_id, x.employer_key) x.*, first_value(b.period_start) over told as told_from,
        first_value(b.period_end) over told as told_to, b.created_at as told_at
      from looked
      join export_days x on x.org_id = ${db.orgId} and x.work_day_id = looked.work_day_id
      join export_batches b on b.org_id = ${db.orgId} and b.id = x.batch_id and b.state <> 'cancelled'
      window told as (partition by x.work_day_id, x.employer_key order by b.created_at)
      order by x.work_day_id, x.employer_key, b.created_at desc),
    standing as (
      select f.*, max(f.told_at) over (partition by f.work_day_id) as last_told_at from in_force f
      where not f.withdrawn)
    select s.work_day_id, s.membership_id, s.work_date, s.worktime_model_version_id,
      s.overtime_rule_set_version_id, s.day_type_version_id,
      s.flex_minutes, s.absent, coalesce(s.lines_batch_id, s.batch_id) as lines_batch_id, s.lines_from, s.lines_to, s.told_from,
      s.told_to, ${reportedTo(db.orgId, sql`s`)} as employer_id,
      ${inExportScope(db.orgId, { ...looked.scope, employerId: null }, sql`s.membership_id`, sql`s.work_date`)} as in_scope,
      coalesce((
        select jsonb_agg(${lineJson} order by l.position) from export_lines l
        where l.org_id = ${db.orgId} and l.batch_id = coalesce(s.lines_batch_id, s.batch_id)
          and l.position >= s.lines_from and l.position < s.lines_to), '[]'::jsonb) as lines
    from standing s where s.employer_id is not null or s.told_at = s.last_told_at`

/**
 * The overtime of weeks and periods, and the flex, in force for the weeks: of each stretch of days the lines of the latest
 * batch that reported any, its reversals aside.
 */
export const stretchLinesInForce = (db: TenantDb, looked: Looked): Promise<ReportedLine[]> =>
  db.sql<ReportedLine>`
    with looked as (
      select l.batch_id, l.position from export_lines l
      where l.org_id = ${db.orgId} and l.work_day_id is null and l.membership_id = any(${looked.membershipIds}::uuid[])
        and l.work_date > ${looked.from}::date - 7 and l.counted_from <= ${looked.to} and l.kind <> 'payout'
      union
      select l.batch_id, l.position from ${rangesOf(looked.weeks)} join export_lines l
        on l.org_id = ${db.orgId} and l.work_day_id is null and l.membership_id = r.membership_id
        and l.work_date > r.first - 7 and l.counted_from <= r.last and l.kind <> 'payout'
      union
      select l.batch_id, l.position from ${rangesOf(looked.flexPeriods)} join export_lines l
        on l.org_id = ${db.orgId} and l.work_day_id is null and l.membership_id = r.membership_id
        and l.work_date = r.last and l.counted_from = r.first and l.kind = 'flex'),
    told as (
      select l.*, t.told_to, rank() over (partition by l.membership_id, t.told_to, l.counted_from, l.work_date, l.kind = 'flex'
        order by b.created_at desc) as age
      from looked
      join export_lines l on l.org_id = ${db.orgId} and l.batch_id = looked.batch_id and l.position = looked.position
      cross join lateral (select ${reportedTo(db.orgId, sql`l`)} as told_to) t
      join export_batches b on b.org_id = ${db.orgId} and b.id = l.batch_id and b.state <> 'cancelled')
    select ${lineJson} as line, l.told_to as employer_id from told l
    where l.age = 1 and l.correction_sign is distinct from -1 order by l.membership_id, l.work_date, l.position`

/** A line as a page of them shows it. */
export type LineRow = Omit<FrozenLine, 'employerId' | 'rule' | 'correctionOf'> & {
  readonly position: number
  readonly ruleId: string
  readonly ruleVersionId: string
  readonly correctionOfBatchId: Id | null
  readonly correctionOfLineId: Id | null
  readonly correctionSign: 1 | -1 | null
}

const columns = sql`l.id, l.batch_id, l.position, l.membership_id, l.payroll_number, l.work_date, l.work_day_id,
  l.counted_from, l.kind, l.compensation, l.pay_type_code, l.left_out, l.entry_type_id, l.day_type_id, l.minutes, l.credit_bp, l.from_minutes, l.to_minutes, l.parts, l.rule_id,
  l.rule_version_id, l.explain, l.explanation, l.correction_of_batch_id, l.correction_of_line_id, l.correction_sign`

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

/** Saves days and lines of a new batch, whose row is there already. The first of the lines takes the place `position`. */
export async function insertFrozen(
  tx: WriteTransaction,
  batchId: Id,
  days: readonly FrozenDay[],
  lines: readonly FrozenLine[],
  position: number,
): Promise<void> {
  const statements = [insertDays(tx, batchId, days)]
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    statements.push(insertLines(tx, batchId, lines.slice(from, from + linesAtOnce), position + from))
    await setImmediate()
  }
  await Promise.all(statements)
}

const insertDays = (tx: WriteTransaction, batchId: Id, days: readonly FrozenDay[]): Promise<unknown> =>
  tx.sql`
    insert into export_days (org_id, batch_id, work_day_id, membership_id, work_date, week_ends_on,
      worktime_model_version_id, overtime_rule_set_version_id, day_type_version_id, flex_minutes, absent, lines_batch_id, lines_from, lines_to, employer_id,
      withdrawn, moved)
    select ${tx.orgId}, ${batchId}, d."workDayId", d."membershipId", d."workDate", d."weekEndsOn",
      d."worktimeModelVersionId", d."overtimeRuleSetVersionId", d."dayTypeVersionId", d."flexMinutes", d.absent, d."linesBatchId", d."linesFrom", d."linesTo",
      d."employerId", d.withdrawn, d.corrects and exists (
        select from export_days o where o.org_id = ${tx.orgId} and o.work_day_id = d."workDayId"
          and o.employer_id is distinct from d."employerId")
    from json_to_recordset(${JSON.stringify(days)}::json) as d("workDayId" uuid, "membershipId" uuid,
      "workDate" date, "weekEndsOn" date, "worktimeModelVersionId" uuid, "overtimeRuleSetVersionId" uuid, "dayTypeVersionId" uuid,
      "flexMinutes" integer, absent boolean, "linesBatchId" uuid, "linesFrom" integer, "linesTo" integer, "employerId" uuid,
      withdrawn boolean, corrects boolean)
    returning work_day_id`

// `json` rather than `jsonb`: it is read once, and building the binary form first would cost as much as the insert.
const insertLines = (
  tx: WriteTransaction,
  batchId: Id,
  lines: readonly FrozenLine[],
  from: number,
): Promise<unknown> =>
  tx.sql`
    insert into export_lines (org_id, batch_id, position, id, membership_id, payroll_number, work_date, work_day_id,
      counted_from, kind, compensation, entry_type_id, day_type_id, left_out, pay_type_code, minutes, credit_bp, from_minutes, to_minutes, parts, rule_id, rule_version_id, explain, explanation,
      correction_of_batch_id, correction_of_line_id, correction_sign, employer_id)
    select ${tx.orgId}, ${batchId}, ${from}::integer + l.nth - 1, l.id, l.member, l.number, l.date, l.day,
      l.since, l.kind, coalesce(l.pay, 'paid'), l.entry_type, l.day_type, coalesce(l.out, false), l.code, l.minutes, l.credit, l.start, l.finish, coalesce(l.parts, '[]'), l.rule, l.version, l.explain, l.explanation,
      l.of_batch, l.of_line, l.sign, l.employer
    from rows from (json_to_recordset(${JSON.stringify(lines.map(lineRow))}::json) as (id uuid, member uuid,
      number text, date date, day uuid, since date, kind text, pay text, entry_type uuid, day_type uuid, out boolean, code text, minutes integer, credit integer, start integer,
      finish integer, parts jsonb, rule text, version text, explain text, explanation jsonb, of_batch uuid, of_line uuid,
      sign smallint, employer uuid)) with ordinality
      as l(id, member, number, date, day, since, kind, pay, entry_type, day_type, out, code, minutes, credit, start, finish, parts, rule, version, explain, explanation,
      of_batch, of_line, sign, employer, nth)
    returning position`

/** With short names, and without what is null: there are many of them. */
const lineRow = (line: FrozenLine) => ({
  id: line.id,
  member: line.membershipId,
  employer: line.employerId ?? undefined,
  number: line.payrollNumber ?? undefined,
  date: line.workDate,
  day: line.workDayId ?? undefined,
  since: line.countedFrom ?? undefined,
  kind: line.kind,
  pay: line.compensation === 'paid' ? undefined : line.compensation,
  entry_type: line.entryTypeId ?? undefined,
  day_type: line.dayTypeId ?? undefined,
  out: line.leftOut || undefined,
  code: line.payTypeCode ?? undefined,
  minutes: line.minutes,
  credit: line.creditBp,
  start: line.fromMinutes ?? undefined,
  finish: line.toMinutes ?? undefined,
  parts: line.parts.length > 0 ? line.parts : undefined,
  rule: line.rule.id,
  version: line.rule.versionId,
  explain: line.explain,
  explanation: line.explanation ?? undefined,
  of_batch: line.correctionOf?.batchId,
  of_line: line.correctionOf?.lineId ?? undefined,
  sign: line.correctionOf?.sign,
})

/** Deletes lines and days of a batch that does not come about, at most so many of each; answers how many. */
export async function deleteFrozen(tx: WriteTransaction, batchId: Id, limit: number): Promise<number> {
  // Arrays, because each of their values is looked up in the key, however little is known of a table that has just grown.
  const [lines, days] = await Promise.all([
    tx.sql`
      delete from export_lines where org_id = ${tx.orgId} and batch_id = ${batchId} and position = any(array(
        select l.position from export_lines l where l.org_id = ${tx.orgId} and l.batch_id = ${batchId} limit ${limit}))
      returning position`,
    tx.sql`
      delete from export_days where org_id = ${tx.orgId} and batch_id = ${batchId} and work_day_id = any(array(
        select x.work_day_id from export_days x where x.org_id = ${tx.orgId} and x.batch_id = ${batchId} limit ${limit}))
      returning work_day_id`,
  ])
  return lines.length + days.length
}
