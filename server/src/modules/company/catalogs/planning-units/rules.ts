import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/**
 * Why a unit may not stand under the wanted parent. The path is that parent and all units above it; it is empty when
 * there is no such parent.
 */
export function check(
  { parentId }: { readonly parentId?: Id | null },
  unit: { readonly id: Id; readonly name: string } | null,
  parentPath: readonly Id[],
): Refused<'planning_unit_not_found' | 'planning_unit_cycle'> | undefined {
  if (parentId != null && parentPath.length === 0)
    return refuse('planning_unit_not_found', `No planning unit has the id ${parentId}.`)
  if (unit && parentPath.includes(unit.id))
    return refuse('planning_unit_cycle', `“${unit.name}” cannot lie below itself.`)
  return undefined
}
