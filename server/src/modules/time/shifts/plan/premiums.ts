import type { CostBook } from '../../../people/cost-rates/port.ts'
import type { ForeseenDay, ForeseenLine } from '../../work-days/port.ts'
import type { PlannedPremium } from './shapes.ts'

/** The lines of a day that are worth more than plain pay. */
export const premiumsOf = (lines: readonly ForeseenLine[]): PlannedPremium[] =>
  lines
    .filter(({ premiumBp }) => premiumBp > 0)
    .map(({ kind, minutes, premiumBp }) => ({ kind, minutes, premiumBp }))

const BP_PER_HOUR = 60 * 10_000

/** What the premiums of a day cost beyond plain pay, half a cent up; null without a rate. */
export function centsOfDay(
  { membershipId, workDate }: ForeseenDay,
  premiums: readonly PlannedPremium[],
  costs: CostBook | null,
): number | null {
  const rate = costs?.costOf({ membershipId, workDate, minutes: 60 }).costCentsPerHour ?? null
  if (rate === null) return null
  return premiums.reduce(
    (sum, { minutes, premiumBp }) => sum + Math.round((minutes * premiumBp * rate) / BP_PER_HOUR),
    0,
  )
}

/** Cents together, as far as they are known; null where none are. */
export function premiumCentsOf(cents: readonly (number | null)[]): number | null {
  const known = cents.filter(each => each !== null)
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0)
}

/** One premium for each kind and worth, by kind. */
export function premiumsTogether(premiums: readonly PlannedPremium[]): PlannedPremium[] {
  const sums = new Map<string, PlannedPremium>()
  for (const premium of premiums) {
    const name = `${premium.kind} ${String(premium.premiumBp).padStart(6, '0')}`
    sums.set(name, { ...premium, minutes: (sums.get(name)?.minutes ?? 0) + premium.minutes })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, premium]) => premium)
}
