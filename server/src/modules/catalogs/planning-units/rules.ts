import { type Decision, type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type Circumstances as CodeCircumstances, createRecord, patchRecord } from '../records.ts'
import type { NewPlanningUnit, PlanningUnit, PlanningUnitPatch } from './contract.ts'

export interface Circumstances extends CodeCircumstances {
  /** The wanted parent and all units above it; empty when there is no such parent. */
  readonly parentPath: readonly Id[]
}

const catalogue = { plural: 'planning_units', singular: 'planning_unit', words: 'planning unit' }

export function create(
  id: Id,
  { code = null, name, parentId = null, active = true }: NewPlanningUnit,
  { now, codeHolder, parentPath }: Circumstances,
): Decision<PlanningUnit, never, 'code_already_in_use' | 'planning_unit_not_found'> {
  if (parentId !== null && parentPath.length === 0) return noParent(parentId)
  return createRecord(catalogue, { id, code, name, parentId, active, updatedAt: now }, codeHolder)
}

export function update(
  unit: PlanningUnit,
  patch: Omit<PlanningUnitPatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances,
): Decision<PlanningUnit, never, 'code_already_in_use' | 'planning_unit_not_found' | 'planning_unit_cycle'> {
  const { parentId } = patch
  const { parentPath } = circumstances
  if (parentId != null && parentPath.length === 0) return noParent(parentId)
  if (parentPath.includes(unit.id))
    return refuse('planning_unit_cycle', `“${unit.name}” cannot lie below itself.`)
  return patchRecord(catalogue, unit, patch, circumstances)
}

const noParent = (parentId: Id): Refused<'planning_unit_not_found'> =>
  refuse('planning_unit_not_found', `No planning unit has the id ${parentId}.`)
