import type { AnyCaller } from '../access/caller.ts'
import type { Operation } from '../contract/operation.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import type { Services } from '../services.ts'
import type { Instant } from '../vocabulary/dates.ts'
import { addingNames } from './answered-names.ts'
import { addDeletions } from './deletions.ts'
import { addingMay } from './may.ts'

interface Asked {
  readonly caller: AnyCaller | null
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
}

interface Answered {
  readonly result: unknown
  readonly db: TenantDb | null
  readonly now: () => Instant
}

/**
 * What an operation answers besides what its handler does, where it is asked for: what may be done with each record, what was
 * deleted, and the names of the records in it.
 */
export function completing(operation: Operation & { readonly id: string }, services: Services) {
  const addMay = addingMay(operation, services)
  const addNames = addingNames(operation, services)
  return async (asked: Asked, { result, ...answered }: Answered): Promise<unknown> => {
    const shown = addMay ? await addMay(asked, { ...answered, result }) : result
    const whole = operation.sweeps
      ? await addDeletions(operation, asked, { ...answered, result: shown })
      : shown
    return addNames ? addNames(asked, { ...answered, result: whole }) : whole
  }
}
