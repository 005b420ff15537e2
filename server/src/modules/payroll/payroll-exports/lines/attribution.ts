import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { type Allocation, apportion, sharesOf } from '../../../time/work-days/port.ts'
import type { AttributedValue, Part } from './line.ts'

export type CodeOfValue = (valueId: Id) => string | null

/** Some consecutive minutes of an entry that belong to one target of a level, or to none. */
interface Share {
  readonly minutes: number
  readonly value: AttributedValue | null
}

/**
 * An entry's minutes by the targets it was allocated to. A target with minutes or a share gets them, scaled down where
 * they are more than the entry has, which days of before this was refused may hold; targets with neither share equally
 * in the rest of their level, and what is left without them is no target's. Levels are laid side by side, so that every
 * minute keeps one target of each.
 */
export function partsOfEntry(
  minutes: number,
  allocations: readonly Allocation[],
  codeOf: CodeOfValue,
): Part[] {
  const levels = Map.groupBy(allocations, allocation => allocation.dimensionId)
  let parts: Part[] = [{ minutes, values: [] }]
  for (const ofLevel of levels.values()) parts = splitBy(parts, sharesOfLevel(minutes, ofLevel, codeOf))
  return parts
}

/** The shares of one level, with a last one for what none of its targets gets. */
function sharesOfLevel(minutes: number, allocations: readonly Allocation[], codeOf: CodeOfValue): Share[] {
  const { minutes: own, rest } = sharesOf(minutes, allocations)
  const shares = allocations.map(({ dimensionId, valueId }, index) => ({
    minutes: own[index] ?? 0,
    value: { dimensionId, valueId, valueCode: codeOf(valueId) },
  }))
  return [...shares, { minutes: rest, value: null }]
}

/** Cuts parts where the shares of a further level change. Both cover the same minutes in the same order. */
function splitBy(parts: readonly Part[], shares: readonly Share[]): Part[] {
  const split: Part[] = []
  let index = 0
  let left = shares[0]?.minutes ?? 0
  for (const part of parts)
    for (let open = part.minutes; open > 0; ) {
      while (left === 0) left = shares[++index]?.minutes ?? Number.POSITIVE_INFINITY
      const value = shares[index]?.value ?? null
      const minutes = Math.min(open, left)
      split.push({ minutes, values: value ? [...part.values, value] : part.values })
      open -= minutes
      left -= minutes
    }
  return split
}

/** So many minutes of what the parts cover, in their proportion; they need not cover all of it. */
export function shareOfParts(minutes: number, parts: readonly Part[], ofMinutes: number): Part[] {
  const covered = parts.reduce((sum, part) => sum + part.minutes, 0)
  const shares = apportion(minutes, [...parts.map(part => part.minutes), ofMinutes - covered])
  return parts.map((part, index) => ({ ...part, minutes: shares[index] ?? 0 }))
}

/** Parts of the same targets as one, in the order of their first; those of no target and no minute left out. */
export function gathered(parts: readonly Part[]): Part[] {
  const byTargets = new Map<string, Part>()
  for (const { minutes, values } of parts) {
    if (minutes === 0 || values.length === 0) continue
    const key = values
      .map(value => value.valueId)
      .sort()
      .join()
    byTargets.set(key, { values, minutes: (byTargets.get(key)?.minutes ?? 0) + minutes })
  }
  return [...byTargets.values()]
}
