import type { PreparedStatement } from './prepared-statements.ts'
import type { Answer } from './statement.ts'

/** Statements between two Syncs: they run in order, the first failure skips the rest, and one promise ends with them. */
export class Exchange {
  readonly statements: readonly PreparedStatement[]
  readonly answers: Answer[]
  /** The statement that PostgreSQL is answering. */
  at = 0
  failure: unknown = undefined
  /** Whether it leaves a transaction open for the exchange behind it. */
  readonly opens: boolean
  readonly #resolve: (answers: Answer[]) => void
  readonly #reject: (failure: unknown) => void

  constructor(
    statements: readonly PreparedStatement[],
    opens: boolean,
    resolve: (answers: Answer[]) => void,
    reject: (failure: unknown) => void,
  ) {
    this.statements = statements
    this.opens = opens
    this.answers = statements.map(() => ({ rows: [], affected: 0, rolledBack: false }))
    this.#resolve = resolve
    this.#reject = reject
  }

  settle(): void {
    if (this.failure === undefined) this.#resolve(this.answers)
    else this.#reject(this.failure)
  }

  fail(failure: unknown): void {
    this.#reject(failure)
  }
}
