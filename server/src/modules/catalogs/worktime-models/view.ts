import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import { versionAt } from '../versions.ts'
import type { WorktimeModel } from './contract.ts'
import type { WorktimeModelRecord } from './rules.ts'

/** The worktime model as it is answered on a day. */
export const worktimeModel = (
  { id, code, name, active, versions, updatedAt }: WorktimeModelRecord,
  today: PlainDate,
): WorktimeModel => ({
  id,
  code,
  name,
  active,
  currentVersionId: versionAt(versions, today)?.versionId ?? null,
  versions: [...versions],
  updatedAt,
})
