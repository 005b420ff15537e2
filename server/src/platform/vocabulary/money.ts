const minutesOfHour = 60
const whole = 10_000

/** Minutes at a rate an hour, in whole cents, half a cent up. Integers only. */
export const centsOf = (minutes: number, centsPerHour: number): number =>
  halfUp(BigInt(minutes) * BigInt(centsPerHour), minutesOfHour)

/** A sum with so many hundredths of a per cent of it added, half a cent up. */
export const withMarkup = (cents: number, markupBp: number): number =>
  halfUp(BigInt(cents) * BigInt(whole + markupBp), whole)

/** A share of a sum, in whole cents, half a cent up. */
export const shareOf = (cents: number, shareBp: number): number =>
  halfUp(BigInt(cents) * BigInt(shareBp), whole)

/** Part of a whole in hundredths of a per cent, half up; null of nothing. */
export const partBp = (part: number, of: number): number | null =>
  of === 0 ? null : halfUp(BigInt(part) * BigInt(whole), of)

/** A quotient to the nearest whole, half of one up; also below zero. */
export function halfUp(dividend: bigint, divisor: number): number {
  const twice = 2n * BigInt(divisor)
  const raised = 2n * dividend + BigInt(divisor)
  const quotient = raised / twice
  return Number(raised < 0n && raised % twice !== 0n ? quotient - 1n : quotient)
}
