/** `numerator / denominator` of what is not negative, rounded to the nearest, half up. */
const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator))

/** What a line comes to in cents: thousandths of a unit, cents a unit, and hundredths of a per cent off. */
export const lineTotal = ({
  quantityMilli,
  unitPriceCents,
  discountBp,
}: {
  readonly quantityMilli: number
  readonly unitPriceCents: number
  readonly discountBp: number
}): number =>
  rounded(BigInt(quantityMilli) * BigInt(unitPriceCents) * BigInt(10_000 - discountBp), 10_000_000n)

/** What a deal is worth by its probability. The figures of forecasts round the same way. */
export const weighted = (valueCents: number | null, probabilityBp: number): number | null =>
  valueCents === null ? null : rounded(BigInt(valueCents) * BigInt(probabilityBp), 10_000n)
