import { setImmediate } from 'node:timers/promises'
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
import type { Material } from './figures.ts'
import type { ExportPeriod } from './rules.ts'

/** What a batch, or a part of one, is made of, worked out from what stands. */
export interface BatchMaterial extends Material {
  readonly lines: readonly LineToFreeze[]
  readonly days: readonly FrozenDay[]
}

/** Days worked out before others get their transaction of the process. */
const daysAtOnce = 1000

export async function materialOf(
  sources: BatchSources,
  period: ExportPeriod,
  timeZone: string,
): Promise<BatchMaterial> {
  const payrollNumberOf = (membershipId: Id) => sources.payrollNumbers.get(membershipId) ?? null
  const toLine = dayToLine(sources, timeZone)
  const days: DayInBatch[] = []
  for (const [index, day] of sources.days.entries()) {
    days.push(toLine(day))
    if (index % daysAtOnce === daysAtOnce - 1) await setImmediate()
  }
  const lines = linesOfBatch(
    days,
    {
      days: sources.daysInForce.map(day => ({ ...day, ...versionsOf(sources, day) })),
      weekLines: sources.weekLinesInForce,
    },
    { from: period.periodStart, to: period.periodEnd, weeksUntil: sources.weeksUntil },
    payrollNumberOf,
  )
  const members = new Set(days.map(day => day.membershipId))
  return {
    days: frozenDays(days, lines),
    lines,
    dayCount: days.length,
    membersWithoutPayrollNumber: [...members].filter(id => payrollNumberOf(id) === null).length,
  }
}

function dayToLine(sources: BatchSources, timeZone: string): (day: ApprovedDay) => DayInBatch {
  const clockOf = byDate(date => dayClock(date, timeZone))
  const sundayOf = byDate(date => weekOf(date).to)
  const codes = {
    ofPayType: (versionId: Id) =>
      (sources.entryTypes.get(versionId) ?? sources.dayTypes.get(versionId))?.payTypeCode ?? null,
    ofValue: (valueId: Id) => sources.valueCodes.get(valueId) ?? null,
  }
  return day => {
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
  }
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

/** The days with the places of their lines, which lie together. */
function frozenDays(days: readonly DayInBatch[], lines: readonly LineToFreeze[]): FrozenDay[] {
  const places = new Map<Id, { linesFrom: number; linesTo: number }>()
  for (const [position, { workDayId, correctionOf }] of lines.entries()) {
    if (workDayId === null || correctionOf?.sign === -1) continue
    const { linesFrom } = places.get(workDayId) ?? { linesFrom: position }
    places.set(workDayId, { linesFrom, linesTo: position + 1 })
  }
  return days.map(({ workDayId, membershipId, workDate, weekEndsOn, model, dayType }) => ({
    workDayId,
    membershipId,
    workDate,
    weekEndsOn,
    worktimeModelVersionId: model?.versionId ?? null,
    dayTypeVersionId: dayType?.versionId ?? null,
    ...(places.get(workDayId) ?? { linesFrom: 0, linesTo: 0 }),
  }))
}
