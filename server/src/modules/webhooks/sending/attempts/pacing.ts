import type { Id } from '../../../../platform/vocabulary/ids.ts'

export interface PacingLimits {
  readonly fewest: number
  readonly most: number
  /** Milliseconds of an answer for which one more attempt at a time is made. */
  readonly msForEach: number
  /** Milliseconds after which an answer, or none, sends away whoever waits behind it. */
  readonly patienceMs: number
}

/**
 * How many attempts a receiver gets at a time: few when it answers quickly, because every further connection only
 * costs it and us; more when it is slow, so that it too gets many in a second. What else is claimed waits here.
 */
export class Pacing {
  readonly #limits: PacingLimits
  readonly #now: () => number
  readonly #receivers = new Map<Id, Receiver>()
  #stopped = false

  /** `now` tells milliseconds that only grow. */
  constructor(limits: PacingLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  /**
   * Makes an attempt when its receiver has room, and tells it how many milliseconds it has waited. Resolves to null when it is
   * sent away before.
   */
  async within<T>(webhookId: Id, attempt: (waitedMs: number) => Promise<T>): Promise<T | null> {
    if (this.#stopped) return null
    const came = this.#now()
    const receiver = this.#receivers.get(webhookId) ?? new Receiver()
    this.#receivers.set(webhookId, receiver)
    if (receiver.underWay < this.#room(receiver)) receiver.underWay++
    else if (!(await receiver.room())) return null
    const began = this.#now()
    try {
      return await attempt(began - came)
    } finally {
      const tookMs = this.#now() - began
      if (tookMs > this.#limits.patienceMs) receiver.sendAway()
      receiver.answered(tookMs)
      receiver.underWay--
      this.#letIn(receiver)
      if (receiver.underWay === 0) this.#receivers.delete(webhookId)
    }
  }

  /** Sends away whoever waits, and whoever comes. */
  stop(): void {
    this.#stopped = true
    for (const receiver of this.#receivers.values()) receiver.sendAway()
  }

  #room({ answerMs }: Receiver): number {
    const { fewest, most, msForEach } = this.#limits
    return Math.min(most, Math.max(fewest, Math.ceil(answerMs / msForEach)))
  }

  #letIn(receiver: Receiver): void {
    while (receiver.underWay < this.#room(receiver) && receiver.answerNext(true)) receiver.underWay++
  }
}

class Receiver {
  underWay = 0
  /** How long its quickest answer of late took. A busy process makes answers look slow, but hardly all of them. */
  answerMs = 0
  readonly #waiting: ((begins: boolean) => void)[] = []

  answered(tookMs: number): void {
    this.answerMs = Math.min(tookMs, this.answerMs * 1.25 + 5)
  }

  /** Waits to be let in, or sent away. */
  room(): Promise<boolean> {
    return new Promise(resolve => this.#waiting.push(resolve))
  }

  sendAway(): void {
    while (this.answerNext(false));
  }

  /** Says so to the one that has waited longest; false when nobody waits. */
  answerNext(begins: boolean): boolean {
    const next = this.#waiting.shift()
    next?.(begins)
    return next !== undefined
  }
}
