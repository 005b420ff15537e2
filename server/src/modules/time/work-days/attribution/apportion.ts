/**
 * Shares whole units out by whole weights: every share differs from its exact part by less than one, and together
 * they are the total (the method of largest remainders; of equal remainders the first is served first).
 * Without any weight nothing is shared out.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map(weight => Math.floor((total * weight) / sum))
  const remainders = weights.map((weight, index) => ({ index, remainder: (total * weight) % sum }))
  const left = total - shares.reduce((all, share) => all + share, 0)
  for (const { index } of remainders.sort((a, b) => b.remainder - a.remainder).slice(0, left))
    shares[index] = (shares[index] ?? 0) + 1
  return shares
}
