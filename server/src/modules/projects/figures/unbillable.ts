import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../platform/slots.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { unbillableTasks } from './slots.ts'

interface OnTask {
  readonly taskId: Id | null
}

/** Says whether hours are for the customer to pay, as far as their task says. One statement for all of them. */
export async function billableOf(
  db: TenantDb,
  contributions: Contributions,
  hours: readonly OnTask[],
): Promise<(hours: OnTask) => boolean> {
  const taskIds = [...new Set(hours.flatMap(({ taskId }) => taskId ?? []))]
  if (taskIds.length === 0) return () => true
  const found = await Promise.all(contributions(unbillableTasks).map(({ among }) => among(db, taskIds)))
  const unbillable = new Set<Id | null>(found.flat())
  return ({ taskId }) => !unbillable.has(taskId)
}
