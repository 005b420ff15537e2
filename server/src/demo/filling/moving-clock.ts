import type { Database, WriteTransaction } from '../../platform/data/database.ts'
import { advanceClock, clockOffset } from '../../platform/data/organisation-clock.ts'
import { transactionsBeginningWith } from '../transactions-beginning-with.ts'

/** A sandbox's clock that is moved from the past to the present. Between two moves it runs, as every clock does. */
export class MovingClock {
  /** The organisation's database, whose transactions also move the clock after `moveWithNextTransaction`. */
  readonly database: Database
  readonly #orgId: string
  #offset: number
  #next: number | null = null

  private constructor(database: Database, orgId: string, offset: number) {
    this.database = transactionsBeginningWith(database, tx => this.#moveIn(tx))
    this.#orgId = orgId
    this.#offset = offset
  }

  static async of(database: Database, orgId: string): Promise<MovingClock> {
    return new MovingClock(database, orgId, await clockOffset(database.reader(orgId)))
  }

  /** Lets the next transaction move the clock to an instant, in milliseconds, for those after it. */
  moveWithNextTransaction(at: number): void {
    this.#next = at
  }

  /** Moves to an instant now, unless the clock is past it already. */
  async moveTo(at: number): Promise<void> {
    if (this.#forwardTo(at) <= 0) return
    this.#next = at
    await this.database.write({ orgId: this.#orgId }, async () => {})
  }

  /** Moves to real time, where the clock stays. */
  arrive(): Promise<void> {
    return this.moveTo(Number.POSITIVE_INFINITY)
  }

  /** How far it is to an instant; never further than to the present. */
  #forwardTo(at: number): number {
    return Math.min(at - (Date.now() + this.#offset), -this.#offset)
  }

  /** Answers what takes the move back; the next transaction makes it then. */
  #moveIn(tx: WriteTransaction): (() => void) | undefined {
    const next = this.#next
    if (next === null || tx.orgId !== this.#orgId) return undefined
    const forward = this.#forwardTo(next)
    this.#next = null
    if (forward <= 0) return undefined
    this.#offset += forward
    tx.defer(advanceClock(tx, forward))
    return () => {
      this.#offset -= forward
      this.#next ??= next
    }
  }
}
