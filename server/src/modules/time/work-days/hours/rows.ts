import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { dayClock } from '../../../../platform/vocabulary/local-time.ts'
import { type DayLine, entryMinutes, type TypedEntry } from '../attribution/entry-time.ts'
import { sharesOf } from '../attribution/shares.ts'
import type { AllocatedMinutes } from '../day/day.ts'

/** What decides how many minutes the entries of a day have. */
interface HoursTerms {
  readonly workDate: PlainDate
  readonly timeZone: string
  readonly model: { readonly kind: string } | null
}

/** The minutes that each allocation of a day gets, one row an allocation, the same as payroll is told. */
export function allocatedMinutes(
  entries: readonly TypedEntry[],
  lines: readonly DayLine[],
  { workDate, timeZone, model }: HoursTerms,
): AllocatedMinutes[] {
  const allocating = entries.filter(({ allocations }) => allocations.length > 0)
  if (allocating.length === 0) return []
  const minutes = entryMinutes(entries, lines, dayClock(workDate, timeZone), model?.kind === 'flex')
  return allocating.flatMap(entry => ofEntry(entry, minutes.get(entry.id) ?? 0))
}

function ofEntry({ id: entryId, entryType, allocations }: TypedEntry, minutes: number): AllocatedMinutes[] {
  const placed = allocations.map((allocation, position) => ({ ...allocation, position }))
  return [...Map.groupBy(placed, ({ dimensionId }) => dimensionId).values()].flatMap(ofLevel => {
    const shares = sharesOf(minutes, ofLevel)
    return ofLevel.map(({ position, dimensionId, valueId, phaseId, taskId }, index) => ({
      entryId,
      position,
      entryTypeId: entryType.id,
      dimensionId,
      valueId,
      phaseId: phaseId ?? null,
      taskId: taskId ?? null,
      minutes: shares.minutes[index] ?? 0,
    }))
  })
}
