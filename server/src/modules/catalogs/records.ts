import type { Instant } from '../../platform/vocabulary/dates.ts'
import {
  type Accepted,
  accept,
  type Decision,
  type FieldChange,
  type Refused,
  refuse,
} from '../../platform/vocabulary/decision.ts'
import type { Id } from '../../platform/vocabulary/ids.ts'

/** The words for one catalogue: in audit actions, as an audit target, and in sentences. */
export interface Catalogue {
  readonly plural: string
  readonly singular: string
  readonly words: string
}

export interface CatalogueRecord {
  readonly id: Id
  readonly updatedAt: Instant
}

/** What a decision is made in: the transaction's instant, and the id of the record that already holds the wanted code. */
export interface Circumstances {
  readonly now: Instant
  readonly codeHolder: Id | null
}

type CodeDecision<R> = Decision<R, never, 'code_already_in_use'>

/** A new record, unless another one holds its code. */
export function createRecord<R extends CatalogueRecord>(
  catalogue: Catalogue,
  record: R,
  codeHolder: Id | null,
): CodeDecision<R> {
  if (codeHolder !== null) return codeInUse(catalogue)
  const { id, updatedAt: _, ...fields } = record
  const changes = Object.entries(fields).map(([field, to]) => ({ field, to }))
  return accept(record, { audit: [auditLine(catalogue, 'create', id, changes)] })
}

/**
 * A record with a patch laid over it: an absent field keeps, null clears. A patch that changes nothing gives the
 * very same record back: its `updatedAt` stays, and the audit trail has nothing to tell.
 */
export function patchRecord<R extends CatalogueRecord>(
  catalogue: Catalogue,
  record: R,
  patch: Readonly<Partial<Omit<R, 'id' | 'updatedAt'>>>,
  { now, codeHolder }: Circumstances,
): CodeDecision<R> {
  if (codeHolder !== null && codeHolder !== record.id) return codeInUse(catalogue)
  const changes = Object.entries(patch).flatMap(([field, to]) => {
    const from = record[field as keyof R]
    return from === to ? [] : [{ field, from, to }]
  })
  if (changes.length === 0) return accept(record)
  return changed(catalogue, 'update', { ...record, ...patch, updatedAt: now }, changes)
}

/** A record after a step of its own kind, with the audit line that tells it. */
export const changed = <R extends CatalogueRecord>(
  catalogue: Catalogue,
  verb: string,
  record: R,
  changes: readonly FieldChange[],
): Accepted<R, never> => accept(record, { audit: [auditLine(catalogue, verb, record.id, changes)] })

export const auditLine = (
  { plural, singular }: Catalogue,
  verb: string,
  targetId: Id,
  changes: readonly FieldChange[],
) => ({ action: `${plural}.${verb}`, targetType: singular, targetId, changes })

const codeInUse = ({ words }: Catalogue): Refused<'code_already_in_use'> =>
  refuse('code_already_in_use', `Another ${words} has this code.`)
