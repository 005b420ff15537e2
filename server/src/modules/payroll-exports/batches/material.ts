import type { Id } from '../../../platform/vocabulary/ids.ts'
import { dayClock } from '../../../platform/vocabulary/local-time.ts'
import { type ApprovedDay, weekOf } from '../../work-days/port.ts'
import { type DayInBatch, linesOfBatch } from '../lines/batch-lines.ts'
import { linesOfDay } from '../lines/day-lines.ts'
import type { TypedEntry } from '../lines/entry-time.ts'
import type { LineToFreeze } from '../lines/line.ts'
import type { FrozenDay } from '../lines/store.ts'
import { byDate } from './by-date.ts'
import type { BatchSources } from './reading.ts'
import type { ExportPeriod, Material } from './rules.ts'

/** What a batch is made of, worked out from what stands. */
export interface BatchMaterial extends Material {
  readonly lines: readonly LineToFreeze[]
  readonly days: readonly FrozenDay[]
}

export function materialOf(sources: BatchSources, period: ExportPeriod, timeZone: string): BatchMaterial {
  const sundayOf = byDate(date => weekOf(date).to)
  const days = sources.days.map(day => ({ ...frozenDay(day), weekEndsOn: sundayOf(day.workDate) }))
  const payrollNumberOf = (membershipId: Id) => sources.payrollNumbers.get(membershipId) ?? null
  const lines = linesOfBatch(
    daysToLine(sources, sundayOf, timeZone),
    {
      days: sources.standingDays.map(day => ({ ...day, ...versionsOf(sources, day) })),
      weekLines: sources.standingWeekLines,
    },
    { from: period.periodStart, to: period.periodEnd, weeksUntil: sources.weeksUntil },
    payrollNumberOf,
  )
  const members = new Set(days.map(day => day.membershipId))
  return {
    days,
    lines,
    dayCount: days.length,
    membersWithoutPayrollNumber: [...members].filter(id => payrollNumberOf(id) === null).length,
    unapprovedDays: sources.unapprovedDays,
  }
}

function daysToLine(
  sources: BatchSources,
  sundayOf: (date: string) => string,
  timeZone: string,
): DayInBatch[] {
  const clockOf = byDate(date => dayClock(date, timeZone))
  const codes = {
    ofPayType: (versionId: Id) =>
      (sources.entryTypes.get(versionId) ?? sources.dayTypes.get(versionId))?.payTypeCode ?? null,
    ofValue: (valueId: Id) => sources.valueCodes.get(valueId) ?? null,
  }
  return sources.days.map(day => {
    const versions = versionsOf(sources, day)
    const clock = clockOf(day.workDate)
    const flex = versions.model?.kind === 'flex'
    return {
      workDayId: day.id,
      membershipId: day.membershipId,
      workDate: day.workDate,
      weekEndsOn: sundayOf(day.workDate),
      correctsBatchId: day.correctsBatchId,
      ...versions,
      lines: linesOfDay({ lines: day.lines, entries: typed(sources, day), clock, flex }, codes),
    }
  })
}

const typed = ({ entryTypes }: BatchSources, { entries }: ApprovedDay): TypedEntry[] =>
  entries.map(entry => {
    const entryType = entryTypes.get(entry.entryTypeVersionId)
    if (!entryType) throw new Error(`no entry type has the version ${entry.entryTypeVersionId}`)
    return { ...entry, entryType }
  })

interface Versioned {
  readonly worktimeModelVersionId: Id | null
  readonly dayTypeVersionId: Id | null
}

const versionsOf = (
  { models, dayTypes }: BatchSources,
  { worktimeModelVersionId, dayTypeVersionId }: Versioned,
) => ({
  model: (worktimeModelVersionId !== null && models.get(worktimeModelVersionId)) || null,
  dayType: (dayTypeVersionId !== null && dayTypes.get(dayTypeVersionId)) || null,
})

const frozenDay = ({
  id,
  membershipId,
  workDate,
  worktimeModelVersionId,
  dayTypeVersionId,
}: ApprovedDay) => ({
  workDayId: id,
  membershipId,
  workDate,
  worktimeModelVersionId,
  dayTypeVersionId,
})
