import { overtimeRuleSets } from './overtime-rule-sets/register.ts'
import { worktimeModels } from './worktime-models/register.ts'

export const overtimeRuleSetOperations = overtimeRuleSets.contract.operations
export const worktimeModelOperations = worktimeModels.contract.operations
