import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { invoicedAmong } from '../../../time/work-days/port.ts'
import { approvedDaysOfTasks, awaitAnew } from './store.ts'

/**
 * Work on tasks is to be paid for, or no more: what was approved of it was something else, and waits anew, but for days that are
 * invoiced.
 */
export async function awaitManagersAnew(
  tx: WriteTransaction,
  contributions: Contributions,
  taskIds: readonly Id[],
): Promise<void> {
  if (taskIds.length === 0) return
  const approved = await approvedDaysOfTasks(tx, taskIds)
  const invoiced = await invoicedAmong(
    tx,
    contributions,
    approved.map(({ workDayId }) => workDayId),
  )
  const open = approved.filter(({ workDayId }) => !invoiced.has(workDayId))
  if (open.length > 0)
    await awaitAnew(
      tx,
      open.map(({ id }) => id),
    )
}
