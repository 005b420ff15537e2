import { rounded } from '../../../../platform/vocabulary/money.ts'

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
  rounded(BigInt(quantityMilli) * BigInt(unitPriceCents) * BigInt(10_000 - discountBp), 10_000_000)

/** What a deal is worth by its probability. The figures of forecasts round the same way. */
export const weighted = (valueCents: number | null, probabilityBp: number): number | null =>
  valueCents === null ? null : rounded(BigInt(valueCents) * BigInt(probabilityBp), 10_000)
