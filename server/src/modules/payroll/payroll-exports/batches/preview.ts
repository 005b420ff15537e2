import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { displayNamesOf } from '../../../people/members/port.ts'
import type { PayrollNumberPolicy } from '../../../company/organisation/port.ts'
import {
  openCorrections,
  type UnconfirmedHoliday,
  unapprovedDays,
  unconfirmedHolidays,
} from '../../../time/work-days/port.ts'
import { materialOf } from './material.ts'
import type { BatchScope } from './scope.ts'
import {
  type BatchBlocker,
  type BatchPreview,
  type BlockerCode,
  blockerCodes,
  namedBlockers,
} from './shapes.ts'
import { Summary } from './summary.ts'
import { blockerSaid } from './warning-reasons.ts'

/** What there is of a code: how many, and the first of them by name. */
interface Found {
  readonly count: number
  readonly named: readonly Partial<BatchBlocker>[]
}

/** What a batch would be, and by name what prevents it or would be missing from it. */
export async function previewOf(
  db: TenantDb,
  scope: BatchScope,
  policy: PayrollNumberPolicy,
  language: Locale,
): Promise<BatchPreview> {
  const summary = new Summary(scope)
  for await (const part of materialOf(db, scope)) summary.add(part)
  const { material, memberCount, payTypes } = summary
  const { dayCount, lineCount, snapshotHash, totals } = material
  const found = await foundIn(db, scope, summary)
  const codes = blockerCodes.filter(code => found[code].count > 0)
  const isBlocking = (code: BlockerCode) => code === 'payroll_number_missing' && policy === 'block'
  return {
    dayCount,
    memberCount,
    lineCount,
    nothingToDeliver: lineCount === 0,
    snapshotHash,
    totals,
    payTypes,
    blockerCounts: codes.map(code => {
      const { count } = found[code]
      return { code, ...blockerSaid(code, count, language), blocking: isBlocking(code), count }
    }),
    blockers: await withNames(
      db,
      codes.flatMap(code =>
        found[code].named.slice(0, namedBlockers).map(named => ({
          ...{ ...nothing, ...named, code },
          ...blockerSaid(code, 1, language),
          blocking: isBlocking(code),
        })),
      ),
    ),
  }
}

async function foundIn(
  db: TenantDb,
  scope: BatchScope,
  { material, gaps, openPeriods }: Summary,
): Promise<Readonly<Record<BlockerCode, Found>>> {
  const { exported, credited } = scope
  const [days, holidays, corrections] = await Promise.all([
    unapprovedDays(db, exported, namedBlockers),
    unconfirmedHolidays(db, exported, credited, namedBlockers),
    openCorrections(db, exported, namedBlockers),
  ])
  const { membersWithoutPayrollNumber: without } = material
  return {
    payroll_number_missing: {
      count: without.length,
      named: without.map(membershipId => ({ membershipId })),
    },
    unapproved_day: { count: material.unapprovedDays, named: [...days, ...holidays].sort(byWorkDate) },
    open_correction: { count: material.openCorrections, named: corrections },
    pay_type_missing: { count: gaps.length, named: gaps },
    open_period: {
      count: openPeriods.length,
      named: openPeriods.map(({ membershipId, from, to }) => ({
        membershipId,
        periodStart: from,
        periodEnd: to,
      })),
    },
  }
}

const byWorkDate = (a: UnconfirmedHoliday, b: UnconfirmedHoliday): number =>
  a.workDate < b.workDate ? -1 : a.workDate > b.workDate ? 1 : 0

const nothing = {
  membershipId: null,
  displayName: null,
  workDate: null,
  workDayId: null,
  periodStart: null,
  periodEnd: null,
  kind: null,
  compensation: null,
  entryTypeId: null,
  dayTypeId: null,
}

async function withNames(db: TenantDb, blockers: readonly BatchBlocker[]): Promise<BatchBlocker[]> {
  const ids = new Set(
    blockers.flatMap(({ membershipId }): Id[] => (membershipId === null ? [] : [membershipId])),
  )
  const names = await displayNamesOf(db, [...ids])
  return blockers.map(blocker => ({
    ...blocker,
    displayName: blocker.membershipId === null ? null : (names.get(blocker.membershipId) ?? null),
  }))
}
