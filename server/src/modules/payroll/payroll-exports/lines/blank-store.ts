import { sql } from 'kysely'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { addDays, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { assignedOnAnyDay } from '../../../people/members/port.ts'
import { type ExportPeriod, inExportScope } from '../../../time/work-days/port.ts'
import { blankDaysBack } from '../bounds.ts'
import type { ReportedBlank } from './blank-dates.ts'
import { reportedTo } from './store.ts'

/** A date without entries as it goes into a batch, with what is reported of it from then on. */
export interface FrozenBlank {
  readonly membershipId: Id
  readonly workDate: PlainDate
  /** The employer that it is reported to; null where the member had none. */
  readonly employerId: Id | null
  readonly flexMinutes: number
  readonly worktimeModelVersionId: Id | null
}

/** Such a date of an earlier batch, as it is in force. */
export type ReportedBlankRow = FrozenBlank & Omit<ReportedBlank, 'model'>

/** The first date whose report a batch looks at again; never after the beginning of its period. */
export const lookedFrom = ({ periodEnd }: Pick<ExportPeriod, 'periodEnd'>): PlainDate =>
  addDays(periodEnd, -blankDaysBack)

/** What is in force for the dates without entries of members, by the employer that it was reported to. */
export const blanksInForce = (
  db: TenantDb,
  period: ExportPeriod,
  membershipIds: readonly Id[],
): Promise<ReportedBlankRow[]> =>
  db.sql<ReportedBlankRow>`
    with told as (
      select x.membership_id, x.work_date, x.flex_minutes, x.worktime_model_version_id, b.group_id, b.period_start,
        b.period_end, b.created_at, ${reportedTo(db.orgId, sql`x`)} as employer_id
      from export_blank_dates x
      join export_batches b on b.org_id = ${db.orgId} and b.id = x.batch_id and b.state <> 'cancelled'
      where x.org_id = ${db.orgId} and x.membership_id = any(${membershipIds}::uuid[])),
    in_force as (
      select distinct on (t.membership_id, t.work_date, t.employer_id) t.*,
        first_value(t.period_start) over earliest as told_from, first_value(t.period_end) over earliest as told_to
      from told t
      window earliest as (partition by t.membership_id, t.work_date, t.employer_id order by t.created_at)
      order by t.membership_id, t.work_date, t.employer_id, t.created_at desc)
    select f.membership_id, f.work_date, f.flex_minutes, f.worktime_model_version_id, f.employer_id, f.told_from, f.told_to,
      f.work_date between ${lookedFrom(period)} and ${period.periodEnd} and (
        ${inExportScope(db.orgId, { employerId: null, groupId: period.groupId }, sql`f.membership_id`, sql`f.work_date`)}
        or f.group_id is not distinct from ${period.groupId}) as in_scope
    from in_force f`

/** The members with such dates that a batch looks at again; some may turn out to have none of its scope. */
export async function membersWithReportedBlanks(db: TenantDb, period: ExportPeriod): Promise<Id[]> {
  const { periodEnd, employerId, groupId } = period
  const from = lookedFrom(period)
  const inGroup =
    groupId === null
      ? sql`true`
      : sql`(t.group_id = ${groupId} or ${assignedOnAnyDay(
          { kind: 'staff_group', orgId: db.orgId, member: sql`t.membership_id`, from, to: periodEnd },
          sql`${[groupId]}::uuid[]`,
        )})`
  const rows = await db.sql<{ membershipId: Id }>`
    with told as (
      select distinct x.membership_id, b.group_id from export_blank_dates x
      join export_batches b on b.org_id = ${db.orgId} and b.id = x.batch_id and b.state <> 'cancelled'
      where x.org_id = ${db.orgId} and x.work_date between ${from} and ${periodEnd}
        and (${employerId}::uuid is null or x.employer_id is null or x.employer_id = ${employerId}))
    select distinct t.membership_id from told t where ${inGroup}`
  return rows.map(({ membershipId }) => membershipId)
}

export const insertBlanks = (
  tx: WriteTransaction,
  batchId: Id,
  blanks: readonly FrozenBlank[],
): Promise<unknown> =>
  tx.sql`
    insert into export_blank_dates (org_id, batch_id, membership_id, work_date, employer_id, flex_minutes,
      worktime_model_version_id)
    select ${tx.orgId}, ${batchId}, x."membershipId", x."workDate", x."employerId", x."flexMinutes",
      x."worktimeModelVersionId"
    from json_to_recordset(${JSON.stringify(blanks)}::json) as x("membershipId" uuid, "workDate" date,
      "employerId" uuid, "flexMinutes" integer, "worktimeModelVersionId" uuid)
    returning work_date`

/** Deletes those of a batch that does not come about, at most so many; answers how many. */
export async function deleteBlanks(tx: WriteTransaction, batchId: Id, limit: number): Promise<number> {
  const deleted = await tx.sql`
    delete from export_blank_dates where org_id = ${tx.orgId} and batch_id = ${batchId}
      and (membership_id, work_date, employer_key) in (
        select x.membership_id, x.work_date, x.employer_key from export_blank_dates x
        where x.org_id = ${tx.orgId} and x.batch_id = ${batchId} limit ${limit})
    returning work_date`
  return deleted.length
}
