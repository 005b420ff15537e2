import { typeValues } from '../../../../platform/contract/reasons.ts'
import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import type { DayFacts, InterpretedEntry, WorktimeModelVersion } from './day.ts'
import { totalLength, union } from './intervals.ts'
import type { RecordedTime } from './recorded-time.ts'
import type { DayWarning } from './warning-reasons.ts'
import { minutesOf } from './work-piece.ts'
import type { WorkedTime } from './worked-time.ts'

/** What a person should look at before confirming or approving the day; none of it stops the day. */
export function dayWarnings(
  facts: DayFacts,
  recorded: RecordedTime,
  worked: WorkedTime,
  clock: DayClock,
): DayWarning[] {
  return [
    ...facts.entries.flatMap(entry => clockWarnings(entry, facts.workDate, clock)),
    ...facts.entries.flatMap(entry => lengthWarnings(entry, clock)),
    ...overlapWarnings(recorded),
    ...breakWarnings(worked, facts.model),
    ...creditedDayWarnings(facts, worked),
  ]
}

function clockWarnings(
  { startMinutes, endMinutes }: InterpretedEntry,
  workDate: string,
  clock: DayClock,
): DayWarning[] {
  if (startMinutes === null || endMinutes === null) return []
  const endsWhereTheGapBegins = clock.readingOf(endMinutes - 1) !== 'skipped'
  return [startMinutes, endMinutes].flatMap((minutes): DayWarning[] => {
    const reading = clock.readingOf(minutes)
    const values = { minute: minutes, date: workDate }
    if (reading === 'repeated') return [{ code: 'clock_time_repeated', values }]
    if (reading === 'skipped' && !(minutes === endMinutes && endsWhereTheGapBegins))
      return [{ code: 'clock_time_skipped', values }]
    return []
  })
}

function lengthWarnings({ entryType, ...entry }: InterpretedEntry, clock: DayClock): DayWarning[] {
  const { startMinutes, endMinutes, durationMinutes } = entry
  const minutes =
    startMinutes !== null && endMinutes !== null
      ? clock.elapsedAt(endMinutes) - clock.elapsedAt(startMinutes)
      : (durationMinutes ?? 0)
  const longestMinutes = entryType.maxDurationMinutes
  if (longestMinutes === null || minutes <= longestMinutes) return []
  const values = { minutes, ...typeValues('entryType', entryType), longestMinutes }
  return [{ code: 'entry_over_max_duration', values }]
}

/** Breaks lie inside work and call-outs inside on-call time by their nature. */
function overlapWarnings({ placed }: RecordedTime): DayWarning[] {
  const exclusive = placed
    .filter(({ entryType }) => entryType.category !== 'break' && entryType.category !== 'standby')
    .map(({ at }) => at)
  const minutes = totalLength(exclusive) - totalLength(union(exclusive))
  return minutes === 0 ? [] : [{ code: 'entries_overlap', values: { minutes } }]
}

function breakWarnings(worked: WorkedTime, { requiredBreak }: WorktimeModelVersion): DayWarning[] {
  const warnings: DayWarning[] = []
  if (worked.idleBreakMinutes > 0)
    warnings.push({ code: 'break_outside_work', values: { minutes: worked.idleBreakMinutes } })
  const placedMinutes = minutesOf(worked.pieces.filter(({ at }) => at))
  if (
    requiredBreak &&
    placedMinutes > requiredBreak.afterMinutes &&
    worked.restMinutes < requiredBreak.breakMinutes
  ) {
    const { afterMinutes, breakMinutes: requiredMinutes } = requiredBreak
    const taken = { workedMinutes: placedMinutes, breakMinutes: worked.restMinutes }
    warnings.push({ code: 'break_below_minimum', values: { ...taken, afterMinutes, requiredMinutes } })
  }
  return warnings
}

function creditedDayWarnings({ dayType }: DayFacts, { pieces }: WorkedTime): DayWarning[] {
  if (!dayType || dayType.credit === 'none' || pieces.length === 0) return []
  const values = { minutes: minutesOf(pieces), ...typeValues('dayType', dayType) }
  return [{ code: 'work_on_credited_day', values }]
}
