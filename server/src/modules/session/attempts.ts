export { subscriberOf } from '../../platform/http/subscriber.ts'

export interface Bounds {
  readonly attempts: number
  readonly windowSeconds: number
  /** How many subjects are remembered; beyond it the one that tried longest ago is forgotten. */
  readonly subjects: number
}

/** The attempts of many subjects in an exact rolling window. Instants are milliseconds. */
export class AttemptWindow {
  readonly #bounds: Bounds
  /** In the order of each subject's last attempt. */
  readonly #attempts = new Map<string, number[]>()

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** The seconds until the subject may try again; 0 when it may now. */
  waitSeconds(subject: string, now: number): number {
    const attempts = this.#recent(subject, now)
    const decisive = attempts.at(-this.#bounds.attempts)
    if (decisive === undefined) return 0
    return Math.max(1, Math.ceil((decisive + this.#bounds.windowSeconds * 1000 - now) / 1000))
  }

  record(subject: string, now: number): void {
    const attempts = [...this.#recent(subject, now), now]
    this.#attempts.delete(subject)
    this.#attempts.set(subject, attempts)
    this.#forgetOld(now)
  }

  /** Takes the attempt made at `at` back. */
  takeBack(subject: string, at: number): void {
    const attempts = this.#attempts.get(subject)
    const index = attempts?.lastIndexOf(at) ?? -1
    if (index >= 0) attempts?.splice(index, 1)
  }

  forget(subject: string): void {
    this.#attempts.delete(subject)
  }

  #recent(subject: string, now: number): number[] {
    const since = now - this.#bounds.windowSeconds * 1000
    return (this.#attempts.get(subject) ?? []).filter(at => at > since)
  }

  #forgetOld(now: number): void {
    const since = now - this.#bounds.windowSeconds * 1000
    for (const [subject, attempts] of this.#attempts) {
      const last = attempts.at(-1)
      if (last !== undefined && last > since && this.#attempts.size <= this.#bounds.subjects) return
      this.#attempts.delete(subject)
    }
  }
}
