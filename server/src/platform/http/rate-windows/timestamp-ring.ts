const firstSize = 16

/** The times of the last `limit` requests, oldest first; takes memory as it fills and nothing per request. */
export class TimestampRing {
  readonly #limit: number
  #slots: Float64Array
  #first = 0
  #count = 0

  constructor(limit: number) {
    this.#limit = limit
    this.#slots = new Float64Array(Math.min(firstSize, limit))
  }

  get count(): number {
    return this.#count
  }

  /** `NaN` when empty. */
  get oldest(): number {
    return this.#count === 0 ? Number.NaN : this.#at(0)
  }

  /** `NaN` when empty. */
  get newest(): number {
    return this.#count === 0 ? Number.NaN : this.#at(this.#count - 1)
  }

  /** Removes every time up to and including this one. */
  expire(upTo: number): void {
    while (this.#count > 0 && this.#at(0) <= upTo) this.#dropOldest()
  }

  /** Times are added in order. A full ring drops its oldest. */
  add(at: number): void {
    if (this.#count === this.#limit) this.#dropOldest()
    else if (this.#count === this.#slots.length) this.#grow()
    this.#slots[this.#index(this.#count)] = at
    this.#count++
  }

  #at(position: number): number {
    return this.#slots[this.#index(position)] ?? Number.NaN
  }

  #index(position: number): number {
    const index = this.#first + position
    return index < this.#slots.length ? index : index - this.#slots.length
  }

  #dropOldest(): void {
    this.#first = this.#index(1)
    this.#count--
  }

  #grow(): void {
    const larger = new Float64Array(Math.min(this.#slots.length * 2, this.#limit))
    larger.set(this.#slots.subarray(this.#first))
    larger.set(this.#slots.subarray(0, this.#first), this.#slots.length - this.#first)
    this.#slots = larger
    this.#first = 0
  }
}
