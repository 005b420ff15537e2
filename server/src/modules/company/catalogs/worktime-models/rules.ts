import { refuse, type Refused } from '../../../../platform/vocabulary/decision.ts'
import { periodLimits, workingTimeAct } from '../../../../platform/vocabulary/working-time-act.ts'
import { overtimeRuleNames } from '../overtime-rule-sets/shapes.ts'
import { contradictionIn, sumOf } from './contradictions.ts'
import type { GivenRules, VersionRules, WeekOfMinutes, WorktimeRules } from './shapes.ts'

/** Eight hours a day and forty a week (Working Time Act 872/2019, 5 §). */
const fullTimeWeek: WeekOfMinutes = [480, 480, 480, 480, 480, 0, 0]
const noTargets: WeekOfMinutes = [0, 0, 0, 0, 0, 0, 0]
const FULL_TIME_WEEK_MINUTES = 2400

/** The value of every rule that a new version leaves out. */
const statutoryRules: Omit<WorktimeRules, 'weeklyMinutes' | 'dayTargets'> = workingTimeAct

/** Every rule of a version: what is left out is what the law says today, and stays that. */
export function complete({ kind, ...rules }: GivenRules): VersionRules {
  const hasOwnWeek = kind === 'fixed' || kind === 'flex'
  const dayTargets = rules.dayTargets ?? (hasOwnWeek ? fullTimeWeek : noTargets)
  const weekByRota = kind === 'hours_only' ? 0 : FULL_TIME_WEEK_MINUTES
  const weeklyMinutes = hasOwnWeek ? sumOf(dayTargets) : weekByRota
  const ofPeriods = kind === 'period' ? periodLimits[rules.periodWeeks ?? 0] : undefined
  const overtimeRuleSetId = rules.overtimeRuleSetId?.toLowerCase() ?? null
  return { kind, ...statutoryRules, ...ofPeriods, weeklyMinutes, ...rules, dayTargets, overtimeRuleSetId }
}

/** A version that names a set of overtime rules gives none of them itself, not even none. */
export function checkGiven(given: GivenRules): Refused<'worktime_model_rules_invalid'> | undefined {
  if (given.overtimeRuleSetId == null) return undefined
  const twice = overtimeRuleNames.filter(name => given[name] !== undefined)
  return twice.length === 0
    ? undefined
    : refuse(
        'worktime_model_rules_invalid',
        `The set of overtime rules says what the version gives too: ${twice.join(', ')}.`,
      )
}

export function check(version: VersionRules): Refused<'worktime_model_rules_invalid'> | undefined {
  const contradiction = contradictionIn(version)
  return contradiction === null ? undefined : refuse('worktime_model_rules_invalid', contradiction)
}
