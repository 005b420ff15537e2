import { setTimeout as delay } from 'node:timers/promises'
import type { Mended } from './ownership.ts'
import type { Postmaster } from './postmaster.ts'

const watchMs = 500
const firstPauseMs = 200
const longestPauseMs = 5_000
/** Failed attempts in a row, apart from those for a full disk. */
const mostAttempts = 5

/** PostgreSQL ends when it cannot write its log; once the disk has room it recovers as after a power failure. */
const diskFull = /No space left on device|Disk quota exceeded|File too large/

interface Means {
  startAgain(): Promise<Postmaster>
  complaint(): Promise<string>
  tell: Mended
}

/** Restarts PostgreSQL when it ends by itself; while the disk is full, without limit. */
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

  /** Resolves, with the reason, when it cannot be restarted. */
  get lost(): Promise<string> {
    return this.#lost.promise
  }

  /** Stops watching. Returns the present or last postmaster. */
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
        if (!diskFull.test(`${String(error)} ${await this.#means.complaint()}`) && ++attempts > mostAttempts)
          return false
      }
      await this.#pause(pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
    return false
  }

  /** The timer does not keep the process alive. */
  async #pause(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#ending.signal, ref: false }).catch(() => {})
  }
}
