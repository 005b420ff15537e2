import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type DatedDayType, dayTypeVersionsBetween } from '../../catalogs/day-types/port.ts'
import { resolveValues } from '../../catalogs/dimensions/port.ts'
import { type DatedEntryType, entryTypeVersionsById } from '../../catalogs/entry-types/port.ts'
import { type DatedWorktimeModel, worktimeModelVersionsBetween } from '../../catalogs/worktime-models/port.ts'
import { memberDayContexts } from '../../members/port.ts'
import { type ApprovedDay, approvedDays, type ExportScope, weekOf } from '../../work-days/port.ts'
import type { FrozenLine } from '../lines/line.ts'
import { type Looked, type DayInForceRow, daysInForce, weekLinesInForce } from '../lines/store.ts'
import { byDate } from './by-date.ts'
import type { ExportPeriod } from './rules.ts'
import { hasBatchOn } from './store.ts'

/** All that a batch, or a part of one, is made from, as it stands. */
export interface BatchSources {
  readonly days: readonly ApprovedDay[]
  /** Weeks that end later are left to a later batch; the last week is not, where that batch was made already. */
  readonly weeksUntil: PlainDate
  readonly models: ReadonlyMap<Id, DatedWorktimeModel>
  readonly dayTypes: ReadonlyMap<Id, DatedDayType>
  readonly entryTypes: ReadonlyMap<Id, DatedEntryType>
  readonly valueCodes: ReadonlyMap<Id, string>
  readonly payrollNumbers: ReadonlyMap<Id, string | null>
  readonly daysInForce: readonly DayInForceRow[]
  readonly weekLinesInForce: readonly FrozenLine[]
}

const everyVersion = ['0001-01-01', '9999-12-31'] as const

/** Whose days are read, and how many at most. */
interface Extent {
  /** Only those of these members; everybody's when left out. */
  readonly members?: readonly Id[]
  readonly daysAtMost: number
}

/**
 * Reads it in two rounds: the days, and what they name. However many days there are, it takes nine statements. Null
 * when there are more days than that.
 */
export async function readSources(
  db: TenantDb,
  period: ExportPeriod,
  { members, daysAtMost }: Extent,
): Promise<BatchSources | null> {
  const scope = { ...period, ...(members && { members }) }
  const lastSunday = weekOf(period.periodEnd).to
  const [days, lastWeekIsTold, models, dayTypes] = await Promise.all([
    approvedDays(db, scope, daysAtMost + 1),
    hasBatchOn(db, lastSunday),
    worktimeModelVersionsBetween(db, 'all', ...everyVersion),
    dayTypeVersionsBetween(db, ...everyVersion),
  ])
  if (days.length > daysAtMost) return null
  const weeksUntil = lastWeekIsTold ? lastSunday : period.periodEnd
  const entries = days.flatMap(day => day.entries)
  const looked = lookedAt(scope, days, weeksUntil)
  const [entryTypes, values, contexts, inForce, weekLines] = await Promise.all([
    entryTypeVersionsById(db, distinct(entries.map(entry => entry.entryTypeVersionId))),
    resolveValues(db, distinct(entries.flatMap(entry => entry.allocations.map(({ valueId }) => valueId)))),
    memberDayContexts(db, distinct(days.map(day => day.membershipId))),
    daysInForce(db, looked),
    weekLinesInForce(db, looked),
  ])
  return {
    days,
    weeksUntil,
    models: byVersion(models),
    dayTypes: byVersion(dayTypes),
    entryTypes: byVersion(entryTypes),
    valueCodes: new Map(values.map(({ id, code }) => [id, code])),
    payrollNumbers: new Map(contexts.map(({ id, payrollNumber }) => [id, payrollNumber])),
    daysInForce: inForce,
    weekLinesInForce: weekLines,
  }
}

/** The weeks that end in the period, those of earlier weeks with a day in the batch, and the days that it corrects. */
function lookedAt(
  { periodStart: from, periodEnd: to, groupId, members }: ExportScope,
  days: readonly ApprovedDay[],
  weeksUntil: PlainDate,
): Looked {
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
    members: members ?? null,
    weeks: [...weeks.values()],
    workDayIds: days.filter(day => day.correctsBatchId !== null).map(day => day.id),
  }
}

const distinct = (ids: readonly Id[]): Id[] => [...new Set(ids)]

const byVersion = <V extends { readonly versionId: Id }>(versions: readonly V[]): ReadonlyMap<Id, V> =>
  new Map(versions.map(version => [version.versionId, version]))
