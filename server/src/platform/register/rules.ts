import type { Instant } from '../vocabulary/dates.ts'
import type { Decision, Refused } from '../vocabulary/decision.ts'
import type { Id } from '../vocabulary/ids.ts'
import { createRecord, patchRecord, type RecordWords, type StoredRecord } from '../vocabulary/records.ts'
import {
  addVersion,
  createVersioned,
  type Version,
  type VersionedRecord,
  type WithNewVersion,
} from '../vocabulary/versioned-records.ts'
import { type Declaration, type Given, namesOf } from './declaration.ts'
import { completed } from './fields.ts'

export type AnyVersion = Version & Given
/** A record as the register itself has it, with versions where they are declared. */
export type AnyRecord = StoredRecord & { readonly active: boolean } & Given
export type AnyVersionedRecord = AnyRecord & VersionedRecord<AnyVersion>
export type NewVersion = WithNewVersion<AnyVersion, AnyVersionedRecord>

/** What a decision is made in: the transaction's instant, who holds the unique value, and what was looked up. */
export interface Circumstances {
  readonly now: Instant
  readonly codeHolder: Id | null
  readonly found: unknown
}

export const isVersioned = (record: AnyRecord): record is AnyVersionedRecord =>
  Array.isArray(record['versions'])

const wordsOf = (declared: Declaration): RecordWords => ({
  singular: declared.singular,
  plural: declared.plural,
  words: namesOf(declared).one,
})

/** The values in the form in which they are kept, or why they cannot be. */
export const keptForm = ({ rules }: Declaration, given: Given): Given | Refused =>
  rules?.kept ? rules.kept(given) : given

export const isRefusal = (value: object): value is Refused =>
  'refusal' in value && value.refusal !== undefined

/** Versions with all their rules, each with an id of its own. */
export const versionsOf = (
  { versions: declared }: Declaration,
  given: readonly Given[],
  newId: () => Id,
): AnyVersion[] =>
  given.map(({ validFrom, validTo = null, ...rules }) => ({
    versionId: newId(),
    validFrom: validFrom as string,
    validTo: validTo as string | null,
    ...(declared?.complete ? declared.complete(rules) : completed(declared?.fields ?? {}, rules)),
  }))

/** Why versions cannot be given so. */
export function refusalOfGiven(
  { versions: declared }: Declaration,
  versions: readonly Given[],
): Refused | undefined {
  for (const version of versions) {
    const refused = declared?.checkGiven?.(version)
    if (refused) return refused
  }
  return undefined
}

export function create(
  declared: Declaration,
  id: Id,
  given: Given,
  versions: readonly AnyVersion[],
  circumstances: Circumstances,
): Decision<AnyRecord, never, string> {
  const refused =
    declared.rules?.check?.(given, null, circumstances.found) ?? contradictionIn(declared, versions)
  if (refused) return refused
  const { now: updatedAt, codeHolder } = circumstances
  const active = given['active'] !== false
  const own = { id, ...completed(declared.fields, given), active }
  return declared.versions
    ? createVersioned<AnyVersion, AnyVersionedRecord>(
        wordsOf(declared),
        { ...own, versions, updatedAt },
        circumstances,
      )
    : createRecord<AnyRecord>(wordsOf(declared), { ...own, updatedAt }, codeHolder)
}

export const update = (
  declared: Declaration,
  record: AnyRecord,
  patch: Given,
  circumstances: Circumstances,
): Decision<AnyRecord, never, string> =>
  declared.rules?.check?.(patch, record, circumstances.found) ??
  patchRecord(wordsOf(declared), record, patch, circumstances)

export const withVersion = (
  declared: Declaration,
  record: AnyVersionedRecord,
  version: AnyVersion,
  now: Instant,
): Decision<NewVersion, never, string> =>
  contradictionIn(declared, [version]) ??
  addVersion<AnyVersion, AnyVersionedRecord>(wordsOf(declared), record, version, now)

function contradictionIn(
  { versions: declared }: Declaration,
  versions: readonly AnyVersion[],
): Refused | undefined {
  for (const version of versions) {
    const refused = declared?.check?.(version)
    if (refused) return refused
  }
  return undefined
}

/** What no rule may refuse, because the service itself gives it. */
export function allowed<Value extends object>(value: Value | Refused): Value {
  if (isRefusal(value)) throw new Error(value.detail)
  return value
}
