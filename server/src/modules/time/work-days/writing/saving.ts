import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import { follow, type Following } from './approval-followers.ts'
import type { WrittenDay } from '../day/day.ts'
import { saveWritten } from './store.ts'

/** Who writes days, and in which zone their dates lie. */
export interface Writer extends Following {
  readonly contributions: Contributions
}

/** Saves days with their entries, whoever wrote them. The date of a day in which nothing is left is a blank one, which others follow. */
export function saveDays(
  tx: WriteTransaction,
  { contributions, ...following }: Writer,
  written: readonly WrittenDay[],
): Promise<unknown> {
  if (written.length === 0) return Promise.resolve()
  const saved = saveWritten(tx, written)
  const emptied = written.filter(isEmpty).map(({ day }) => day)
  if (emptied.length === 0) return saved
  return Promise.all([saved, follow(tx, contributions, 'emptied', emptied, following)])
}

const isEmpty = ({ day, entries }: WrittenDay): boolean =>
  entries.length === 0 && day.dayTypeId === null && day.correctsBatchId === null
