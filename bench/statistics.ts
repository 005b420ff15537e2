export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

/** The value that so great a part of the values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.round((sorted.length - 1) * part)] as number
}

/** The quartiles beside the median: how far apart rounds of the same thing were. */
export const quartiles = (values: readonly number[]): readonly [number, number] => [
  quantile(values, 0.25),
  quantile(values, 0.75),
]
