import { canonicalJson } from './canonical-json.ts'
import type { Instant } from './dates.ts'
import { type Accepted, accept, type Decision, type FieldChange, type Refused, refuse } from './decision.ts'
import type { Id } from './ids.ts'

/** The words for the records of one register: in audit actions, as an audit target, and in sentences. */
export interface RecordWords {
  readonly plural: string
  readonly singular: string
  readonly words: string
}

/** What every record of a register has. */
export interface StoredRecord {
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
export function createRecord<R extends StoredRecord>(
  kind: RecordWords,
  record: R,
  codeHolder: Id | null,
): CodeDecision<R> {
  if (codeHolder !== null) return codeInUse(kind)
  const { id, updatedAt: _, ...fields } = record
  const changes = Object.entries(fields).map(([field, to]) => ({ field, to }))
  return accept(record, { audit: [auditLine(kind, 'create', id, changes)] })
}

/**
 * A record with a patch laid over it: an absent field keeps, null clears. A patch that changes nothing gives the
 * very same record back: its `updatedAt` stays, and the audit trail has nothing to record.
 */
export function patchRecord<R extends StoredRecord>(
  kind: RecordWords,
  record: R,
  patch: Readonly<Partial<Omit<R, 'id' | 'updatedAt'>>>,
  { now, codeHolder }: Circumstances,
): CodeDecision<R> {
  if (codeHolder !== null && codeHolder !== record.id) return codeInUse(kind)
  const changes = Object.entries(patch).flatMap(([field, to]) =>
    fieldChange(field, record[field as keyof R], to),
  )
  if (changes.length === 0) return accept(record)
  return changed(kind, 'update', { ...record, ...patch, updatedAt: now }, changes)
}

/** What of a field differs, as the audit trail tells it: nothing where it is the same. */
export const fieldChange = (field: string, from: unknown, to: unknown): FieldChange[] =>
  isSame(from, to) ? [] : [{ field, from, to }]

const isSame = (a: unknown, b: unknown): boolean => a === b || canonicalJson([a]) === canonicalJson([b])

/** A record after a step of its own kind, with the audit line that records it. */
export const changed = <R extends StoredRecord>(
  kind: RecordWords,
  verb: string,
  record: R,
  changes: readonly FieldChange[],
): Accepted<R, never> => accept(record, { audit: [auditLine(kind, verb, record.id, changes)] })

export const auditLine = (
  { plural, singular }: RecordWords,
  verb: string,
  targetId: Id,
  changes: readonly FieldChange[],
) => ({ action: `${plural}.${verb}`, targetType: singular, targetId, changes })

const codeInUse = ({ words }: RecordWords): Refused<'code_already_in_use'> =>
  refuse('code_already_in_use', `Another ${words} has this code.`)
