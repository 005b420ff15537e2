import type { AnyCaller } from '../access/caller.ts'
import { isIncluded } from '../contract/included.ts'
import type { Operation } from '../contract/operation.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import type { Services } from '../services.ts'
import type { Instant } from '../vocabulary/dates.ts'
import { addingNames } from './answered-names.ts'
import { addDeletions } from './deletions.ts'
import { recordActions } from '../port.ts'
import type { Reader } from './language.ts'
import { addMay, type RecordActions } from './may.ts'

interface Asked {
  readonly caller: AnyCaller | null
  readonly reader: Reader
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
  const actions = operation.may && actionsOf(operation.id, services)
  const addNames = addingNames(operation, services)
  return async (asked: Asked, answered: Answered): Promise<unknown> => {
    const shown = actions ? await withMay(actions, asked, answered, services) : answered.result
    const whole = operation.sweeps
      ? await addDeletions(operation, asked, { ...answered, result: shown })
      : shown
    return addNames ? addNames(asked, { ...answered, result: whole }) : whole
  }
}

function actionsOf(id: string, { contributions }: Services): RecordActions {
  const actions = contributions(recordActions).find(({ answeredBy }) => answeredBy.includes(id))
  if (!actions) throw new Error(`${id} is to say what may be done with its records, and no card says it`)
  return actions
}

function withMay(
  actions: RecordActions,
  { caller, query }: Asked,
  { result, db, now }: Answered,
  { contributions }: Services,
): unknown {
  if (!isIncluded(query, 'may') || !db || !caller || !('reach' in caller)) return result
  return addMay(actions, { caller, db, now: now(), contributions }, result)
}
