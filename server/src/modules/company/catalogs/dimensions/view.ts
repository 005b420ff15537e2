import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { nameIn } from '../../../../platform/vocabulary/starter-names.ts'
import type { Dimension, DimensionValue, Level } from './shapes.ts'
import { costCenterNames, levelNames } from './starter-names.ts'

/** A level as its reader knows it, who has chosen a language or none. */
export const levelIn = (chosen: Locale | null, level: Level): Level => ({
  ...level,
  name: nameIn(chosen, level, levelNames),
})

/** A target, likewise. */
export const targetIn = (chosen: Locale | null, target: DimensionValue): DimensionValue => ({
  ...target,
  name: nameIn(chosen, target, costCenterNames),
})

/** Each level with its targets, in the order they are given. */
export function withValues(levels: readonly Level[], values: readonly DimensionValue[]): Dimension[] {
  const byLevel = new Map<Id, DimensionValue[]>(levels.map(({ id }) => [id, []]))
  for (const value of values) byLevel.get(value.dimensionId)?.push(value)
  return levels.map(level => ({ ...level, values: byLevel.get(level.id) ?? [] }))
}
