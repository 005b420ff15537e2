import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Decision } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type Circumstances, patchRecord } from '../records.ts'
import * as versioned from '../versioned-records.ts'
import type { OverlapCode } from '../versions.ts'
import type {
  EntryCategory,
  EntryTypePatch,
  EntryTypeVersion,
  NewEntryType,
  VersionInput,
} from './contract.ts'

/** An entry type as it is kept, its versions oldest first. */
export interface EntryTypeRecord {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly category: EntryCategory
  readonly active: boolean
  readonly versions: readonly EntryTypeVersion[]
  readonly updatedAt: Instant
}

export type WithNewVersion = versioned.WithNewVersion<EntryTypeVersion, EntryTypeRecord>

const catalogue = { plural: 'entry_types', singular: 'entry_type', words: 'entry type' }

/** Basis points of plain pay. */
const PLAIN_PAY_BP = 10_000

export const versionOf = (versionId: Id, input: VersionInput): EntryTypeVersion => ({
  versionId,
  validFrom: input.validFrom,
  validTo: input.validTo ?? null,
  countsToTarget: input.countsToTarget,
  multiplierBp: input.multiplierBp ?? PLAIN_PAY_BP,
  maxDurationMinutes: input.maxDurationMinutes ?? null,
  payTypeCode: input.payTypeCode ?? null,
})

export const create = (
  id: Id,
  { code, name, category, active = true }: Omit<NewEntryType, 'versions'>,
  versions: readonly EntryTypeVersion[],
  circumstances: Circumstances,
): Decision<EntryTypeRecord, never, OverlapCode | 'code_already_in_use'> =>
  versioned.createVersioned<EntryTypeVersion, EntryTypeRecord>(
    catalogue,
    { id, code, name, category, active, versions, updatedAt: circumstances.now },
    circumstances,
  )

export const update = (
  record: EntryTypeRecord,
  patch: Omit<EntryTypePatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances,
): Decision<EntryTypeRecord, never, 'code_already_in_use'> =>
  patchRecord(catalogue, record, patch, circumstances)

export const addVersion = (
  record: EntryTypeRecord,
  version: EntryTypeVersion,
  now: Instant,
): Decision<WithNewVersion, never, OverlapCode> =>
  versioned.addVersion<EntryTypeVersion, EntryTypeRecord>(catalogue, record, version, now)
