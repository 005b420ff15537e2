/** Bytes for all senders, and of those for one sender. */
export interface BodyMemoryLimits {
  readonly all: number
  readonly sender: number
  /** Requests for bytes that may wait, and of those the ones of one sender. */
  readonly waiting: { readonly all: number; readonly sender: number }
}

/** Reserved bytes, until they are released. */
export interface Reservation {
  release(): void
}

interface Waiting {
  readonly sender: string
  readonly bytes: number
  readonly granted: (reservation: Reservation) => void
}

/**
 * Limits the bytes that are reserved at a time. A reservation covers all that its holder will need, so that none waits for
 * another; a sender at their own limit waits without delaying other senders.
 */
export class BodyMemoryLimiter {
  readonly #limits: BodyMemoryLimits
  readonly #bySender = new Map<string, number>()
  #queue: Waiting[] = []
  #used = 0

  constructor(limits: BodyMemoryLimits) {
    this.#limits = limits
  }

  get used(): number {
    return this.#used
  }

  get waiting(): number {
    return this.#queue.length
  }

  /** Reserves the bytes at once; undefined when the limit is reached. */
  take(sender: string, bytes: number): Reservation | undefined {
    const ofSender = this.#bySender.get(sender) ?? 0
    const { all, sender: one } = this.#limits
    if (this.#used + bytes > all || ofSender + bytes > one) return undefined
    this.#used += bytes
    this.#bySender.set(sender, ofSender + bytes)
    let released = false
    return {
      release: () => {
        if (released) return
        released = true
        this.#giveBack(sender, bytes)
      },
    }
  }

  /** Calls `granted` once the bytes are reserved. Returns a function that stops the waiting; undefined when too many wait. */
  wait(sender: string, bytes: number, granted: (reservation: Reservation) => void): (() => void) | undefined {
    const { all, sender: one } = this.#limits.waiting
    if (this.#queue.length >= all) return undefined
    if (this.#queue.filter(waiting => waiting.sender === sender).length >= one) return undefined
    const waiting = { sender, bytes, granted }
    this.#queue.push(waiting)
    return () => {
      this.#queue = this.#queue.filter(other => other !== waiting)
    }
  }

  #giveBack(sender: string, bytes: number): void {
    this.#used -= bytes
    const left = (this.#bySender.get(sender) ?? bytes) - bytes
    if (left === 0) this.#bySender.delete(sender)
    else this.#bySender.set(sender, left)
    this.#grant()
  }

  #grant(): void {
    const still: Waiting[] = []
    const granted: (() => void)[] = []
    for (const waiting of this.#queue) {
      const reservation = this.take(waiting.sender, waiting.bytes)
      if (reservation) granted.push(() => waiting.granted(reservation))
      else still.push(waiting)
    }
    this.#queue = still
    for (const tell of granted) tell()
  }
}
