import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Refused } from '../../../../platform/vocabulary/decision.ts'
import type { Validity } from '../../../../platform/vocabulary/versions.ts'
import { activeOvertimeRuleSets } from '../overtime-rule-sets/port.ts'
import { refusalOfSets } from './set-rules.ts'
import type { VersionRules } from './shapes.ts'

/** Why versions name a set of overtime rules that is not there, or that does not say what they need. */
export async function unfitRuleSet(
  db: TenantDb,
  versions: readonly (VersionRules & Validity)[],
): Promise<Refused<'overtime_rule_set_not_found' | 'worktime_model_rules_invalid'> | undefined> {
  const named = new Set(versions.flatMap(({ overtimeRuleSetId }) => overtimeRuleSetId ?? []))
  return refusalOfSets(versions, await activeOvertimeRuleSets(db, [...named]))
}
