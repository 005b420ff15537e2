/** Draws at random that are the same for the same seed. */
export interface Draws {
  /** A whole number from 0 on, below this. */
  below(count: number): number
  chance(share: number): boolean
  oneOf<T>(values: readonly T[]): T
  shuffled<T>(values: readonly T[]): T[]
}

/** Mulberry32: enough to vary tests by. */
export function drawsFrom(seed: number): Draws {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: share => next() < share,
    oneOf: <T>(values: readonly T[]) => values[below(values.length)] as T,
    shuffled<T>(values: readonly T[]) {
      const left = [...values]
      return values.map(() => left.splice(below(left.length), 1)[0] as T)
    },
  }
}
