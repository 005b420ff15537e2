interface Swept {
  readonly id: string
  readonly ring: { readonly newest: number }
}

/** Two for each request that can add one, so what is idle goes faster than new entries come. */
const stepsPerSweep = 2

/** Windows by id. Idle ones are dropped a few at a time, so that no request pays for all and no timer is needed. */
export class SweptMap<T extends Swept> {
  readonly #byId = new Map<string, T>()
  readonly #all: T[] = []
  #cursor = 0

  get size(): number {
    return this.#all.length
  }

  get(id: string): T | undefined {
    return this.#byId.get(id)
  }

  add(item: T): void {
    this.#byId.set(item.id, item)
    this.#all.push(item)
  }

  /** Looks at the next few and drops those whose newest time is not after `upTo`. */
  sweep(upTo: number): void {
    for (let step = 0; step < stepsPerSweep; step++) {
      if (this.#cursor >= this.#all.length) this.#cursor = 0
      const item = this.#all[this.#cursor]
      if (!item) return
      if (item.ring.newest > upTo) this.#cursor++
      else this.#dropAt(this.#cursor, item)
    }
  }

  #dropAt(place: number, item: T): void {
    this.#byId.delete(item.id)
    const last = this.#all.pop()
    if (last && last !== item) this.#all[place] = last
  }
}
