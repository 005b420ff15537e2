import type { ViewRights } from '../access/view-rights.ts'
import type { IdempotencyClaim, StoredAnswer, WriteTransaction } from '../data/database.ts'
import { ServiceBusy } from '../data/database-errors.ts'
import type { Commit, Transactions, WriteRequest } from '../transactions/transactions.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { Steps } from './continuation.ts'

/** How the answer of a request with an idempotency key is stored with its last step. */
export interface Storing {
  readonly claim: IdempotencyClaim
  readonly rights: (tx: WriteTransaction) => Promise<ViewRights>
  readonly seal: (result: unknown, rights: ViewRights) => StoredAnswer
  /** Commits, and remembers what the answer rests on. */
  readonly noting: (commit: Commit) => Commit
}

/** Tries of a step that finds the service busy: each has waited for the write lock as long as a request does. */
const triesAtMost = 20

/** The steps of a continued request. A step that finds the service busy has written nothing, and is tried again. */
export function stepsOf(
  transactions: Transactions,
  request: WriteRequest,
  storing?: Storing,
): Steps<unknown> {
  const write = <T>(work: (tx: WriteTransaction, commit: Commit) => Promise<T>) =>
    insisting(() => transactions.run(request, work))
  if (!storing) return { write, finish: write }
  const { claim, rights, seal, noting } = storing
  return {
    write: work => write((tx, commit) => work(tx, noting(commit))),
    finish: async work => {
      const outcome = await insisting(() =>
        transactions.write(
          { ...request, idempotency: claim },
          (tx, commit) => Promise.all([rights(tx), work(tx, noting(commit))]),
          ([held, result]) => seal(result, held),
        ),
      )
      if ('replay' in outcome)
        throw new RequestRefused(
          'idempotency_key_in_flight',
          'Another request with this key was answered meanwhile.',
        )
      return outcome.result[1]
    },
  }
}

async function insisting<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ServiceBusy) || tries === triesAtMost) throw error
    }
  }
}
