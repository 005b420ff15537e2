import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { requiredSlot } from '../../../../platform/slots.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { type Accepted, gather } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { DayState } from '../day/day.ts'
import { saveStates } from '../writing/store.ts'
import * as rules from './rules.ts'

/**
 * The payroll batch of the organisation that is being made or cancelled, or null: its days follow it, and nobody may
 * open them meanwhile.
 */
export const batchInProgress = requiredSlot<(db: TenantDb) => Promise<Id | null>>(
  'work_days.batch_in_progress',
)

/**
 * Approved days, each put into a payroll batch; to be saved with `saveOfBatch`. Throws for a day in another state: a
 * batch moves the days that it read in the same transaction.
 */
export const exportDays = (
  days: readonly DayState[],
  batchId: Id,
  now: Instant,
): Accepted<readonly DayState[], never> => gather(days, day => rules.exportTo(day, batchId, now)).accepted

/** The days of a payroll batch, each given back as approved; to be saved with `saveOfBatch`. Throws as `exportDays` does. */
export const releaseDays = (days: readonly DayState[], now: Instant): Accepted<readonly DayState[], never> =>
  gather(days, day => rules.release(day, now)).accepted

/** Saves days that a payroll batch has moved. It opens none: whatever does is to go through `moveDays`, which announces it. */
export function saveOfBatch(db: TenantDb, days: readonly DayState[]): Promise<unknown> {
  if (days.some(({ status }) => status === 'draft')) throw new RangeError('a payroll batch opens no day')
  return saveStates(db, days)
}
