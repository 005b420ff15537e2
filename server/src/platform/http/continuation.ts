import type { WriteTransaction } from '../data/database.ts'
import type { Commit } from '../transactions/transactions.ts'

/** The write transactions that follow the first one of a request, by the same actor and under the same request id. */
export interface Steps<Answer, CommitOfStep = Commit> {
  /** One of them. It waits for the write lock as long as it takes: what has begun is not given up because others write. */
  write<T>(work: (tx: WriteTransaction, commit: CommitOfStep) => Promise<T>): Promise<T>
  /** The last one. The answer is stored in it for the idempotency key of the request. */
  finish<T extends Answer>(work: (tx: WriteTransaction, commit: CommitOfStep) => Promise<T>): Promise<T>
}

/**
 * What a handler answers whose work is too long for one write transaction: the rest, which is done once the first
 * transaction has committed. In a dry run that one is rolled back, and the rest must write nothing. When the rest
 * throws, or its process dies, what is committed stays: the handler's family sees to it that it comes to an end.
 */
export class Continuation<Answer = unknown, CommitOfStep = Commit> {
  readonly rest: (steps: Steps<Answer, CommitOfStep>) => Promise<Answer>

  constructor(rest: (steps: Steps<Answer, CommitOfStep>) => Promise<Answer>) {
    this.rest = rest
  }
}
