import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type DatedDayType, dayTypeVersionsBetween } from '../../catalogs/day-types/port.ts'
import { resolveValues } from '../../catalogs/dimensions/port.ts'
import { type DatedEntryType, entryTypeVersionsById } from '../../catalogs/entry-types/port.ts'
import { type DatedWorktimeModel, worktimeModelVersionsBetween } from '../../catalogs/worktime-models/port.ts'
import { memberDayContexts } from '../../members/port.ts'
import { type ApprovedDay, approvedDays, countUnapproved, weekOf } from '../../work-days/port.ts'
import { batchDays } from '../bounds.ts'
import type { FrozenLine } from '../lines/line.ts'
import { type Looked, type DayInForceRow, daysInForce, weekLinesInForce } from '../lines/store.ts'
import { byDate } from './by-date.ts'
import type { ExportPeriod } from './rules.ts'
import { type CodeOf, codingBy } from '../pay-types/coding.ts'
import { payTypeRules } from '../pay-types/register.ts'
import { hasBatchOn } from './store.ts'

/** All that a batch is made from, as it stands. */
export interface BatchSources {
  readonly days: readonly ApprovedDay[]
  readonly unapprovedDays: number
  /** Weeks that end later are left to a later batch; the last week is not, where that batch was made already. */
  readonly weeksUntil: PlainDate
  readonly models: ReadonlyMap<Id, DatedWorktimeModel>
  readonly dayTypes: ReadonlyMap<Id, DatedDayType>
  readonly entryTypes: ReadonlyMap<Id, DatedEntryType>
  readonly codeOf: CodeOf
  readonly valueCodes: ReadonlyMap<Id, string>
  readonly payrollNumbers: ReadonlyMap<Id, string | null>
  readonly daysInForce: readonly DayInForceRow[]
  readonly weekLinesInForce: readonly FrozenLine[]
}

const everyVersion = ['0001-01-01', '9999-12-31'] as const

/**
 * Reads it in two rounds: the days, and what they name. However many days there are, it takes eleven statements. Null
 * when there are more days than a batch may have.
 */
export async function readSources(db: TenantDb, period: ExportPeriod): Promise<BatchSources | null> {
  const lastSunday = weekOf(period.periodEnd).to
  const [days, unapprovedDays, lastWeekIsTold, models, dayTypes, rules] = await Promise.all([
    approvedDays(db, period, batchDays + 1),
    countUnapproved(db, period),
    hasBatchOn(db, lastSunday),
    worktimeModelVersionsBetween(db, 'all', ...everyVersion),
    dayTypeVersionsBetween(db, ...everyVersion),
    payTypeRules.store.list(db),
  ])
  if (days.length > batchDays) return null
  const weeksUntil = lastWeekIsTold ? lastSunday : period.periodEnd
  const entries = days.flatMap(day => day.entries)
  const looked = lookedAt(period, days, weeksUntil)
  const [entryTypes, values, members, inForce, weekLines] = await Promise.all([
    entryTypeVersionsById(db, distinct(entries.map(entry => entry.entryTypeVersionId))),
    resolveValues(db, distinct(entries.flatMap(entry => entry.allocations.map(({ valueId }) => valueId)))),
    memberDayContexts(db, distinct(days.map(day => day.membershipId))),
    daysInForce(db, looked),
    weekLinesInForce(db, looked),
  ])
  return {
    days,
    unapprovedDays,
    weeksUntil,
    models: byVersion(models),
    dayTypes: byVersion(dayTypes),
    entryTypes: byVersion(entryTypes),
    codeOf: codingBy(rules),
    valueCodes: new Map(values.map(({ id, code }) => [id, code])),
    payrollNumbers: new Map(members.map(({ id, payrollNumber }) => [id, payrollNumber])),
    daysInForce: inForce,
    weekLinesInForce: weekLines,
  }
}

/** The weeks that end in the period, those of earlier weeks with a day in the batch, and the days that it corrects. */
function lookedAt(period: ExportPeriod, days: readonly ApprovedDay[], weeksUntil: PlainDate): Looked {
  const { periodStart: from, periodEnd: to, groupId } = period
  const sundayOf = byDate(date => weekOf(date).to)
  const weeks = new Map(
    days
      .map(({ membershipId, workDate }) => ({ membershipId, weekEndsOn: sundayOf(workDate) }))
      .filter(({ weekEndsOn }) => (weekEndsOn < from || weekEndsOn > to) && weekEndsOn <= weeksUntil)
      .map(week => [`${week.membershipId} ${week.weekEndsOn}`, week]),
  )
  return {
    from,
    to,
    groupId,
    weeks: [...weeks.values()],
    workDayIds: days.filter(day => day.correctsBatchId !== null).map(day => day.id),
  }
}

const distinct = (ids: readonly Id[]): Id[] => [...new Set(ids)]

const byVersion = <V extends { readonly versionId: Id }>(versions: readonly V[]): ReadonlyMap<Id, V> =>
  new Map(versions.map(version => [version.versionId, version]))
