import type { Instant, PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Baseline, ProjectRow } from './record.ts'

/** When and by what an entry of the baseline is made. */
export interface Entering {
  readonly id: Id
  readonly validFrom: PlainDate
  readonly changeOrderId: Id | null
  readonly now: Instant
}

export const baselineOf = (
  { id: projectId, budgetMinutes, budgetCents, endDate }: ProjectRow,
  { id, validFrom, changeOrderId, now }: Entering,
): Baseline => ({
  id,
  projectId,
  validFrom,
  budgetMinutes,
  budgetCents,
  endDate,
  changeOrderId,
  madeAt: now,
})

/** Whether two states of a project have the same baseline. */
export const isSameBaseline = (a: ProjectRow, b: ProjectRow): boolean =>
  a.budgetMinutes === b.budgetMinutes && a.budgetCents === b.budgetCents && a.endDate === b.endDate
