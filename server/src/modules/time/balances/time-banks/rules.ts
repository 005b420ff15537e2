import { type Refused, refuse } from '../../../../platform/vocabulary/decision.ts'

interface Bounds {
  readonly floorMinutes: number
  readonly ceilingMinutes: number | null
  readonly carryOverMinutes: number | null
}

/** What is carried over at the end of a year is no more than the bank may hold. */
export function check({
  ceilingMinutes,
  carryOverMinutes,
}: Bounds): Refused<'time_bank_bounds_invalid'> | undefined {
  if (ceilingMinutes === null || carryOverMinutes === null || carryOverMinutes <= ceilingMinutes)
    return undefined
  return refuse(
    'time_bank_bounds_invalid',
    `carryOverMinutes, ${carryOverMinutes}, is above ceilingMinutes, ${ceilingMinutes}.`,
  )
}
