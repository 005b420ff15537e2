import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
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
  /** The positions of its own lines in the batch, the reversals of earlier ones aside; the end is excluded. */
  readonly linesFrom: number
  readonly linesTo: number
}

/** A day of an earlier batch with the lines that stand for it. */
export interface DayInForceRow extends Omit<FrozenDay, 'linesFrom' | 'linesTo'> {
  readonly lines: readonly FrozenLine[]
}

/** The weeks and days of which a batch must know what stands. */
export interface Looked {
  /** Every week whose Sunday is between the two, of one staff group where it is given. */
  readonly from: PlainDate
  readonly to: PlainDate
  readonly groupId: Id | null
  /** Only those of these members; null for everybody's. */
  readonly members: readonly Id[] | null
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

/** A batch that is being prepared tells payroll nothing yet. */
const inForce = sql`b.state not in ('cancelled', 'preparing')`

const ofScope = (
  orgId: string,
  { groupId, members }: Pick<Looked, 'groupId' | 'members'>,
  member: RawBuilder<unknown>,
) =>
  sql`${groupId === null ? sql`true` : sql`${staffGroupIdOf(orgId, member)} = ${groupId}`}
    and ${members === null ? sql`true` : sql`${member} = any(${members}::uuid[])`}`

const weeksOf = ({ weeks }: Looked) => sql`
  unnest(${weeks.map(week => week.membershipId)}::uuid[], ${weeks.map(week => week.weekEndsOn)}::date[])
    as w(membership_id, week_ends_on)`

/** What stands for days: the lines of the latest batch with the day that is not cancelled, its reversals aside. */
export const daysInForce = (db: TenantDb, looked: Looked): Promise<DayInForceRow[]> =>
  db.sql<DayInForceRow>`
    with looked as (
      select x.work_day_id from export_days x
      where x.org_id = ${db.orgId} and x.week_ends_on between ${looked.from} and ${looked.to}
        and ${ofScope(db.orgId, looked, sql`x.membership_id`)}
      union
      select x.work_day_id from ${weeksOf(looked)} join export_days x
        on x.org_id = ${db.orgId} and x.membership_id = w.membership_id and x.week_ends_on = w.week_ends_on
      union
      select unnest(${looked.workDayIds}::uuid[])),
    in_force as (
      select distinct on (x.work_day_id) x.* from looked
      join export_days x on x.org_id = ${db.orgId} and x.work_day_id = looked.work_day_id
      join export_batches b on b.org_id = ${db.orgId} and b.id = x.batch_id and ${inForce}
      order by x.work_day_id, b.created_at desc)
    select s.work_day_id, s.membership_id, s.work_date, s.week_ends_on, s.worktime_model_version_id,
      s.day_type_version_id, coalesce((
        select jsonb_agg(${lineJson} order by l.position) from export_lines l
        where l.org_id = ${db.orgId} and l.batch_id = s.batch_id and l.position >= s.lines_from
          and l.position < s.lines_to), '[]'::jsonb) as lines
    from in_force s`

/** The members of whom payroll knows days or weekly overtime in weeks that a batch looks at. */
export async function membersInForce(
  db: TenantDb,
  looked: Pick<Looked, 'from' | 'to' | 'groupId'>,
): Promise<Id[]> {
  const scope = { ...looked, members: null }
  const rows = await db.sql<{ membershipId: Id }>`
    select x.membership_id from export_days x
    where x.org_id = ${db.orgId} and x.week_ends_on between ${looked.from} and ${looked.to}
      and ${ofScope(db.orgId, scope, sql`x.membership_id`)}
    union
    select l.membership_id from export_lines l
    where l.org_id = ${db.orgId} and l.work_day_id is null and l.work_date between ${looked.from} and ${looked.to}
      and ${ofScope(db.orgId, scope, sql`l.membership_id`)}`
  return rows.map(({ membershipId }) => membershipId)
}

/** The weekly overtime that stands: the lines of the latest batch that told any for the week, its reversals aside. */
export async function weekLinesInForce(db: TenantDb, looked: Looked): Promise<FrozenLine[]> {
  const rows = await db.sql<{ line: FrozenLine }>`
    with looked as (
      select l.membership_id, l.work_date from export_lines l
      where l.org_id = ${db.orgId} and l.work_day_id is null and l.work_date between ${looked.from} and ${looked.to}
        and ${ofScope(db.orgId, looked, sql`l.membership_id`)}
      union
      select w.membership_id, w.week_ends_on from ${weeksOf(looked)}),
    told as (
      select l.*, rank() over (partition by l.membership_id, l.work_date order by b.created_at desc) as age
      from looked
      join export_lines l on l.org_id = ${db.orgId} and l.work_day_id is null
        and l.membership_id = looked.membership_id and l.work_date = looked.work_date
      join export_batches b on b.org_id = ${db.orgId} and b.id = l.batch_id and ${inForce})
    select ${lineJson} as line from told l
    where l.age = 1 and l.correction_sign is distinct from -1 order by l.membership_id, l.work_date, l.position`
  return rows.map(({ line }) => line)
}

/** Whether a batch that is not cancelled takes lines of this one back. */
export async function isCorrectedByBatch(db: TenantDb, batchId: Id): Promise<boolean> {
  const rows = await db.sql`
    select from export_lines l
    join export_batches b on b.org_id = ${db.orgId} and b.id = l.batch_id and b.state <> 'cancelled'
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

/** Saves days and lines of a new batch, whose row stands already. The first of the lines takes the place `position`. */
export async function insertFrozen(
  tx: WriteTransaction,
  batchId: Id,
  { days, lines }: { readonly days: readonly FrozenDay[]; readonly lines: readonly FrozenLine[] },
  position: number,
): Promise<void> {
  const placed = days.map(day => ({
    ...day,
    linesFrom: day.linesFrom + position,
    linesTo: day.linesTo + position,
  }))
  const statements = [insertDays(tx, batchId, placed)]
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    statements.push(insertLines(tx, batchId, lines.slice(from, from + linesAtOnce), position + from))
    await setImmediate()
  }
  await Promise.all(statements)
}

const insertDays = (tx: WriteTransaction, batchId: Id, days: readonly FrozenDay[]): Promise<unknown> =>
  tx.sql`
    insert into export_days (org_id, batch_id, work_day_id, membership_id, work_date, week_ends_on,
      worktime_model_version_id, day_type_version_id, lines_from, lines_to)
    select ${tx.orgId}, ${batchId}, d."workDayId", d."membershipId", d."workDate", d."weekEndsOn",
      d."worktimeModelVersionId", d."dayTypeVersionId", d."linesFrom", d."linesTo"
    from json_to_recordset(${JSON.stringify(days)}::json) as d("workDayId" uuid, "membershipId" uuid,
      "workDate" date, "weekEndsOn" date, "worktimeModelVersionId" uuid, "dayTypeVersionId" uuid,
      "linesFrom" integer, "linesTo" integer)
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
      kind, pay_type_code, minutes, credit_bp, from_minutes, to_minutes, parts, rule_id, rule_version_id, explain,
      correction_of_batch_id, correction_of_line_id, correction_sign)
    select ${tx.orgId}, ${batchId}, ${from}::integer + l.nth - 1, l.id, l.member, l.number, l.date, l.day, l.kind,
      l.code, l.minutes, l.credit, l.start, l.finish, coalesce(l.parts, '[]'), l.rule, l.version, l.explain,
      l.of_batch, l.of_line, l.sign
    from rows from (json_to_recordset(${JSON.stringify(lines.map(lineRow))}::json) as (id uuid, member uuid,
      number text, date date, day uuid, kind text, code text, minutes integer, credit integer, start integer,
      finish integer, parts jsonb, rule text, version text, explain text, of_batch uuid, of_line uuid,
      sign smallint)) with ordinality
      as l(id, member, number, date, day, kind, code, minutes, credit, start, finish, parts, rule, version, explain,
      of_batch, of_line, sign, nth)
    returning position`

/** With short names, and without what is null: there are many of them. */
const lineRow = (line: FrozenLine) => ({
  id: line.id,
  member: line.membershipId,
  number: line.payrollNumber ?? undefined,
  date: line.workDate,
  day: line.workDayId ?? undefined,
  kind: line.kind,
  code: line.payTypeCode ?? undefined,
  minutes: line.minutes,
  credit: line.creditBp,
  start: line.fromMinutes ?? undefined,
  finish: line.toMinutes ?? undefined,
  parts: line.parts.length > 0 ? line.parts : undefined,
  rule: line.rule.id,
  version: line.rule.versionId,
  explain: line.explain,
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
