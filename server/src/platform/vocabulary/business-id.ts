const form = /^(\d{6,7})-(\d)$/
const weights = [7, 9, 10, 5, 8, 4, 2]

/**
 * A Finnish business id (Y-tunnus) in its full form `NNNNNNN-N`, or null when the text is none. Old ids of six
 * digits get their leading zero. The check digit is that of the Business Information System: weights 7, 9, 10, 5, 8,
 * 4, 2, modulo 11; a remainder of 1 has no check digit, so such a number was never given.
 */
export function businessId(text: string): string | null {
  const [, digits, check] = form.exec(text) ?? []
  if (digits === undefined || check === undefined) return null
  const body = digits.padStart(7, '0')
  const remainder = weights.reduce((sum, weight, place) => sum + weight * Number(body[place]), 0) % 11
  if (remainder === 1) return null
  const expected = remainder === 0 ? 0 : 11 - remainder
  return Number(check) === expected ? `${body}-${check}` : null
}
