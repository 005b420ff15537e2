import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Decision, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { createRecord, patchRecord } from '../../../../platform/vocabulary/records.ts'
import { type DimensionPatch, lastPosition, type Level, type NewDimension } from './shapes.ts'

const recordWords = { plural: 'dimensions', singular: 'dimension', words: 'tracking level' }

/** The level that lists the projects register; every organisation has it. */
export const PROJECT_LEVEL_CODE = 'project'

/** A new level is after the others unless its place is given; `levels` are all there are. */
export const create = (
  id: Id,
  {
    code,
    name,
    active = true,
    required = false,
    askInEntry = false,
    remainder = 'unattributed',
    position,
  }: NewDimension,
  levels: readonly Level[],
  now: Instant,
): Decision<Level, never, 'code_already_in_use'> =>
  createRecord(
    recordWords,
    {
      id,
      code,
      name,
      active,
      required,
      askInEntry,
      remainder,
      locked: code === PROJECT_LEVEL_CODE,
      position: position ?? Math.min(lastPosition, Math.max(0, ...levels.map(level => level.position)) + 1),
      updatedAt: now,
    },
    holderOf(code, levels),
  )

export function update(
  level: Level,
  patch: Omit<DimensionPatch, 'expectedUpdatedAt'>,
  levels: readonly Level[],
  now: Instant,
): Decision<Level, never, 'code_already_in_use' | 'dimension_locked'> {
  const { code = level.code, active = level.active } = patch
  if (level.locked && (code !== level.code || !active))
    return refuse('dimension_locked', `The level “${level.code}” keeps its code and stays active.`)
  return patchRecord(recordWords, level, patch, { now, codeHolder: holderOf(code, levels) })
}

const holderOf = (code: string, levels: readonly Level[]): Id | null =>
  levels.find(level => level.code === code)?.id ?? null
