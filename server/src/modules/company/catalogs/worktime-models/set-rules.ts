import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import type { VersionRules } from './shapes.ts'

interface NamedSet {
  readonly id: string
  readonly versions: readonly (Validity & { readonly periodOvertimeAfterMinutes: number | null })[]
}

/**
 * The sets that versions name must be active. Period-based work of a length that the law does not know has its limit from the
 * set, from each version of it that is in force under the model's.
 */
export function refusalOfSets(
  versions: readonly (VersionRules & Validity)[],
  active: readonly NamedSet[],
): Refused<'overtime_rule_set_not_found' | 'worktime_model_rules_invalid'> | undefined {
  for (const version of versions) {
    if (version.overtimeRuleSetId === null) continue
    const set = active.find(({ id }) => id === version.overtimeRuleSetId)
    if (!set)
      return refuse(
        'overtime_rule_set_not_found',
        `No active overtime rule set has the id ${version.overtimeRuleSetId}.`,
      )
    if (version.kind !== 'period' || version.periodOvertimeAfterMinutes !== null) continue
    const inForce = set.versions.filter(one => share(one, version))
    if (inForce.length === 0 || inForce.some(one => one.periodOvertimeAfterMinutes === null))
      return refuse(
        'worktime_model_rules_invalid',
        'A model of kind period needs a set with periodOvertimeAfterMinutes; the law knows it for two and three weeks only.',
      )
  }
  return undefined
}

const share = (a: Validity, b: Validity): boolean =>
  (b.validTo === null || a.validFrom <= b.validTo) && (a.validTo === null || b.validFrom <= a.validTo)
