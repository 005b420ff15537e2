import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { versionAt } from '../../../platform/vocabulary/versions.ts'
import { type DatedDayType, dayTypeVersionsBetween } from '../../catalogs/day-types/port.ts'
import { resolveValues } from '../../catalogs/dimensions/port.ts'
import { type DatedEntryType, entryTypeVersionsById } from '../../catalogs/entry-types/port.ts'
import { type DatedWorktimeModel, worktimeModelVersionsBetween } from '../../catalogs/worktime-models/port.ts'
import {
  type EmploymentWindow,
  employmentsBetween,
  memberDayContexts,
  worktimeModelsBetween,
} from '../../members/port.ts'
import {
  type ApprovedDay,
  approvedDays,
  countApproved,
  countUnapproved,
  type ExportPeriod,
  weekOf,
} from '../../work-days/port.ts'
import { byDate } from '../lines/by-date.ts'
import type { ScopedPeriod, ToldLine } from '../lines/employer-parts.ts'
import { byPayrollNumber, type PayrollMember } from '../lines/member-lines.ts'
import {
  type DayInForceRow,
  daysInForce,
  type Looked,
  stretchLinesInForce,
  type UntoldStretch,
} from '../lines/store.ts'
import { membersToldBetween, untoldStretches } from '../lines/told-in-scope.ts'
import { type MemberWithdrawal, withdrawalsOf } from '../lines/withdrawals.ts'
import { type CodeOf, codingBy } from '../pay-types/coding.ts'
import { payTypeRules } from '../pay-types/register.ts'
import { periodsAfter } from './store.ts'

/** What a batch is about, before a day of it is read. */
export interface BatchScope {
  readonly exported: ExportPeriod
  readonly period: ScopedPeriod
  /** Those with days or overtime to tell, in the order of the batch. */
  readonly members: readonly (PayrollMember & { readonly days: number })[]
  readonly dayCount: number
  readonly unapproved: { readonly days: number; readonly corrections: number }
  readonly models: ReadonlyMap<Id, DatedWorktimeModel>
  /** The version of a worktime model in force on a date. */
  readonly modelOn: (modelId: Id, date: PlainDate) => DatedWorktimeModel | null
  readonly dayTypes: ReadonlyMap<Id, DatedDayType>
  readonly codeOf: CodeOf
  readonly untold: readonly UntoldStretch[]
  /** The longest stretch of weeks over which overtime is found. */
  readonly longestWeeks: number
}

/** All that the lines of some members are made from, as it stands. */
export interface MemberSources {
  readonly members: readonly PayrollMember[]
  readonly days: readonly ApprovedDay[]
  readonly entryTypes: ReadonlyMap<Id, DatedEntryType>
  readonly valueCodes: ReadonlyMap<Id, string>
  readonly daysInForce: readonly DayInForceRow[]
  readonly linesInForce: readonly ToldLine[]
  readonly withdrawals: readonly MemberWithdrawal[]
  readonly assigned: Awaited<ReturnType<typeof worktimeModelsBetween>>
  readonly employments: readonly EmploymentWindow[]
}

const everyDate = ['0001-01-01', '9999-12-31'] as const

/** Reads it in two rounds, in ten statements. */
export async function readScope(db: TenantDb, exported: ExportPeriod): Promise<BatchScope> {
  const { periodStart: from, periodEnd: to } = exported
  const lastSunday = weekOf(to).to
  const [counts, unapproved, later, models, dayTypes, rules] = await Promise.all([
    countApproved(db, exported),
    countUnapproved(db, exported),
    periodsAfter(db, exported),
    worktimeModelVersionsBetween(db, 'all', ...everyDate),
    dayTypeVersionsBetween(db, ...everyDate),
    payTypeRules.store.list(db),
  ])
  const period = { from, to, later }
  const longestWeeks = Math.max(1, ...models.map(({ periodWeeks }) => periodWeeks ?? 1))
  const [told, untold, withdrawals] = await Promise.all([
    membersToldBetween(db, exported, addDays(from, -7 * (longestWeeks - 1)), lastSunday),
    untoldStretches(db, exported, lastOf([to, ...later.map(one => one.to)])),
    withdrawalsOf(db, exported),
  ])
  const days = new Map(counts.map(({ membershipId, days: count }) => [membershipId, count]))
  const ids = distinct([
    ...days.keys(),
    ...told,
    ...[...untold, ...withdrawals].map(({ membershipId }) => membershipId),
  ])
  const members = (await memberDayContexts(db, ids)).map(({ id, payrollNumber, employerId }) => ({
    membershipId: id,
    payrollNumber,
    employerId,
    days: days.get(id) ?? 0,
  }))
  return {
    exported,
    period,
    members: members.sort(byPayrollNumber),
    dayCount: counts.reduce((sum, { days: count }) => sum + count, 0),
    unapproved,
    models: byVersion(models),
    modelOn: versionOf(models),
    dayTypes: byVersion(dayTypes),
    codeOf: codingBy(rules),
    untold,
    longestWeeks,
  }
}

/** Reads it in two rounds, in ten statements however many days the members have. */
export async function readMembers(
  db: TenantDb,
  scope: BatchScope,
  members: readonly PayrollMember[],
): Promise<MemberSources> {
  const membershipIds = members.map(({ membershipId }) => membershipId)
  const [days, withdrawals] = await Promise.all([
    approvedDays(db, scope.exported, membershipIds),
    withdrawalsOf(db, scope.exported, membershipIds),
  ])
  const entries = days.flatMap(day => day.entries)
  const looked = lookedAt(scope, membershipIds, days, withdrawals)
  const [entryTypes, values, employments, assigned, inForce, linesInForce] = await Promise.all([
    entryTypeVersionsById(db, distinct(entries.map(entry => entry.entryTypeVersionId))),
    resolveValues(db, distinct(entries.flatMap(entry => entry.allocations.map(({ valueId }) => valueId)))),
    employmentsBetween(db, membershipIds, ...everyDate),
    worktimeModelsBetween(db, membershipIds, ...everyDate),
    daysInForce(db, looked),
    stretchLinesInForce(db, looked),
  ])
  return {
    members,
    days,
    entryTypes: byVersion(entryTypes),
    valueCodes: new Map(values.map(({ id, code }) => [id, code])),
    daysInForce: inForce,
    linesInForce,
    withdrawals,
    assigned,
    employments,
  }
}

/**
 * The weeks of every stretch that ends in the period, those around earlier days in the batch and around stretches that wait to
 * be told, and the days that it corrects or takes back.
 */
function lookedAt(
  scope: BatchScope,
  membershipIds: readonly Id[],
  days: readonly ApprovedDay[],
  withdrawals: readonly MemberWithdrawal[],
): Looked {
  const { exported, period, untold, longestWeeks } = scope
  // A period may lie in place of others that began and ended elsewhere.
  const around = longestWeeks === 1 ? 0 : 14 * longestWeeks
  const sundayOf = byDate(date => weekOf(date).to)
  const base = { from: addDays(sundayOf(period.from), -around), to: addDays(sundayOf(period.to), around) }
  const own = new Set(membershipIds)
  const weeks = new Map(
    [
      ...[...days, ...withdrawals].map(({ membershipId, workDate }) => ({
        membershipId,
        from: workDate,
        to: workDate,
      })),
      ...untold.filter(({ membershipId }) => own.has(membershipId)),
    ]
      .map(({ membershipId, from, to }) => ({
        membershipId,
        from: addDays(sundayOf(from), -around),
        to: addDays(sundayOf(to), around),
      }))
      .filter(({ from, to }) => from < base.from || to > base.to)
      .map(range => [`${range.membershipId} ${range.from} ${range.to}`, range]),
  )
  return {
    scope: exported,
    membershipIds,
    ...base,
    weeks: [...weeks.values()],
    workDayIds: [
      ...days.filter(day => day.correctsBatchId !== null).map(day => day.id),
      ...withdrawals.map(day => day.workDayId),
    ],
  }
}

const lastOf = (dates: readonly PlainDate[]): PlainDate => dates.reduce((a, b) => (a > b ? a : b))

const distinct = (ids: readonly Id[]): Id[] => [...new Set(ids)]

const byVersion = <V extends { readonly versionId: Id }>(versions: readonly V[]): ReadonlyMap<Id, V> =>
  new Map(versions.map(version => [version.versionId, version]))

const versionOf = (models: readonly DatedWorktimeModel[]): BatchScope['modelOn'] => {
  const byModel = Map.groupBy(models, ({ id }) => id)
  return (modelId, date) => versionAt(byModel.get(modelId) ?? [], date) ?? null
}
