/** Ten-thousandths in a unit, as the quantity of a line is kept. */
const scale = 10_000n

/** `12.5000` as `12.5`, and `10` as it is. */
export const plainQuantity = (quantity: string): string =>
  quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity

/** A quantity in ten-thousandths. */
function tenThousandths(quantity: string): bigint {
  const [whole = '0', decimals = ''] = quantity.split('.')
  return BigInt(whole) * scale + BigInt(decimals.padEnd(4, '0'))
}

/** What a line comes to: quantity times price, rounded to the cent, half a cent away from nothing. */
export function lineCents(quantity: string, unitPriceCents: number): number {
  const product = tenThousandths(quantity) * BigInt(Math.abs(unitPriceCents))
  const rounded = Number((2n * product + scale) / (2n * scale))
  return unitPriceCents < 0 && rounded !== 0 ? -rounded : rounded
}
