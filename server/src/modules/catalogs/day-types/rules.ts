import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { type Decision, type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type Circumstances, patchRecord } from '../records.ts'
import * as versioned from '../versioned-records.ts'
import type { OverlapCode } from '../versions.ts'
import type { DayTypePatch, DayTypeVersion, NewDayType, VersionInput } from './contract.ts'

/** A day type as it is kept, its versions oldest first. */
export interface DayTypeRecord {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly active: boolean
  readonly versions: readonly DayTypeVersion[]
  readonly updatedAt: Instant
}

export type WithNewVersion = versioned.WithNewVersion<DayTypeVersion, DayTypeRecord>
type VersionCode = OverlapCode | 'day_type_credit_invalid'

const catalogue = { plural: 'day_types', singular: 'day_type', words: 'day type' }

export const versionOf = (versionId: Id, input: VersionInput): DayTypeVersion => ({
  versionId,
  validFrom: input.validFrom,
  validTo: input.validTo ?? null,
  credit: input.credit,
  creditMinutes: input.creditMinutes ?? null,
  countsAsWorked: input.countsAsWorked ?? false,
  waivesTarget: input.waivesTarget ?? false,
  payTypeCode: input.payTypeCode ?? null,
})

export const create = (
  id: Id,
  { code, name, active = true }: Omit<NewDayType, 'versions'>,
  versions: readonly DayTypeVersion[],
  circumstances: Circumstances,
): Decision<DayTypeRecord, never, VersionCode | 'code_already_in_use'> =>
  contradictionIn(versions) ??
  versioned.createVersioned<DayTypeVersion, DayTypeRecord>(
    catalogue,
    { id, code, name, active, versions, updatedAt: circumstances.now },
    circumstances,
  )

export const update = (
  record: DayTypeRecord,
  patch: Omit<DayTypePatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances,
): Decision<DayTypeRecord, never, 'code_already_in_use'> =>
  patchRecord(catalogue, record, patch, circumstances)

export const addVersion = (
  record: DayTypeRecord,
  version: DayTypeVersion,
  now: Instant,
): Decision<WithNewVersion, never, VersionCode> =>
  contradictionIn([version]) ??
  versioned.addVersion<DayTypeVersion, DayTypeRecord>(catalogue, record, version, now)

function contradictionIn(
  versions: readonly DayTypeVersion[],
): Refused<'day_type_credit_invalid'> | undefined {
  for (const { credit, creditMinutes, waivesTarget } of versions) {
    if (credit === 'fixed' && creditMinutes === null)
      return refuse('day_type_credit_invalid', 'Credit “fixed” needs creditMinutes.')
    if (credit !== 'fixed' && creditMinutes !== null)
      return refuse('day_type_credit_invalid', `Credit “${credit}” has no creditMinutes of its own.`)
    if (credit === 'target' && waivesTarget)
      return refuse('day_type_credit_invalid', 'A day that expects nothing has no target to fulfil.')
  }
  return undefined
}
