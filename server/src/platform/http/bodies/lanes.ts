/** Bytes that a lane has for everybody, and of them for one sender. */
export interface LaneLimits {
  readonly all: number
  readonly sender: number
  /** Pieces of work that may wait for their bytes, and of them those of one sender. */
  readonly waiting: { readonly all: number; readonly sender: number }
}

/** Bytes that are held until they are given back. */
export interface Held {
  release(): void
}

interface Waiting {
  readonly sender: string
  readonly bytes: number
  readonly granted: (held: Held) => void
}

/**
 * A budget of bytes. Whoever gets some gets all they will need, so that what has begun can end; a sender who has used
 * their part waits without holding up the next.
 */
export class Lane {
  readonly #limits: LaneLimits
  readonly #bySender = new Map<string, number>()
  #queue: Waiting[] = []
  #used = 0

  constructor(limits: LaneLimits) {
    this.#limits = limits
  }

  get used(): number {
    return this.#used
  }

  get waiting(): number {
    return this.#queue.length
  }

  /** The bytes at once, or undefined when there is no room for them now. */
  take(sender: string, bytes: number): Held | undefined {
    const ofSender = this.#bySender.get(sender) ?? 0
    const { all, sender: one } = this.#limits
    if (this.#used + bytes > all || ofSender + bytes > one) return undefined
    this.#used += bytes
    this.#bySender.set(sender, ofSender + bytes)
    let held = true
    return {
      release: () => {
        if (!held) return
        held = false
        this.#giveBack(sender, bytes)
      },
    }
  }

  /** Calls `granted` when there is room. Returns how to stop waiting; undefined when too many wait already. */
  wait(sender: string, bytes: number, granted: (held: Held) => void): (() => void) | undefined {
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
      const held = this.take(waiting.sender, waiting.bytes)
      if (held) granted.push(() => waiting.granted(held))
      else still.push(waiting)
    }
    this.#queue = still
    for (const tell of granted) tell()
  }
}
