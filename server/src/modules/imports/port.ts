import type { WriteTransaction } from '../../platform/data/database.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'
import type { Register, RowResult, RowStatus } from './shapes.ts'
import { insertImport } from './store.ts'

export { Filename, type RowResult, rowResult } from './shapes.ts'

interface CarriedOut {
  readonly id: Id
  readonly register: Register
  readonly filename: string | null
  readonly results: readonly RowResult[]
  readonly by: Id
}

/** Keeps an import in the history, with the result of every row. */
export function recordImport(
  tx: WriteTransaction,
  { id, register, filename, results, by }: CarriedOut,
): Promise<unknown> {
  const count = (status: RowStatus) => results.filter(result => result.status === status).length
  return insertImport(tx, {
    id,
    register,
    filename,
    createdCount: count('created'),
    updatedCount: count('updated'),
    unchangedCount: count('unchanged'),
    errorCount: count('error'),
    results: [...results],
    createdAt: tx.now,
    createdByMembershipId: by,
  })
}
