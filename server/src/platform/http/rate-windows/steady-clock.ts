/** Requests of one moment may be a little out of order; only a longer step back is a clock that was set. */
const disorderMs = 1000

/**
 * Makes a wall clock usable for windows: its time never goes back, and goes on at once after the clock was set back,
 * so a correction neither opens the windows nor keeps them closed. A clock set forward frees places early: at worst,
 * one budget more.
 */
export class SteadyClock {
  #last = Number.NEGATIVE_INFINITY
  #ahead = 0

  /** Steady time for the caller's time, both in milliseconds. */
  read(nowMs: number): number {
    const steady = nowMs + this.#ahead
    if (steady >= this.#last) {
      this.#last = steady
      return steady
    }
    if (this.#last - steady > disorderMs) this.#ahead = this.#last - nowMs
    return this.#last
  }

  /** A steady time on the caller's clock. */
  onCallersClock(steadyMs: number): number {
    return steadyMs - this.#ahead
  }
}
