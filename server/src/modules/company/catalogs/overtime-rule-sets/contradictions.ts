import type { OvertimeRules } from './shapes.ts'

/** The first way in which overtime rules cannot hold together, as a sentence; null when they can. */
export function overtimeContradictionIn(rules: OvertimeRules): string | null {
  if (rules.weeklyFirstTierMinutes !== null && rules.weeklyOvertimeAfterMinutes === null)
    return 'weeklyFirstTierMinutes needs weeklyOvertimeAfterMinutes.'
  for (const field of ['evening', 'night'] as const) {
    const window = rules[field]
    if (window && window.fromMinutes === window.toMinutes)
      return `${field} begins and ends at the same minute.`
  }
  return null
}
