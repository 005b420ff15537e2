/** A queue from which taking does not move what stays. */
export class Fifo<T> {
  #items: (T | undefined)[] = []
  #head = 0

  get length(): number {
    return this.#items.length - this.#head
  }

  get first(): T | undefined {
    return this.#items[this.#head]
  }

  *[Symbol.iterator](): Generator<T> {
    for (const item of this.#items) if (item !== undefined) yield item
  }

  push(item: T): void {
    this.#items.push(item)
  }

  take(): T | undefined {
    const item = this.#items[this.#head]
    if (item === undefined) return undefined
    this.#items[this.#head++] = undefined
    if (this.#head === this.#items.length) {
      this.#items = []
      this.#head = 0
    } else if (this.#head > 1024) {
      this.#items = this.#items.slice(this.#head)
      this.#head = 0
    }
    return item
  }
}
