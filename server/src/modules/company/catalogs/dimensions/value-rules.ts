import { isHalfReference } from '../../../../platform/vocabulary/external-references.ts'
import { type Decision, type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  type Circumstances as CodeCircumstances,
  createRecord,
  patchRecord,
} from '../../../../platform/vocabulary/records.ts'
import type { DimensionValue, DimensionValuePatch, Level, NewDimensionValue } from './shapes.ts'

export interface Circumstances extends CodeCircumstances {
  readonly level: Level
  /** The target of the level that carries the wanted external reference. */
  readonly referenceHolder: Id | null
  /** The wanted parent and all targets above it; empty when the level has no such parent. */
  readonly parentPath: readonly Id[]
}

interface Reference {
  readonly externalSource?: string | null
  readonly externalId?: string | null
}

type LevelCode = 'project_values_managed_in_projects' | 'dimension_inactive'
type ReferenceCode = 'external_ref_incomplete' | 'external_ref_conflict'
type ValueCode = LevelCode | ReferenceCode | 'code_already_in_use' | 'parent_not_found'

/** The words for targets. */
export const targets = {
  plural: 'dimension_values',
  singular: 'dimension_value',
  words: 'target of the level',
}

export function create(
  id: Id,
  input: NewDimensionValue,
  circumstances: Circumstances,
): Decision<DimensionValue, never, ValueCode> {
  const { level, now, codeHolder } = circumstances
  const { code, name, active = true, parentId = null, externalSource = null, externalId = null } = input
  return (
    levelRefusal(level) ??
    referenceRefusal(input, id, circumstances) ??
    parentRefusal(parentId, circumstances) ??
    createRecord(
      targets,
      {
        id,
        dimensionId: level.id,
        code,
        name,
        active,
        parentId,
        externalSource,
        externalId,
        attributionPrecision: null,
        updatedAt: now,
      },
      codeHolder,
    )
  )
}

export function update(
  value: DimensionValue,
  patch: Omit<DimensionValuePatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances,
): Decision<DimensionValue, never, ValueCode | 'dimension_value_cycle'> {
  const refused =
    levelRefusal(circumstances.level) ??
    referenceRefusal(patch, value.id, circumstances) ??
    parentRefusal(patch.parentId ?? null, circumstances)
  if (refused) return refused
  if (circumstances.parentPath.includes(value.id))
    return refuse('dimension_value_cycle', `“${value.name}” cannot lie below itself.`)
  return patchRecord(targets, value, patch, circumstances)
}

/** Why no target of a level may be written. */
export function levelRefusal(level: Level): Refused<LevelCode> | undefined {
  if (level.locked)
    return refuse('project_values_managed_in_projects', `Targets of “${level.code}” are the projects.`)
  if (!level.active) return refuse('dimension_inactive', `The level “${level.code}” is deactivated.`)
  return undefined
}

function referenceRefusal(
  reference: Reference,
  id: Id,
  { referenceHolder }: Circumstances,
): Refused<ReferenceCode> | undefined {
  if (isHalfReference(reference))
    return refuse('external_ref_incomplete', 'Send externalSource and externalId together, or both as null.')
  if (referenceHolder !== null && referenceHolder !== id)
    return refuse(
      'external_ref_conflict',
      `Another target carries the reference ${reference.externalSource} ${reference.externalId}.`,
    )
  return undefined
}

const parentRefusal = (
  parentId: Id | null,
  { parentPath, level }: Circumstances,
): Refused<'parent_not_found'> | undefined =>
  parentId !== null && parentPath.length === 0
    ? refuse('parent_not_found', `The level “${level.code}” has no target ${parentId}.`)
    : undefined
