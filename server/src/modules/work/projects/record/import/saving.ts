import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { baselineOf, isSameBaseline } from '../baseline-rules.ts'
import type { ChangedProject, ProjectRecord } from '../record.ts'

interface Changing {
  readonly today: PlainDate
  readonly now: string
  readonly newId: () => Id
}

/** What became of a project in one go, with the entry that its baseline gets by it. */
export function changedBy(
  before: ProjectRecord | null,
  after: ProjectRecord,
  { today, now, newId }: Changing,
): ChangedProject {
  const begun = before === null && after.startDate !== null && after.startDate < today
  const validFrom = begun ? (after.startDate ?? today) : today
  const same = before !== null && isSameBaseline(before, after)
  return {
    before,
    after,
    baseline: same ? null : baselineOf(after, { id: newId(), validFrom, changeOrderId: null, now }),
  }
}
