interface Swept {
  readonly id: string
  readonly ring: { readonly newest: number }
}

/** More than one per added entry, so that idle entries are removed faster than new ones are added. */
const looksPerAddition = 2
/** A look touches cold memory, which costs more than the rest of the request. */
const callsPerLook = 16

/** Windows by id. Idle ones are removed a few at a time, so that no request takes long and no timer is needed. */
export class SweptMap<T extends Swept> {
  readonly #byId = new Map<string, T>()
  readonly #all: T[] = []
  #cursor = 0
  #calls = 0

  get size(): number {
    return this.#all.length
  }

  get(id: string): T | undefined {
    return this.#byId.get(id)
  }

  /** Adds an entry, and drops idle ones: those whose newest time is not after `upTo`. */
  add(item: T, upTo: number): void {
    for (let look = 0; look < looksPerAddition; look++) this.#look(upTo)
    this.#byId.set(item.id, item)
    this.#all.push(item)
  }

  /** Called with every request, so that idle entries are removed even when none are added. */
  sweep(upTo: number): void {
    this.#calls = (this.#calls + 1) % callsPerLook
    if (this.#calls === 0) this.#look(upTo)
  }

  #look(upTo: number): void {
    if (this.#cursor >= this.#all.length) this.#cursor = 0
    const item = this.#all[this.#cursor]
    if (!item) return
    if (item.ring.newest > upTo) {
      this.#cursor++
      return
    }
    this.#byId.delete(item.id)
    const last = this.#all.pop()
    if (last && last !== item) this.#all[this.#cursor] = last
  }
}
