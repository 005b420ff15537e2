/** How many attempts may be under way in this process. Organisations that find nothing free wait in their order. */
export class AttemptLimiter {
  readonly most: number
  #underWay = 0
  readonly #waiting = new Set<() => void>()

  constructor(most: number) {
    this.most = most
  }

  /** Attempts under way, and those that a transaction is about to claim. */
  get underWay(): number {
    return this.#underWay
  }

  get exhausted(): boolean {
    return this.#underWay >= this.most
  }

  /** Takes up to `wanted`, as many as are free; `guaranteed` of them also when none is. */
  take(wanted: number, guaranteed: number): number {
    const taken = Math.max(0, Math.min(wanted, Math.max(this.most - this.#underWay, guaranteed)))
    this.#underWay += taken
    return taken
  }

  /** Gives back, and lets the organisation that has waited longest try. */
  give(count: number): void {
    this.#underWay -= count
    const [next] = this.#waiting
    if (!next || this.exhausted) return
    this.#waiting.delete(next)
    next()
  }

  /** Calls `next` once, when something is given back. */
  wait(next: () => void): void {
    this.#waiting.add(next)
  }
}
