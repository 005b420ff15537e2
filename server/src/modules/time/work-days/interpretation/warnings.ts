import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import { formatClock } from '../../../../platform/vocabulary/local-time.ts'
import type { DayFacts, DayWarning, InterpretedEntry, WorktimeModelVersion } from './day.ts'
import { totalLength, union } from './intervals.ts'
import type { RecordedTime } from './recorded-time.ts'
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
    const time = `${formatClock(minutes)} of ${workDate}`
    if (reading === 'repeated')
      return [
        {
          code: 'clock_time_repeated',
          detail: `${time} occurs twice as the clocks go back; the first time was taken. Write a duration to mean the second.`,
        },
      ]
    if (reading === 'skipped' && !(minutes === endMinutes && endsWhereTheGapBegins))
      return [
        {
          code: 'clock_time_skipped',
          detail: `${time} does not occur as the clocks go forward; the moment of the change was taken.`,
        },
      ]
    return []
  })
}

function lengthWarnings({ entryType, ...entry }: InterpretedEntry, clock: DayClock): DayWarning[] {
  const { startMinutes, endMinutes, durationMinutes } = entry
  const minutes =
    startMinutes !== null && endMinutes !== null
      ? clock.elapsedAt(endMinutes) - clock.elapsedAt(startMinutes)
      : (durationMinutes ?? 0)
  const longest = entryType.maxDurationMinutes
  if (longest === null || minutes <= longest) return []
  const detail = `An entry of ${minutes} min; ${entryType.code} lasts at most ${longest} min.`
  return [{ code: 'entry_over_max_duration', detail }]
}

/** Breaks lie inside work and call-outs inside on-call time by their nature. */
function overlapWarnings({ placed }: RecordedTime): DayWarning[] {
  const exclusive = placed
    .filter(({ entryType }) => entryType.category !== 'break' && entryType.category !== 'standby')
    .map(({ at }) => at)
  const shared = totalLength(exclusive) - totalLength(union(exclusive))
  if (shared === 0) return []
  return [
    {
      code: 'entries_overlap',
      detail: `Entries overlap by ${shared} min; each minute of work was counted once.`,
    },
  ]
}

function breakWarnings(worked: WorkedTime, { requiredBreak }: WorktimeModelVersion): DayWarning[] {
  const warnings: DayWarning[] = []
  if (worked.idleBreakMinutes > 0) {
    const detail = `${worked.idleBreakMinutes} min of break lie outside the work of the day and were not taken off.`
    warnings.push({ code: 'break_outside_work', detail })
  }
  const placedMinutes = minutesOf(worked.pieces.filter(({ at }) => at))
  if (
    requiredBreak &&
    placedMinutes > requiredBreak.afterMinutes &&
    worked.restMinutes < requiredBreak.breakMinutes
  ) {
    const detail = `${placedMinutes} min of work with ${worked.restMinutes} min of break; above ${requiredBreak.afterMinutes} min at least ${requiredBreak.breakMinutes} min are required (Working Time Act 24 §).`
    warnings.push({ code: 'break_below_minimum', detail })
  }
  return warnings
}

function creditedDayWarnings({ dayType }: DayFacts, { pieces }: WorkedTime): DayWarning[] {
  if (!dayType || dayType.credit === 'none' || pieces.length === 0) return []
  const detail = `${minutesOf(pieces)} min of work on a day that ${dayType.code} credits already; both were counted.`
  return [{ code: 'work_on_credited_day', detail }]
}
