import type { Instant } from './dates.ts'
import { accept, type Decision } from './decision.ts'
import type { Id } from './ids.ts'
import {
  auditLine,
  type RecordWords,
  type StoredRecord,
  type Circumstances,
  createRecord,
} from './records.ts'
import { type OverlapCode, placeVersion, placeVersions, type Validity } from './versions.ts'

export interface Version extends Validity {
  readonly versionId: Id
}

/** A record whose rules are dated; its versions stand oldest first. */
export interface VersionedRecord<V extends Version> extends StoredRecord {
  readonly versions: readonly V[]
}

/** A new record with its first versions, put in order. */
export function createVersioned<V extends Version, R extends VersionedRecord<V>>(
  kind: RecordWords,
  record: R & VersionedRecord<V>,
  { codeHolder }: Circumstances,
): Decision<R, never, OverlapCode | 'code_already_in_use'> {
  const versions = placeVersions(record.versions)
  if ('refusal' in versions) return versions
  return createRecord(kind, { ...record, versions }, codeHolder)
}

/** A record with one version more, and the one that was ended to make room. */
export interface WithNewVersion<V extends Version, R extends VersionedRecord<V>> {
  readonly record: R
  readonly added: V
  readonly closed: V | null
}

export function addVersion<V extends Version, R extends VersionedRecord<V>>(
  kind: RecordWords,
  record: R & VersionedRecord<V>,
  version: V,
  now: Instant,
): Decision<WithNewVersion<V, R>, never, OverlapCode> {
  const placed = placeVersion(record.versions, version)
  if ('refusal' in placed) return placed
  const { versions, added, closed } = placed
  return accept(
    { record: { ...record, versions, updatedAt: now }, added, closed },
    {
      audit: [auditLine(kind, 'add_version', record.id, [{ field: 'versions', from: closed, to: added }])],
    },
  )
}
