import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { employerIdOn, staffGroupIdOn } from '../../../people/members/port.ts'
import type { DayState, Entry } from '../day/day.ts'
import {
  type FrozenLine,
  frozenLine,
  type FrozenTerm,
  frozenTerm,
  type StoredLine,
  type StoredTerm,
} from '../day/interpreted.ts'
import { isOutsideEmployment, stateColumns } from './store.ts'

/** Whose days a payroll batch is for, as of each day; null for those of every employer or staff group. */
export interface ExportScope {
  readonly employerId: Id | null
  readonly groupId: Id | null
}

/** Which days a payroll batch may take. */
export interface ExportPeriod extends ExportScope {
  readonly periodStart: PlainDate
  readonly periodEnd: PlainDate
}

/** An entry as it was frozen with its day, its type by version. */
export type FrozenEntry = Pick<
  Entry,
  'id' | 'startMinutes' | 'endMinutes' | 'durationMinutes' | 'allocations'
> & {
  readonly entryTypeVersionId: Id
  /** The version of the absence type that it is of; null for any other entry. */
  readonly absenceTypeVersionId: Id | null
}

/** An approved day with what is reported of it to payroll. */
export interface ApprovedDay extends DayState {
  readonly worktimeModelVersionId: Id | null
  readonly overtimeRuleSetVersionId: Id | null
  readonly dayTypeVersionId: Id | null
  /** Of the absence that marks the whole day; null without one. */
  readonly absenceTypeVersionId: Id | null
  /** The employer of the member on the date; null without one. */
  readonly employerId: Id | null
  readonly lines: readonly FrozenLine[]
  readonly balanceTerms: readonly FrozenTerm[]
  readonly entries: readonly FrozenEntry[]
}

/** A fragment: whether a day of a member is one of those that a payroll batch is for. */
export const inExportScope = (
  orgId: string,
  { employerId, groupId }: ExportScope,
  member: RawBuilder<unknown>,
  date: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const ofEmployer =
    employerId === null ? sql`true` : sql`${employerIdOn(orgId, member, date)} = ${employerId}`
  const ofGroup = groupId === null ? sql`true` : sql`${staffGroupIdOn(orgId, member, date)} = ${groupId}`
  return sql`(${ofEmployer} and ${ofGroup})`
}

const ofPeriod = (orgId: string, period: ExportPeriod) => sql`
  d.org_id = ${orgId} and d.status = 'approved'
  and (d.work_date between ${period.periodStart} and ${period.periodEnd}
    or d.corrects_batch_id is not null and d.work_date < ${period.periodStart})
  and ${inExportScope(orgId, period, sql`d.membership_id`, sql`d.work_date`)}
  and not ${isOutsideEmployment(orgId)}`

/**
 * The approved days of the period, and the approved corrections of exported days up to its end, of members; in the order
 * of their dates.
 */
export async function approvedDays(
  db: TenantDb,
  period: ExportPeriod,
  membershipIds: readonly Id[],
): Promise<ApprovedDay[]> {
  const rows = await db.sql<
    Omit<ApprovedDay, 'lines' | 'balanceTerms'> & {
      readonly lines: readonly StoredLine[]
      readonly balanceTerms: readonly StoredTerm[]
    }
  >`
    select ${stateColumns}, d.worktime_model_version_id, d.overtime_rule_set_version_id,
      d.day_type_version_id, d.absence_type_version_id,
      ${employerIdOn(db.orgId, sql`d.membership_id`, sql`d.work_date`)} as employer_id, i.interpretation -> 'lines' as lines,
      i.interpretation -> 'balanceTerms' as balance_terms,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', e.id, 'entryTypeVersionId', e.entry_type_version_id,
            'startMinutes', e.start_minutes, 'endMinutes', e.end_minutes, 'durationMinutes', e.duration_minutes,
            'allocations', e.allocations, 'absenceTypeVersionId', e.absence_type_version_id) order by e.position)
        from work_entries e where e.org_id = ${db.orgId} and e.work_day_id = d.id), '[]'::jsonb) as entries
    from work_days d join work_day_interpretations i on i.org_id = ${db.orgId} and i.work_day_id = d.id
    where ${ofPeriod(db.orgId, period)} and d.membership_id = any(${membershipIds}::uuid[])
    order by d.work_date, d.id`
  return rows.map(({ lines, balanceTerms, ...day }) => ({
    ...day,
    lines: lines.map(frozenLine),
    balanceTerms: balanceTerms.map(frozenTerm),
  }))
}

/**
 * A fragment: the corrections of exported days up to a date that are approved and that may be reported to payroll, with the
 * columns `work_day_id` and `employer_id`, the employer of the member on the date.
 */
export const approvedCorrections = (orgId: Id, until: PlainDate): RawBuilder<unknown> => sql`
  select d.id as work_day_id, ${employerIdOn(orgId, sql`d.membership_id`, sql`d.work_date`)} as employer_id
  from work_days d
  where d.org_id = ${orgId} and d.corrects_batch_id is not null and d.status = 'approved'
    and d.work_date <= ${until} and not ${isOutsideEmployment(orgId)}`

/** How many of those days each member has; members without any are left out. */
export const countApproved = (
  db: TenantDb,
  period: ExportPeriod,
): Promise<{ readonly membershipId: Id; readonly days: number }[]> =>
  db.sql`
    select d.membership_id, count(*) as days from work_days d where ${ofPeriod(db.orgId, period)}
    group by d.membership_id`

/** Whether a batch would take more days than so many. */
export async function hasMoreApproved(db: TenantDb, period: ExportPeriod, days: number): Promise<boolean> {
  const rows = await db.sql`
    select from work_days d where ${ofPeriod(db.orgId, period)} limit ${days + 1}`
  return rows.length > days
}

/** A day that payroll will miss. */
export interface UnapprovedDay {
  readonly workDayId: Id
  readonly membershipId: Id
  readonly workDate: PlainDate
}

const unapproved = (orgId: string, period: ExportPeriod) => sql`
  d.org_id = ${orgId} and d.status <> 'exported' and d.work_date <= ${period.periodEnd}
  and (d.status <> 'approved' or ${isOutsideEmployment(orgId)})
  and ${inExportScope(orgId, period, sql`d.membership_id`, sql`d.work_date`)}`

const isOfPeriod = (orgId: string, period: ExportPeriod) => sql`
  (d.corrects_batch_id is null and d.work_date >= ${period.periodStart} and (d.status <> 'draft'
    or d.day_type_id is not null
    or exists (select from work_entries e where e.org_id = ${orgId} and e.work_day_id = d.id)))`

const isCorrection = () => sql`d.corrects_batch_id is not null`

const unapprovedWhere = (
  db: TenantDb,
  period: ExportPeriod,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<UnapprovedDay[]> =>
  db.sql<UnapprovedDay>`
    select d.id as work_day_id, d.membership_id, d.work_date from work_days d
    where ${unapproved(db.orgId, period)} and ${condition} order by d.work_date, d.id limit ${limit}`

/**
 * Confirmed days of the period, drafts with anything in them, and approved days that the employment no longer covers; at most
 * so many.
 */
export const unapprovedDays = (db: TenantDb, period: ExportPeriod, limit: number): Promise<UnapprovedDay[]> =>
  unapprovedWhere(db, period, isOfPeriod(db.orgId, period), limit)

/** Exported days up to the end of the period that are being corrected and not approved again; at most so many. */
export const openCorrections = (
  db: TenantDb,
  period: ExportPeriod,
  limit: number,
): Promise<UnapprovedDay[]> => unapprovedWhere(db, period, isCorrection(), limit)

/** How many of each there are. */
export async function countUnapproved(
  db: TenantDb,
  period: ExportPeriod,
): Promise<{ readonly days: number; readonly corrections: number }> {
  const [row] = await db.sql<{ days: number; corrections: number }>`
    select count(*) filter (where ${isOfPeriod(db.orgId, period)}) as days,
      count(*) filter (where ${isCorrection()}) as corrections
    from work_days d
    where ${unapproved(db.orgId, period)} and (d.work_date >= ${period.periodStart} or ${isCorrection()})`
  return row ?? { days: 0, corrections: 0 }
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
