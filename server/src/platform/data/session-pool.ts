import { connectError, ServiceUnavailable } from './database-errors.ts'
import { WaitingLine } from './waiting-line.ts'
import type { Connection } from './wire/connection.ts'

const waitersLimit = 2_000

/** Connections that one piece of work has to itself for a whole transaction. */
export class SessionPool {
  readonly #open: () => Promise<Connection>
  readonly #size: number
  readonly #absence: () => ServiceUnavailable | undefined
  readonly #line = new WaitingLine<Connection>('a database connection', waitersLimit)
  readonly #all = new Set<Connection>()
  readonly #idle: Connection[] = []
  #opening = 0
  #closed = false
  readonly #emptied = Promise.withResolvers<void>()

  /** `absence`: why PostgreSQL takes no statements now. */
  constructor(open: () => Promise<Connection>, size: number, absence: () => ServiceUnavailable | undefined) {
    this.#open = open
    this.#size = size
    this.#absence = absence
  }

  get connections(): Iterable<Connection> {
    return this.#all
  }

  /** `deadline` is on the clock of `performance.now()`. Throws `ServiceBusy`, `ServiceUnavailable`. */
  async acquire(deadline: number): Promise<Connection> {
    if (this.#closed) throw new ServiceUnavailable('the service is stopping')
    const absence = this.#absence()
    if (absence) throw absence
    const idle = this.#takeIdle()
    if (idle) return idle
    const place = this.#line.wait(deadline)
    this.#openIfNeeded()
    return place
  }

  release(connection: Connection): void {
    // A transaction that outlived its work would be continued by the next to use it.
    if (connection.inTransaction) connection.destroy(new Error('a transaction was left open'))
    if (connection.lost || this.#closed) this.#retire(connection)
    else if (!this.#line.serve(connection)) this.#idle.push(connection)
  }

  /** Nobody waits any longer for a connection. */
  refuse(reason: ServiceUnavailable): void {
    this.#line.refuseAll(reason)
  }

  /** Refuses those who wait, and resolves when every connection has been given back. */
  async close(): Promise<void> {
    this.#closed = true
    this.#line.refuseAll(new ServiceUnavailable('the service is stopping'))
    for (const connection of this.#idle.splice(0)) this.#retire(connection)
    this.#tellWhenEmpty()
    await this.#emptied.promise
  }

  #takeIdle(): Connection | undefined {
    let connection = this.#idle.pop()
    while (connection?.lost) {
      this.#retire(connection)
      connection = this.#idle.pop()
    }
    return connection
  }

  #retire(connection: Connection): void {
    void connection.close().then(() => {
      this.#all.delete(connection)
      this.#tellWhenEmpty()
      this.#openIfNeeded()
    })
  }

  #tellWhenEmpty(): void {
    if (this.#closed && this.#all.size + this.#opening === 0) this.#emptied.resolve()
  }

  #openIfNeeded(): void {
    while (
      !this.#closed &&
      this.#opening < this.#line.length &&
      this.#all.size + this.#opening < this.#size
    ) {
      this.#opening++
      this.#open().then(
        connection => {
          this.#opening--
          this.#all.add(connection)
          this.release(connection)
        },
        error => {
          this.#opening--
          // Those who wait for a connection in use may still get it; with none in use nobody would ever serve them.
          if (this.#all.size + this.#opening === 0) this.#line.refuseAll(connectError(error))
          this.#tellWhenEmpty()
        },
      )
    }
  }
}
