import { type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import { periodLimits } from '../../../platform/vocabulary/working-time-act.ts'
import { contradictionIn, sumOf } from './contradictions.ts'
import type { GivenRules, VersionRules } from './shapes.ts'
import { FULL_TIME_WEEK_MINUTES, fullTimeWeek, noTargets, statutoryRules } from './statutory-rules.ts'

/** Every rule of a version: what is left out is what the law says today, and stays that. */
export function complete({ kind, ...rules }: GivenRules): VersionRules {
  const hasOwnWeek = kind === 'fixed' || kind === 'flex'
  const dayTargets = rules.dayTargets ?? (hasOwnWeek ? fullTimeWeek : noTargets)
  const weekByRota = kind === 'hours_only' ? 0 : FULL_TIME_WEEK_MINUTES
  const weeklyMinutes = hasOwnWeek ? sumOf(dayTargets) : weekByRota
  const ofPeriods = kind === 'period' ? periodLimits[rules.periodWeeks ?? 0] : undefined
  return { kind, ...statutoryRules, ...ofPeriods, weeklyMinutes, ...rules, dayTargets }
}

export function check(version: VersionRules): Refused<'worktime_model_rules_invalid'> | undefined {
  const contradiction = contradictionIn(version)
  return contradiction === null ? undefined : refuse('worktime_model_rules_invalid', contradiction)
}
