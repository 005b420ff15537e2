/**
 * Chance that repeats itself: the same words always give the same numbers, in whatever order days are made. sfc32,
 * seeded by the 128 bits of cyrb128 over the words; good enough for a demo, no use for secrets.
 */
export class Dice {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(...words: readonly string[]) {
    ;[this.#a, this.#b, this.#c, this.#d] = hash(words.join('|'))
  }

  /** From 0 up to, but not including, 1. */
  roll(): number {
    const sum = (this.#a + this.#b + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }

  /** True once in so many times. */
  onceIn(times: number): boolean {
    return this.roll() * times < 1
  }

  /** A whole multiple of `step` from `least` to `most`, both included. */
  between(least: number, most: number, step = 1): number {
    return least + step * Math.floor(this.roll() * (Math.floor((most - least) / step) + 1))
  }

  oneOf<T>(things: readonly [T, ...T[]]): T {
    return things[Math.floor(this.roll() * things.length)] as T
  }
}

function hash(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}
