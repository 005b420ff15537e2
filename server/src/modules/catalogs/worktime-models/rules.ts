import type { Instant } from '../../../platform/vocabulary/dates.ts'
import { type Decision, type Refused, refuse } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type Circumstances, patchRecord } from '../records.ts'
import * as versioned from '../versioned-records.ts'
import type { OverlapCode } from '../versions.ts'
import type { NewWorktimeModel, WorktimeModelPatch } from './contract.ts'
import { contradictionIn, sumOf } from './contradictions.ts'
import type { VersionInput, WorktimeModelVersion } from './shapes.ts'
import { FULL_TIME_WEEK_MINUTES, fullTimeWeek, noTargets, statutoryRules } from './statutory-rules.ts'

/** A worktime model as it is kept, its versions oldest first. */
export interface WorktimeModelRecord {
  readonly id: Id
  readonly code: string
  readonly name: string
  readonly active: boolean
  readonly versions: readonly WorktimeModelVersion[]
  readonly updatedAt: Instant
}

export type WithNewVersion = versioned.WithNewVersion<WorktimeModelVersion, WorktimeModelRecord>
type VersionCode = OverlapCode | 'worktime_model_rules_invalid'

const catalogue = { plural: 'worktime_models', singular: 'worktime_model', words: 'worktime model' }

/** A version with every rule said: what the input leaves out is what the law says today, and stays that. */
export function versionOf(versionId: Id, input: VersionInput): WorktimeModelVersion {
  const { validFrom, validTo = null, kind, ...rules } = input
  const hasOwnWeek = kind === 'fixed' || kind === 'flex'
  const dayTargets = rules.dayTargets ?? (hasOwnWeek ? fullTimeWeek : noTargets)
  const weekByRota = kind === 'hours_only' ? 0 : FULL_TIME_WEEK_MINUTES
  const weeklyMinutes = hasOwnWeek ? sumOf(dayTargets) : weekByRota
  return { versionId, validFrom, validTo, kind, ...statutoryRules, weeklyMinutes, ...rules, dayTargets }
}

export const create = (
  id: Id,
  { code, name, active = true }: Omit<NewWorktimeModel, 'versions'>,
  versions: readonly WorktimeModelVersion[],
  circumstances: Circumstances,
): Decision<WorktimeModelRecord, never, VersionCode | 'code_already_in_use'> =>
  invalid(versions) ??
  versioned.createVersioned<WorktimeModelVersion, WorktimeModelRecord>(
    catalogue,
    { id, code, name, active, versions, updatedAt: circumstances.now },
    circumstances,
  )

export const update = (
  record: WorktimeModelRecord,
  patch: Omit<WorktimeModelPatch, 'expectedUpdatedAt'>,
  circumstances: Circumstances,
): Decision<WorktimeModelRecord, never, 'code_already_in_use'> =>
  patchRecord(catalogue, record, patch, circumstances)

export const addVersion = (
  record: WorktimeModelRecord,
  version: WorktimeModelVersion,
  now: Instant,
): Decision<WithNewVersion, never, VersionCode> =>
  invalid([version]) ??
  versioned.addVersion<WorktimeModelVersion, WorktimeModelRecord>(catalogue, record, version, now)

function invalid(
  versions: readonly WorktimeModelVersion[],
): Refused<'worktime_model_rules_invalid'> | undefined {
  for (const version of versions) {
    const contradiction = contradictionIn(version)
    if (contradiction) return refuse('worktime_model_rules_invalid', contradiction)
  }
  return undefined
}
