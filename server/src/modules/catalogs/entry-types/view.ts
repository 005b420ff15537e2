import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { versionAt } from '../versions.ts'
import type { EntryType } from './contract.ts'
import type { EntryTypeRecord } from './rules.ts'

/** The entry type as it is answered on a day; the version in force that day gives `maxDurationMinutes`. */
export function entryType(
  { id, code, name, category, active, versions, updatedAt }: EntryTypeRecord,
  today: PlainDate,
): EntryType {
  const current = versionAt(versions, today)
  return {
    id,
    code,
    name,
    category,
    active,
    currentVersionId: current?.versionId ?? null,
    maxDurationMinutes: current?.maxDurationMinutes ?? null,
    versions: [...versions],
    updatedAt,
  }
}
