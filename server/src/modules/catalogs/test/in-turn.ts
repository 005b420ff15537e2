import type { TestDatabase } from '../../../../test/world/database.ts'
import type { WriteTurn } from '../../../platform/data/database.ts'

/** Runs work in a write turn of an organisation and gives its result; whatever it deferred is written. */
export const turnsOf =
  ({ database }: TestDatabase) =>
  async <T>(orgId: string, work: (turn: WriteTurn) => Promise<T> | T): Promise<T> => {
    const outcome = await database.write({ orgId }, async turn => work(turn))
    if ('replay' in outcome) throw new Error('a turn without an idempotency key cannot be a replay')
    return outcome.result
  }
