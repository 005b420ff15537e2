import type { BalanceTerm, WorktimeModelVersion } from './day.ts'
import type { DayWarning } from './warning-reasons.ts'

/** What counts to the target of a day, the target, and how far they are apart beyond the tolerance. */
export interface FlexDay {
  readonly countedMinutes: number
  readonly targetMinutes: number
  readonly deviationMinutes: number
}

/**
 * What a day of flexitime moves to the flex balance: its deviation hour for hour, without a premium (Working Time Act 12 §).
 * It is no line: the minutes stand on the lines of the work already, and a shortfall is no work.
 */
export function flexTerms(model: WorktimeModelVersion, day: FlexDay): BalanceTerm[] {
  const minutes = day.deviationMinutes
  if (model.kind !== 'flex' || minutes === 0) return []
  const { countedMinutes, targetMinutes } = day
  const explanation = { code: 'flex_of_day', values: { minutes, countedMinutes, targetMinutes } } as const
  return [{ accountKind: 'flex', minutes, explanation }]
}

/** A frozen day as its flex movement is found. */
export interface DayOfFlex {
  readonly model: Pick<WorktimeModelVersion, 'flexInPayroll'>
  readonly balanceTerms: readonly Pick<BalanceTerm, 'accountKind' | 'minutes'>[]
}

/** What some days move to the flex balance as far as payroll is told of it, with its sign: long days less short ones. */
export const flexMovementOf = (days: readonly DayOfFlex[]): number =>
  days
    .filter(({ model }) => model.flexInPayroll === 'movement')
    .flatMap(({ balanceTerms }) => balanceTerms)
    .reduce((sum, { accountKind, minutes }) => (accountKind === 'flex' ? sum + minutes : sum), 0)

/** A day without any counted time is a day off, not a shortened one. */
export function flexWarnings(model: WorktimeModelVersion, day: FlexDay): DayWarning[] {
  const minutes = model.kind === 'flex' ? day.deviationMinutes : 0
  const limitMinutes = model.flexDailyLimitMinutes
  if (Math.abs(minutes) <= limitMinutes || day.countedMinutes === 0) return []
  return [{ code: 'flex_daily_limit_exceeded', values: { minutes, limitMinutes } }]
}

/** A flex balance at the end of its tracking period (Working Time Act 12 §: at most +60 h and −20 h). */
export interface FlexPeriodEnd {
  /** What may go on into the next period. */
  readonly carriedMinutes: number
  /** What lies above the ceiling, 0 or more. */
  readonly excessMinutes: number
  /** What lies below the floor, 0 or more. */
  readonly shortfallMinutes: number
}

export function flexAtPeriodEnd(
  balanceMinutes: number,
  {
    flexFloorMinutes,
    flexCeilingMinutes,
  }: Pick<WorktimeModelVersion, 'flexFloorMinutes' | 'flexCeilingMinutes'>,
): FlexPeriodEnd {
  return {
    carriedMinutes: Math.min(flexCeilingMinutes, Math.max(flexFloorMinutes, balanceMinutes)),
    excessMinutes: Math.max(0, balanceMinutes - flexCeilingMinutes),
    shortfallMinutes: Math.max(0, flexFloorMinutes - balanceMinutes),
  }
}
