import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** The code for a catalogue record that a member should refer to and that does not exist. */
export type MissingReference =
  | 'worktime_model_not_found'
  | 'planning_unit_not_found'
  | 'employer_not_found'
  | 'staff_group_not_found'

/** The catalogue records that a member refers to; null or absent refers to none. */
export interface References {
  readonly worktimeModelId?: Id | null | undefined
  readonly planningUnitId?: Id | null | undefined
  readonly employerId?: Id | null | undefined
  readonly staffGroupId?: Id | null | undefined
}

/** The field of a member that a missing record was named in. */
export const fieldOf: Record<MissingReference, keyof References> = {
  worktime_model_not_found: 'worktimeModelId',
  planning_unit_not_found: 'planningUnitId',
  employer_not_found: 'employerId',
  staff_group_not_found: 'staffGroupId',
}

const words: Record<MissingReference, string> = {
  worktime_model_not_found: 'worktime model',
  planning_unit_not_found: 'planning unit',
  employer_not_found: 'employer',
  staff_group_not_found: 'staff group',
}

export function refuseMissing(missing: readonly MissingReference[]): Refused<MissingReference> | undefined {
  const [first] = missing
  return first && refuse(first, `No ${words[first]} in use has the id.`)
}
