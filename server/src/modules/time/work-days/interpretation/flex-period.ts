import type { WorktimeModelVersion } from './day.ts'

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
