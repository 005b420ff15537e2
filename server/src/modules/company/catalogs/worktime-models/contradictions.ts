import { MONDAY, weekdayOf } from '../../../../platform/vocabulary/weekdays.ts'
import { overtimeContradictionIn } from '../overtime-rule-sets/contradictions.ts'
import type { VersionRules } from './shapes.ts'

const MINUTES_PER_WEEK = 7 * 1440

/** The first way in which a version's rules cannot hold together, as a sentence; null when they can. */
export function contradictionIn(version: VersionRules): string | null {
  return (
    weekContradiction(version) ??
    overtimeContradictionIn(version) ??
    periodContradiction(version) ??
    clockContradiction(version)
  )
}

function weekContradiction({ kind, dayTargets, weeklyMinutes, ...rules }: VersionRules): string | null {
  const sum = sumOf(dayTargets)
  if (kind === 'hours_only' && sum > 0) return 'A model of kind hours_only has no dayTargets.'
  if ((kind === 'fixed' || kind === 'flex') && sum !== weeklyMinutes)
    return `The dayTargets add up to ${sum} minutes, weeklyMinutes says ${weeklyMinutes}.`
  if (kind !== 'flex' && rules.flexInPayroll !== 'none')
    return `A model of kind ${kind} has no flexitime that payroll could be told of.`
  return null
}

function periodContradiction({ kind, ...rules }: VersionRules): string | null {
  const { periodWeeks, periodStartsOn, periodOvertimeAfterMinutes, periodFirstTierMinutes } = rules
  const isOfSet = rules.overtimeRuleSetId !== null
  if (kind !== 'period') {
    const given = [periodWeeks, periodStartsOn, periodOvertimeAfterMinutes, periodFirstTierMinutes]
    return given.some(value => value !== null) ? `A model of kind ${kind} has no periods.` : null
  }
  if (periodWeeks === null) return 'A model of kind period needs periodWeeks.'
  if (periodStartsOn === null) return 'A model of kind period needs periodStartsOn, a Monday.'
  if (weekdayOf(periodStartsOn) !== MONDAY)
    return `A period begins on a Monday; periodStartsOn ${periodStartsOn} is none.`
  if (periodOvertimeAfterMinutes === null)
    return isOfSet
      ? null
      : 'A model of kind period needs periodOvertimeAfterMinutes; the law knows it for two and three weeks only.'
  if (periodOvertimeAfterMinutes > periodWeeks * MINUTES_PER_WEEK)
    return `A period of ${periodWeeks} weeks is shorter than ${periodOvertimeAfterMinutes} minutes.`
  return null
}

function clockContradiction(version: VersionRules): string | null {
  const { schedule } = version
  if (schedule && schedule.fromMinutes === schedule.toMinutes)
    return 'schedule begins and ends at the same minute.'
  const { agreedDailyMinutes: agreed, dailyOvertimeAfterMinutes: limit } = version
  if (version.overtimeRuleSetId === null && agreed !== null && agreed > limit)
    return `agreedDailyMinutes, ${agreed}, lies above dailyOvertimeAfterMinutes, ${limit}.`
  if (schedule && schedule.toMinutes < schedule.fromMinutes)
    return 'schedule ends before it begins; one that ends on the next day ends above 1440.'
  if ((version.roundingMode === 'none') !== version.roundingMinutes <= 1)
    return 'roundingMode and roundingMinutes go together: a mode needs a step of at least 2, a step needs a mode.'
  const limits = version.breakRules.map(({ afterMinutes }) => afterMinutes)
  if (new Set(limits).size < limits.length) return 'Two breakRules begin at the same afterMinutes.'
  return null
}

export const sumOf = (minutes: readonly number[]): number => minutes.reduce((sum, day) => sum + day, 0)
