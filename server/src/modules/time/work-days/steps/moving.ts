import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { DayState } from '../day/day.ts'
import { openedDays } from './opened-days.ts'
import { saveStates } from '../writing/store.ts'

/**
 * Saves days that a step of their life has moved, and announces those that are drafts again in the same transaction, so that no
 * step forgets to. The answer to whoever opened them shows them as they were opened.
 */
export function saveMoved(
  tx: WriteTransaction,
  contributions: Contributions,
  days: readonly DayState[],
): Promise<unknown> {
  const drafts = days.filter(({ status }) => status === 'draft')
  if (drafts.length > 0)
    for (const follow of contributions(openedDays)) tx.lastly(() => follow(tx, drafts, contributions))
  return saveStates(tx, days)
}
