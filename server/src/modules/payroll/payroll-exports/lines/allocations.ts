import type { Part } from './line.ts'
import type { LineAllocation } from './shapes.ts'

/** The minutes of each target of a line, over all its parts. */
export function allocationsOf(parts: readonly Part[]): LineAllocation[] {
  const byTarget = new Map<string, LineAllocation>()
  for (const { minutes, values } of parts)
    for (const { dimensionId, valueId, valueCode } of values) {
      const minutesBefore = byTarget.get(valueId)?.minutes ?? 0
      byTarget.set(valueId, { dimensionId, valueId, valueCode, minutes: minutesBefore + minutes })
    }
  return [...byTarget.values()]
}
