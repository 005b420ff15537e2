import { AsyncLocalStorage } from 'node:async_hooks'
import type { Answer, Statement } from '../../src/platform/data/wire/statement.ts'
import { onSubmitted } from '../../src/platform/data/wire/submitting.ts'

/** A statement as the service sent it to PostgreSQL. */
export interface Sent {
  readonly statement: Statement
  /** Which network write of the work it left with: 0, 1, … */
  readonly trip: number
  rows: readonly unknown[]
}

/** Follows one piece of work through its asynchronous calls, apart from what else runs meanwhile. */
const listening = new AsyncLocalStorage<Listener>()

class Listener {
  readonly sent: Sent[] = []
  #trip = 0
  #answered = false

  hear(statements: readonly Statement[], answers: Promise<readonly Answer[]>): void {
    // A statement sent after an answer has arrived belongs to a later network write.
    if (this.#answered) this.#trip++
    this.#answered = false
    const heard = statements.map(statement => ({ statement, trip: this.#trip, rows: [] as unknown[] }))
    this.sent.push(...heard)
    answers.then(
      all => {
        this.#answered = true
        for (const [index, { rows }] of all.entries()) (heard[index] as Sent).rows = rows
      },
      () => {},
    )
  }
}

/**
 * Runs the work and gives the statements that it sent to the database, in the order of sending. It listens only while the
 * work runs, so that nothing of it is left for whatever the process does next.
 */
export async function sentBy(work: () => Promise<unknown>): Promise<readonly Sent[]> {
  const listener = new Listener()
  using _ = onSubmitted(({ statements, answers }) => {
    if (listening.getStore() === listener) listener.hear(statements, answers)
  })
  await listening.run(listener, work)
  return listener.sent
}
