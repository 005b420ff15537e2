import { type AnyCaller, isDevice } from '../access/caller.ts'
import { isIncluded } from '../contract/included.ts'
import { nameableIn } from '../contract/names.ts'
import type { Operation } from '../contract/operation.ts'
import type { TenantDb } from '../data/tenant-db.ts'
import { namesOf } from '../names.ts'
import { pieceByPiece } from '../piece-by-piece.ts'
import { namedRecords } from '../port.ts'
import type { Services } from '../services.ts'
import { dateIn, type Instant } from '../vocabulary/dates.ts'
import { isId } from '../vocabulary/ids.ts'
import type { Reader } from './language.ts'
import { Streamed } from './streamed.ts'

interface Asked {
  readonly caller: AnyCaller | null
  readonly query: unknown
  readonly reader: Reader
}

type AddNames = (
  asked: Asked,
  answered: { readonly result: unknown; readonly db: TenantDb | null; readonly now: () => Instant },
) => Promise<unknown>

/** Answers of the operation with the names of the records in them, where they are asked for. */
export function addingNames(operation: Operation, { contributions }: Services): AddNames | undefined {
  const noteIds = nameableIn(operation)
  if (!noteIds) return undefined
  return async ({ caller, query, reader }, { result, db, now }) => {
    if (!isIncluded(query, 'names') || db === null || !caller || isDevice(caller)) return result
    const instant = now()
    const today = dateIn(caller.organisation.timeZone, instant)
    const asker = { caller, orgId: db.orgId, now: instant, today, contributions, chosen: () => reader.chosen }
    const found = new Map<string, Set<string>>()
    await pieceByPiece(notingIn(result, answer => noteIds(answer, noteIn(found))))
    const names = await namesOf(db, found, contributions(namedRecords), asker)
    return result instanceof Streamed ? result.with({ names }) : { ...(result as object), names }
  }
}

/** Goes through the answer: a long one is made once for its ids, and again as it is sent. */
function* notingIn(result: unknown, noteIds: (answer: unknown) => void): Generator<void> {
  const parts = result instanceof Streamed ? result.parts() : [result]
  for (const part of parts) yield noteIds(part)
}

const noteIn = (found: Map<string, Set<string>>) => (type: string, id: string) => {
  if (!isId(id)) return
  const ids = found.get(type)
  if (ids) ids.add(id)
  else found.set(type, new Set([id]))
}
