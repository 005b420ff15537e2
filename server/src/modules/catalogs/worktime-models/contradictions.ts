import type { VersionRules } from './shapes.ts'

/** The first way in which a version's rules cannot hold together, as a sentence; null when they can. */
export function contradictionIn(version: VersionRules): string | null {
  return weekContradiction(version) ?? periodContradiction(version) ?? clockContradiction(version)
}

function weekContradiction({ kind, dayTargets, weeklyMinutes, ...rules }: VersionRules): string | null {
  const sum = sumOf(dayTargets)
  if (kind === 'hours_only' && sum > 0) return 'A model of kind hours_only has no dayTargets.'
  if ((kind === 'fixed' || kind === 'flex') && sum !== weeklyMinutes)
    return `The dayTargets add up to ${sum} minutes, weeklyMinutes says ${weeklyMinutes}.`
  if (rules.weeklyFirstTierMinutes !== null && rules.weeklyOvertimeAfterMinutes === null)
    return 'weeklyFirstTierMinutes needs weeklyOvertimeAfterMinutes.'
  return null
}

function periodContradiction({ kind, ...rules }: VersionRules): string | null {
  const { periodOvertimeAfterMinutes: after, periodFirstTierMinutes: firstTier } = rules
  if (kind === 'period' && after === null)
    return 'A model of kind period needs periodOvertimeAfterMinutes: 4800 for two weeks, 7200 for three.'
  if (kind !== 'period' && (after !== null || firstTier !== null))
    return `A model of kind ${kind} has no overtime of a period.`
  return null
}

function clockContradiction(version: VersionRules): string | null {
  for (const field of ['schedule', 'evening', 'night'] as const) {
    const window = version[field]
    if (window && window.fromMinutes === window.toMinutes)
      return `${field} begins and ends at the same minute.`
  }
  const { agreedDailyMinutes: agreed, dailyOvertimeAfterMinutes: limit } = version
  if (agreed !== null && agreed > limit)
    return `agreedDailyMinutes, ${agreed}, lies above dailyOvertimeAfterMinutes, ${limit}.`
  if (version.schedule && version.schedule.toMinutes < version.schedule.fromMinutes)
    return 'schedule ends before it begins; regular hours lie within one day.'
  if ((version.roundingMode === 'none') !== version.roundingMinutes <= 1)
    return 'roundingMode and roundingMinutes go together: a mode needs a step of at least 2, a step needs a mode.'
  const limits = version.breakRules.map(({ afterMinutes }) => afterMinutes)
  if (new Set(limits).size < limits.length) return 'Two breakRules begin at the same afterMinutes.'
  return null
}

export const sumOf = (minutes: readonly number[]): number => minutes.reduce((sum, day) => sum + day, 0)
