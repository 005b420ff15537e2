import { setTimeout as delay } from 'node:timers/promises'
import type { Mended } from './ownership.ts'
import type { Postmaster } from './postmaster.ts'

const watchMs = 500
const firstPauseMs = 200
const longestPauseMs = 5_000
/** Attempts in a row that fail for want of anything but room on the disk. */
const mostAttempts = 5

/** PostgreSQL ends when it cannot write its log; with room on the disk it recovers as after a power cut. */
const noRoom = /No space left on device|Disk quota exceeded/

interface Means {
  startAgain(): Promise<Postmaster>
  complaint(): Promise<string>
  tell: Mended
}

/** Starts PostgreSQL again when it ends by itself: at once, and for as long as only the disk is full. */
export class Supervision {
  readonly #means: Means
  readonly #ending = new AbortController()
  readonly #lost = Promise.withResolvers<string>()
  readonly #watching: Promise<void>
  #postmaster: Postmaster

  constructor(postmaster: Postmaster, means: Means) {
    this.#postmaster = postmaster
    this.#means = means
    this.#watching = this.#watch()
  }

  /** Resolves, with the reason, when it cannot be started again. */
  get lost(): Promise<string> {
    return this.#lost.promise
  }

  /** Stops watching. Answers what runs now, or ran last. */
  async end(): Promise<Postmaster> {
    this.#ending.abort()
    await this.#watching
    return this.#postmaster
  }

  async #watch(): Promise<void> {
    for (;;) {
      await this.#pause(watchMs)
      if (this.#ending.signal.aborted) return
      if (this.#postmaster.isAlive()) continue
      const reason = `PostgreSQL ended: ${await this.#means.complaint()}`
      this.#means.tell('PostgreSQL ended by itself and is started again', { reason })
      if (await this.#startAgain()) continue
      if (!this.#ending.signal.aborted) this.#lost.resolve(reason)
      return
    }
  }

  async #startAgain(): Promise<boolean> {
    let pauseMs = firstPauseMs
    for (let attempts = 1; !this.#ending.signal.aborted; ) {
      try {
        this.#postmaster = await this.#means.startAgain()
        this.#means.tell('PostgreSQL runs again', {})
        return true
      } catch (error) {
        if (!noRoom.test(`${String(error)} ${await this.#means.complaint()}`) && ++attempts > mostAttempts)
          return false
      }
      await this.#pause(pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
    return false
  }

  /** Does not hold the process up. */
  async #pause(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#ending.signal, ref: false }).catch(() => {})
  }
}
