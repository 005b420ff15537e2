import type { TestDatabase } from '../../../../../test/world/database.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Store } from '../../../../platform/register/store.ts'
import { transactionsOf } from './in-transaction.ts'

interface Addable<Stored, New> {
  readonly store: Store<Stored>
  setUp(tx: WriteTransaction, given: readonly New[]): Promise<{ readonly ids: readonly string[] }>
}

/** Adds a record to a register of an organisation and gives it as it is stored. */
export const addedTo =
  (world: TestDatabase) =>
  async <Stored, New>(orgId: string, register: Addable<Stored, New>, given: New): Promise<Stored> => {
    const { ids } = await transactionsOf(world)(orgId, tx => register.setUp(tx, [given]))
    const stored = await register.store.find(world.database.reader(orgId), ids[0] ?? '')
    if (!stored) throw new Error('nothing was added')
    return stored
  }
