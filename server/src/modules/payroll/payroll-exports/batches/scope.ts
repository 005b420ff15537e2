import { type RawBuilder, sql } from 'kysely'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import {
  addDays,
  dateIn,
  daysInRange,
  type Instant,
  type PlainDate,
} from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { type DatedDayType, dayTypeVersionsBetween } from '../../../company/catalogs/day-types/port.ts'
import { type Holiday, holidaysBetween } from '../../../company/catalogs/holidays/port.ts'
import {
  type DatedWorktimeModel,
  type EveryWorktimeModelVersion,
  everyWorktimeModelVersion,
} from '../../../company/catalogs/worktime-models/port.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import { batchedPayouts, type WaitingPayout } from '../../../time/balances/port.ts'
import {
  countApproved,
  countUnapproved,
  countUnconfirmedHolidays,
  type CreditedHoliday,
  creditedHolidays,
  type ExportPeriod,
  type ExportScope,
  flexMembers,
  flexOfBlankDate,
  inExportScope,
  weekOf,
} from '../../../time/work-days/port.ts'
import { lookedFrom, membersWithReportedBlanks } from '../lines/blank-store.ts'
import { byDate } from '../lines/by-date.ts'
import type { ScopedPeriod } from '../lines/employer-parts.ts'
import { byPayrollNumber, type PayrollMember } from '../lines/member-lines.ts'
import { reportedTo, type UnreportedStretch } from '../lines/store.ts'
import { withdrawalsOf } from '../lines/withdrawals.ts'
import { type CodeOf, codingBy } from '../pay-types/coding.ts'
import { payTypeRules } from '../pay-types/register.ts'
import { periodsAfter } from './store.ts'

/** Weeks and periods up to a date whose overtime only batches told that were cancelled since. */
const unreportedStretches = (
  db: TenantDb,
  scope: ExportScope,
  until: PlainDate,
): Promise<UnreportedStretch[]> =>
  db.sql<UnreportedStretch>`
    select distinct l.membership_id, ${reportedTo(db.orgId, sql`l`)} as employer_id, l.counted_from as "from", l.work_date as "to"
    from export_batches b
    join export_lines l on l.org_id = ${db.orgId} and l.batch_id = b.id and l.work_day_id is null
    where b.org_id = ${db.orgId} and b.state = 'cancelled' and l.work_date <= ${until} and l.kind not in ('flex', 'payout')
      and l.correction_sign is distinct from -1
      and ${wasToldIn(db.orgId, scope, sql`l`)} and not exists (
        select from export_lines o
        join export_batches a on a.org_id = ${db.orgId} and a.id = o.batch_id and a.state <> 'cancelled'
        where o.org_id = ${db.orgId} and o.work_day_id is null and o.membership_id = l.membership_id
          and o.work_date = l.work_date and o.counted_from = l.counted_from and o.kind not in ('flex', 'payout')
          and (o.employer_id = l.employer_id or o.employer_id is null or l.employer_id is null))`

/** A fragment: whether a batch of the scope has to do with what was told. */
function wasToldIn(orgId: Id, { employerId, groupId }: ExportScope, row: RawBuilder<unknown>) {
  const ofEmployer = employerId === null ? sql`true` : sql`${reportedTo(orgId, row)} = ${employerId}`
  const scope = { employerId: null, groupId }
  return sql`(${ofEmployer} and ${inExportScope(orgId, scope, sql`${row}.membership_id`, sql`${row}.work_date`)})`
}

/** The members who have exported days of the scope in weeks whose Sunday is between two dates. */
async function membersReportedBetween(
  db: TenantDb,
  scope: ExportScope,
  from: PlainDate,
  to: PlainDate,
): Promise<Id[]> {
  const rows = await db.sql<{ membershipId: Id }>`
    select distinct x.membership_id from export_days x
    where x.org_id = ${db.orgId} and x.week_ends_on between ${from} and ${to}
      and ${wasToldIn(db.orgId, scope, sql`x`)}`
  return rows.map(({ membershipId }) => membershipId)
}

/** What a batch is about, before a day of it is read. */
export interface BatchScope {
  readonly exported: ExportPeriod
  readonly period: ScopedPeriod
  /** Those with days, overtime or flex to tell, in the order of the batch; `flexDates`: dates on which they may be on flexitime. */
  readonly members: readonly (PayrollMember & { readonly days: number; readonly flexDates: number })[]
  readonly dayCount: number
  readonly unapproved: { readonly days: number; readonly corrections: number }
  /** The model that a frozen day names. */
  readonly modelNamed: EveryWorktimeModelVersion['named']
  /** The version of a worktime model in force on a date. */
  readonly modelOn: (modelId: Id, date: PlainDate) => DatedWorktimeModel | null
  readonly dayTypes: ReadonlyMap<Id, DatedDayType>
  readonly codeOf: CodeOf
  readonly timeZone: string
  /** The last date that is over. */
  readonly until: PlainDate
  /** Those on flexitime that payroll is told of, on any day of the period. */
  readonly flexMembers: ReadonlySet<Id>
  /** What a date without entries moves to the flex balance under a model; null where payroll is told of none. */
  readonly flexOf: FlexOf
  /** Holidays of the period that models credit by themselves. */
  readonly credited: readonly CreditedHoliday[]
  readonly untold: readonly UnreportedStretch[]
  /** What is to be paid out of balances with the batch, by member. */
  readonly payouts: ReadonlyMap<Id, readonly WaitingPayout[]>
  /** The longest stretch of weeks over which overtime is found. */
  readonly longestWeeks: number
}

const everyDate = ['0001-01-01', '9999-12-31'] as const

/** Where and when a batch is made. */
export interface MadeIn {
  readonly timeZone: string
  readonly now: Instant
}

/** Reads it in three rounds, in fifteen statements. */
export async function readScope(
  db: TenantDb,
  exported: ExportPeriod,
  { timeZone, now }: MadeIn,
): Promise<BatchScope> {
  const { periodStart: from, periodEnd: to } = exported
  const [counts, drafts, later, models, dayTypes, rules, holidays, onFlex, payouts] = await Promise.all([
    countApproved(db, exported),
    countUnapproved(db, exported),
    periodsAfter(db, exported),
    everyWorktimeModelVersion(db),
    dayTypeVersionsBetween(db, ...everyDate),
    payTypeRules.store.list(db),
    holidaysBetween(db, lookedFrom(exported), to),
    flexMembers(db, exported),
    batchedPayouts.waiting(db, exported),
  ])
  const longestWeeks = Math.max(1, ...models.dated.map(({ periodWeeks }) => periodWeeks ?? 1))
  const credited = creditedHolidays(
    holidays.filter(({ date }) => date >= from),
    models.dated,
    timeZone,
  )
  const [unconfirmed, concerned] = await Promise.all([
    countUnconfirmedHolidays(db, exported, credited),
    concernedMembers(db, exported, { counts, onFlex, later, longestWeeks, payouts }),
  ])
  return {
    exported,
    period: { from, to, later },
    ...concerned,
    dayCount: counts.reduce((sum, { days: count }) => sum + count, 0),
    unapproved: { days: drafts.days + unconfirmed, corrections: drafts.corrections },
    modelNamed: models.named,
    modelOn: versionOf(models.dated),
    dayTypes: byVersion(dayTypes),
    codeOf: codingBy(rules),
    timeZone,
    until: addDays(dateIn(timeZone, now), -1),
    flexMembers: new Set(onFlex),
    flexOf: flexBy(holidays, timeZone),
    credited,
    payouts: Map.groupBy(payouts, ({ membershipId }) => membershipId),
    longestWeeks,
  }
}

interface Concerned {
  readonly counts: Awaited<ReturnType<typeof countApproved>>
  readonly onFlex: readonly Id[]
  readonly later: ScopedPeriod['later']
  readonly longestWeeks: number
  readonly payouts: readonly WaitingPayout[]
}

/** Those of whom a batch may have something to tell, in its order. */
async function concernedMembers(
  db: TenantDb,
  exported: ExportPeriod,
  { counts, onFlex, later, longestWeeks, payouts }: Concerned,
): Promise<Pick<BatchScope, 'members' | 'untold'>> {
  const { periodStart: from, periodEnd: to } = exported
  const [told, untold, withdrawals, toldBlank] = await Promise.all([
    membersReportedBetween(db, exported, addDays(from, -7 * (longestWeeks - 1)), weekOf(to).to),
    unreportedStretches(db, exported, lastOf([to, ...later.map(one => one.to)])),
    withdrawalsOf(db, exported),
    membersWithReportedBlanks(db, exported),
  ])
  const days = new Map(counts.map(({ membershipId, days: count }) => [membershipId, count]))
  const flexDates = new Map(onFlex.map(id => [id, daysInRange(from, to)]))
  const ids = distinct([
    ...days.keys(),
    ...told,
    ...[...untold, ...withdrawals, ...payouts].map(({ membershipId }) => membershipId),
    ...onFlex,
    ...toldBlank,
  ])
  const members = (await memberDayContexts(db, ids)).map(({ id, payrollNumber, employerId }) => ({
    membershipId: id,
    payrollNumber,
    employerId,
    days: days.get(id) ?? 0,
    flexDates: flexDates.get(id) ?? 0,
  }))
  return { members: members.sort(byPayrollNumber), untold }
}

const lastOf = (dates: readonly PlainDate[]): PlainDate => dates.reduce((a, b) => (a > b ? a : b))

export const distinct = (ids: readonly Id[]): Id[] => [...new Set(ids)]

export const byVersion = <V extends { readonly versionId: Id }>(versions: readonly V[]): ReadonlyMap<Id, V> =>
  new Map(versions.map(version => [version.versionId, version]))

const versionOf = (models: readonly DatedWorktimeModel[]): BatchScope['modelOn'] => {
  const byModel = Map.groupBy(models, ({ id }) => id)
  return (modelId, date) => versionAt(byModel.get(modelId) ?? [], date) ?? null
}

interface BlankFlex {
  readonly model: DatedWorktimeModel
  readonly minutes: number
}

type FlexOf = (model: DatedWorktimeModel, date: PlainDate) => BlankFlex | null

/** Interprets a date without entries once for each model: thousands of members share a few. */
function flexBy(holidays: readonly Holiday[], timeZone: string): FlexOf {
  const holidayOn = new Map(holidays.map(holiday => [holiday.date, holiday]))
  const onDates = (model: DatedWorktimeModel) =>
    byDate(date => ({
      model,
      minutes: flexOfBlankDate(date, { model, timeZone, holiday: holidayOn.get(date) ?? null }),
    }))
  const known = new Map<Id, ReturnType<typeof onDates>>()
  return (model, date) => {
    if (model.kind !== 'flex' || model.flexInPayroll !== 'movement') return null
    const flexOn = known.get(model.versionId) ?? onDates(model)
    known.set(model.versionId, flexOn)
    return flexOn(date)
  }
}
