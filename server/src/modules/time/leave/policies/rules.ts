import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'
import { generalPolicy, holidayAct } from './act.ts'
import type { GivenRules, PolicyKind, PolicyRules } from './shapes.ts'

/** All rules of a version: what is left out is as the act says, or as a general policy begins. */
export function complete({ kind, ...given }: GivenRules): { readonly kind: PolicyKind } & PolicyRules {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  return { kind, ...(kind === 'general' ? generalPolicy : holidayAct), ...said }
}

const invalid = (detail: string): Refused<'leave_policy_rules_invalid'> =>
  refuse('leave_policy_rules_invalid', detail)

const byTheAct = ['leaveYear', 'countedDates', 'rounding', 'roundingStep', 'proration'] as const

/** The way in which a version's rules contradict each other. */
export function check(
  rules: { readonly kind: PolicyKind } & PolicyRules,
): Refused<'leave_policy_rules_invalid'> | undefined {
  if (rules.kind === 'general') return checkLevels(rules)
  if (rules.levels.length > 0) return invalid('Annual holiday by the act has no levels.')
  if (rules.balanceCap !== null || rules.yearlyCap !== null)
    return invalid('Annual holiday by the act has no balanceCap and no yearlyCap.')
  const other = byTheAct.find(name => rules[name] !== holidayAct[name])
  if (other) return invalid(`Annual holiday by the act has ${other} ${holidayAct[other]}.`)
  if (rules.daysPerMonthFromYear < rules.daysPerMonth)
    return invalid('daysPerMonthFromYear is less than daysPerMonth.')
  return undefined
}

function checkLevels({ levels, usableFrom }: PolicyRules) {
  if (levels.length === 0) return invalid('A general policy needs levels.')
  const starts = levels.map(({ startsAfter, startsAfterUnit }) => `${startsAfter} ${startsAfterUnit}`)
  const twice = starts.find((start, at) => starts.indexOf(start) !== at)
  if (twice) return invalid(`Two levels start after ${twice}.`)
  return usableFrom === 'earned' ? undefined : invalid('Leave of a general policy is usableFrom earned.')
}
