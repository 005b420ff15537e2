import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Why a version names a policy that is not there, or not active. */
export function missingAmong(
  named: readonly Id[],
  active: ReadonlySet<Id>,
): Refused<'leave_policy_not_found'> | undefined {
  const missing = named.find(id => !active.has(id))
  return missing === undefined
    ? undefined
    : refuse('leave_policy_not_found', `No active leave policy has the id ${missing}.`)
}
