import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { absencePayTypes } from '../../../time/absences/port.ts'
import { resolveValues } from '../../../company/catalogs/dimensions/port.ts'
import { type DatedEntryType, entryTypeVersionsById } from '../../../company/catalogs/entry-types/port.ts'
import {
  type EmploymentWindow,
  employmentsBetween,
  worktimeModelsBetween,
} from '../../../people/members/port.ts'
import { type ApprovedDay, approvedDays, weekOf } from '../../../time/work-days/port.ts'
import { blanksInForce, type ReportedBlankRow } from '../lines/blank-store.ts'
import { byDate } from '../lines/by-date.ts'
import type { ReportedLine } from '../lines/employer-parts.ts'
import type { PayrollMember } from '../lines/member-lines.ts'
import {
  type DayInForceRow,
  daysInForce,
  type Looked,
  type MemberDates,
  stretchLinesInForce,
} from '../lines/store.ts'
import { type MemberWithdrawal, withdrawalsOf } from '../lines/withdrawals.ts'
import { type BlankSources, readBlanks } from './blank-sources.ts'
import { type BatchScope, byVersion, distinct } from './scope.ts'

/** All that the lines of some members are made from, as it stands. */
export interface MemberSources {
  readonly members: readonly PayrollMember[]
  readonly days: readonly ApprovedDay[]
  readonly entryTypes: ReadonlyMap<Id, DatedEntryType>
  /** The pay types of absence types, by version. */
  readonly absenceCodes: ReadonlyMap<Id, string>
  readonly valueCodes: ReadonlyMap<Id, string>
  readonly daysInForce: readonly DayInForceRow[]
  readonly linesInForce: readonly ReportedLine[]
  readonly withdrawals: readonly MemberWithdrawal[]
  readonly assigned: Awaited<ReturnType<typeof worktimeModelsBetween>>
  readonly employments: readonly EmploymentWindow[]
  readonly blanks: BlankSources
}

const everyDate = ['0001-01-01', '9999-12-31'] as const

/** Reads it in two rounds, in thirteen statements however many days the members have. */
export async function readMembers(
  db: TenantDb,
  scope: BatchScope,
  members: readonly PayrollMember[],
): Promise<MemberSources> {
  const membershipIds = members.map(({ membershipId }) => membershipId)
  const [days, withdrawals, toldBlanks] = await Promise.all([
    approvedDays(db, scope.exported, membershipIds),
    withdrawalsOf(db, scope.exported, membershipIds),
    blanksInForce(db, scope.exported, membershipIds),
  ])
  const entries = days.flatMap(day => day.entries)
  const looked = { ...lookedAt(scope, membershipIds, days, withdrawals), flexPeriods: periodsOf(toldBlanks) }
  const [entryTypes, absenceCodes, values, employments, assigned, inForce, linesInForce, blanks] =
    await Promise.all([
      entryTypeVersionsById(db, distinct(entries.map(entry => entry.entryTypeVersionId))),
      absencePayTypes(
        db,
        distinct([...days, ...entries].flatMap(({ absenceTypeVersionId }) => absenceTypeVersionId ?? [])),
      ),
      resolveValues(db, distinct(entries.flatMap(entry => entry.allocations.map(({ valueId }) => valueId)))),
      employmentsBetween(db, membershipIds, ...everyDate),
      worktimeModelsBetween(db, membershipIds, ...everyDate),
      daysInForce(db, looked),
      stretchLinesInForce(db, looked),
      readBlanks(db, scope, membershipIds, toldBlanks),
    ])
  return {
    members,
    days,
    entryTypes: byVersion(entryTypes),
    absenceCodes,
    valueCodes: new Map(values.map(({ id, code }) => [id, code])),
    daysInForce: inForce,
    linesInForce,
    withdrawals,
    assigned,
    employments,
    blanks,
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
): Omit<Looked, 'flexPeriods'> {
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

/** The periods whose flex changes when a date of them does. */
const periodsOf = (blanks: readonly ReportedBlankRow[]): MemberDates[] => [
  ...new Map(
    blanks
      .filter(({ inScope }) => inScope)
      .map(({ membershipId, toldFrom: from, toldTo: to }) => [
        `${membershipId} ${from} ${to}`,
        { membershipId, from, to },
      ]),
  ).values(),
]
