/** An amount of leave in ten-thousandths of its unit, so that sums are exact. Always a whole number. */
export type Amount = number

const scale = 10_000

export const amountOf = (value: number | string): Amount => Math.round(Number(value) * scale)

export const numberOf = (amount: Amount): number => amount / scale || 0

/** As `numeric(14,4)` has it. */
export const textOf = (amount: Amount): string => (amount / scale).toFixed(4)

export type Rounding = 'none' | 'up' | 'down' | 'nearest'

/** A half goes up. Of a share of a day that is no ten-thousandth, the nearest one is taken first. */
export function rounded(exact: number, rounding: Rounding, step: Amount): Amount {
  const amount = Math.round(exact)
  if (rounding === 'none' || step <= 0) return amount
  const steps = amount / step
  if (rounding === 'up') return Math.ceil(steps) * step
  return (rounding === 'down' ? Math.floor(steps) : Math.round(steps)) * step
}
