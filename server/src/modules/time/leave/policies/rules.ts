import { refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'
import type { GivenRules, PolicyKind, PolicyRules } from './shapes.ts'

/**
 * The figures of the Annual Holidays Act 162/2005, and what a policy has where it says nothing else. Days of illness that are
 * not given anew, and the four weeks that they never reduce, are as 25 § had them in 2026: a version from the day of a change
 * says what changed.
 */
const holidayAct: PolicyRules = {
  leaveYear: 'credit_year',
  countedDates: 'holiday_act',
  carryOverMax: null,
  carryOverExpiresAfterMonths: null,
  consumeOrder: 'oldest_first',
  expirySplit: 'by_day',
  negativeFloor: 0,
  levels: [],
  balanceCap: null,
  yearlyCap: null,
  rounding: 'up',
  roundingStep: 1,
  proration: 'none',
  daysPerMonth: 2,
  daysPerMonthFromYear: 2.5,
  fullMonthDays: 14,
  fullMonthMinutes: 35 * 60,
  freeTimeDaysPerMonth: 2,
  usableFrom: 'season',
  seasonDays: 24,
  illnessWaitingDays: 6,
  illnessWaitingAboveDays: 24,
}

/** What a general policy has where it says nothing else. What is of the act alone means nothing in it. */
const generalPolicy: PolicyRules = {
  ...holidayAct,
  leaveYear: 'calendar',
  countedDates: 'working_days',
  rounding: 'none',
  proration: 'days',
  usableFrom: 'earned',
  seasonDays: 0,
  illnessWaitingDays: 0,
}

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
