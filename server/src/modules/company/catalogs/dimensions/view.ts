import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Dimension, DimensionValue, Level } from './shapes.ts'

/** Each level with its targets, in the order they are given. */
export function withValues(levels: readonly Level[], values: readonly DimensionValue[]): Dimension[] {
  const byLevel = new Map<Id, DimensionValue[]>(levels.map(({ id }) => [id, []]))
  for (const value of values) byLevel.get(value.dimensionId)?.push(value)
  return levels.map(level => ({ ...level, values: byLevel.get(level.id) ?? [] }))
}
