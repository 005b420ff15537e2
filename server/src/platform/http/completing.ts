import type { AnyCaller } from '../access/caller.ts'
import { isIncluded } from '../contract/included.ts'
import type { Sought } from '../contract/listing.ts'
import type { Operation } from '../contract/operation.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import type { Services } from '../services.ts'
import type { Instant } from '../vocabulary/dates.ts'
import { idsIn } from '../data/listing.ts'
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
 * deleted, and the names of the records in it. Of a list that its handler answers whole, only the records with the ids asked for.
 */
export function completing(operation: Operation & { readonly id: string }, services: Services) {
  const actions = operation.may && actionsOf(operation.id, services)
  const addNames = addingNames(operation, services)
  const narrows = operation.listed?.ids && !('cursor' in (operation.query?.properties ?? {}))
  return async (asked: Asked, given: Answered): Promise<unknown> => {
    const answered = narrows ? { ...given, result: onlyWanted(asked.query, given.result) } : given
    const shown = actions ? await withMay(actions, asked, answered, services) : answered.result
    const whole = operation.sweeps
      ? await addDeletions(operation, asked, { ...answered, result: shown })
      : shown
    return addNames ? addNames(asked, { ...answered, result: whole }) : whole
  }
}

function onlyWanted(query: unknown, result: unknown): unknown {
  const { ids } = query as Sought
  if (ids === undefined) return result
  const wanted = new Set(idsIn(ids))
  const list = result as { readonly items: readonly { readonly id: string }[] }
  return { ...list, items: list.items.filter(({ id }) => wanted.has(id)) }
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
