import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { versionAt } from '../versions.ts'
import type { DayType } from './contract.ts'
import type { DayTypeRecord } from './rules.ts'

/** The day type as it is answered on a day. */
export const dayType = (
  { id, code, name, active, versions, updatedAt }: DayTypeRecord,
  today: PlainDate,
): DayType => ({
  id,
  code,
  name,
  active,
  currentVersionId: versionAt(versions, today)?.versionId ?? null,
  versions: [...versions],
  updatedAt,
})
