import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { workingTimeAct } from '../../../../platform/vocabulary/working-time-act.ts'
import { overtimeContradictionIn } from './contradictions.ts'
import { type OvertimeRules, overtimeRuleNames } from './shapes.ts'

/** What the Working Time Act 872/2019 says where a set leaves a rule out. */
const statutory = Object.fromEntries(
  overtimeRuleNames.map(name => [name, workingTimeAct[name]]),
) as unknown as OvertimeRules

/** Every rule of a version: what is left out is what the law says today, and stays that. */
export const complete = (rules: Partial<OvertimeRules>): OvertimeRules => ({ ...statutory, ...rules })

export function check(rules: OvertimeRules): Refused<'overtime_rule_set_rules_invalid'> | undefined {
  const contradiction = overtimeContradictionIn(rules) ?? periodContradiction(rules)
  return contradiction === null ? undefined : refuse('overtime_rule_set_rules_invalid', contradiction)
}

/** What a model of periods says by their length is for the model; a set says both or neither. */
const periodContradiction = (rules: OvertimeRules): string | null =>
  rules.periodFirstTierMinutes !== null && rules.periodOvertimeAfterMinutes === null
    ? 'periodFirstTierMinutes needs periodOvertimeAfterMinutes.'
    : null
