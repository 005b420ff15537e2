import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { type Contributions, slot } from '../../../../platform/slots.ts'
import type { DayState } from '../day/day.ts'

/** What another family does with days that are drafts again; it reads what the transaction has written. */
export type OpenedDays = (
  tx: WriteTransaction,
  days: readonly DayState[],
  contributions: Contributions,
) => Promise<unknown>

/** Families that have kept something for a day until it may be written contribute it. */
export const openedDays = slot<OpenedDays>('work_days.opened_days')
