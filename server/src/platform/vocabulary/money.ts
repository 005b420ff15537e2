const minutesOfHour = 60
const whole = 10_000

/** Minutes at a rate an hour, in whole cents, half a cent away from zero. Integers only. */
export const centsOf = (minutes: number, centsPerHour: number): number =>
  rounded(BigInt(minutes) * BigInt(centsPerHour), minutesOfHour)

/** A sum with so many hundredths of a per cent of it added, half a cent away from zero. */
export const withMarkup = (cents: number, markupBp: number): number =>
  rounded(BigInt(cents) * BigInt(whole + markupBp), whole)

/** A share of a sum, in whole cents, half a cent away from zero. */
export const shareOf = (cents: number, shareBp: number): number =>
  rounded(BigInt(cents) * BigInt(shareBp), whole)

/** Part of a whole in hundredths of a per cent, half away from zero; null of nothing. */
export const partBp = (part: number, of: number): number | null =>
  of === 0 ? null : rounded(BigInt(part) * BigInt(whole), of)

/** A quotient to the nearest whole, half of one away from zero: what is taken back mirrors what was given. */
export function rounded(dividend: bigint, divisor: number): number {
  const of = BigInt(divisor)
  const size = (2n * (dividend < 0n ? -dividend : dividend) + of) / (2n * of)
  return Number(dividend < 0n ? -size : size)
}
