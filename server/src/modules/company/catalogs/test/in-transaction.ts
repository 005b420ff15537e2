import type { TestDatabase } from '../../../../../test/world/database.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'

/** Runs work in a write transaction of an organisation and gives its result; whatever it deferred is written. */
export const transactionsOf =
  ({ database }: TestDatabase) =>
  async <T>(orgId: string, work: (tx: WriteTransaction) => Promise<T> | T): Promise<T> => {
    const outcome = await database.write({ orgId }, async tx => work(tx))
    if ('replay' in outcome) throw new Error('a transaction without an idempotency key cannot be a replay')
    return outcome.result
  }
