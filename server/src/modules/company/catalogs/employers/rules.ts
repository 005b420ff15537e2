import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { businessId } from '../../../../platform/vocabulary/business-id.ts'

interface Given {
  readonly name?: string
  readonly registryCode?: string | null
}

/** A registry code is kept, and looked for, in its full form. */
export function kept(given: Given): Given | Refused<'employer_registry_code_invalid'> {
  const { registryCode } = given
  if (registryCode == null) return given
  const full = businessId(registryCode)
  return full === null
    ? refuse('employer_registry_code_invalid', `“${registryCode}” is not a Finnish business id.`)
    : { ...given, registryCode: full }
}
