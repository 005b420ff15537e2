import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayClock } from '../../../../platform/vocabulary/local-time.ts'
import { elapsedMinutes, isWorkingTime } from '../interpretation/recorded-time.ts'
import { apportion } from './apportion.ts'
import { type DayLine, EntryTime, isBaseLine, type TypedEntry } from './entry-time.ts'

/**
 * What there is of each entry to allocate, in minutes by its id: of working time what is worked, without breaks and as
 * rounded; of everything else the minutes that pass. `flex` as in `EntryTime`.
 */
export function entryMinutes(
  entries: readonly TypedEntry[],
  lines: readonly DayLine[],
  clock: DayClock,
  flex: boolean,
): ReadonlyMap<Id, number> {
  const time = new EntryTime(entries, clock, flex)
  const minutes = new Map(
    entries.map(entry => [entry.id, isWorkingTime(entry.entryType) ? 0 : elapsedMinutes(entry, clock)]),
  )
  for (const line of lines.filter(({ kind }) => isBaseLine(kind))) {
    const taken = time.of(line)
    const shares = apportion(
      line.minutes,
      taken.map(one => one.minutes),
    )
    for (const [index, { entry }] of taken.entries())
      minutes.set(entry.id, (minutes.get(entry.id) ?? 0) + (shares[index] ?? 0))
  }
  return minutes
}
