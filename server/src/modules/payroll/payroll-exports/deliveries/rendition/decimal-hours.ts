/** Minutes of a person under one pay type. */
export interface PaidMinutes {
  readonly person: string
  readonly payType: string
  /** Negative where they are taken back. */
  readonly minutes: number
}

/**
 * The hours of each row in units of the last decimal: with two decimals 7,50 hours are 750. Those of a person and pay
 * type add up to their rounded sum, and none differs from its exact hours by a whole unit (largest remainders; of
 * equal ones the first is served first). Halves are rounded away from zero.
 */
export function decimalHours(rows: readonly PaidMinutes[], decimals: number): number[] {
  const unitsPerHour = 10 ** decimals
  const hours = rows.map(({ minutes }) => Math.floor((minutes * unitsPerHour) / 60))
  const groups = Map.groupBy(rows.keys(), index => {
    const { person = '', payType = '' } = rows[index] ?? {}
    return JSON.stringify([person, payType])
  })
  for (const indices of groups.values()) {
    const sixtieths = (index: number) => (rows[index]?.minutes ?? 0) * unitsPerHour - (hours[index] ?? 0) * 60
    const minutes = indices.reduce((sum, index) => sum + (rows[index]?.minutes ?? 0), 0)
    const floors = indices.reduce((sum, index) => sum + (hours[index] ?? 0), 0)
    const missing = rounded((minutes * unitsPerHour) / 60) - floors
    const byRemainder = indices.toSorted((a, b) => sixtieths(b) - sixtieths(a))
    for (const index of byRemainder.slice(0, missing)) hours[index] = (hours[index] ?? 0) + 1
  }
  return hours
}

const rounded = (units: number): number => Math.sign(units) * Math.round(Math.abs(units))

/** Units of the last decimal as a number is written. */
export function decimalText(units: number, decimals: number, mark: ',' | '.'): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return `${units < 0 ? '-' : ''}${whole}${decimals > 0 ? mark + digits.slice(-decimals) : ''}`
}
