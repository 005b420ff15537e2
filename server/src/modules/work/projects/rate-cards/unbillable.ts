import type { IdSet } from '../../../../platform/data/id-set.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { unbillableTasks } from './slots.ts'

/** Whether hours of projects are for the customer to pay, as far as their task says; null asks of all projects. */
export async function billableOf(
  db: TenantDb,
  contributions: Contributions,
  projectIds: IdSet | null,
): Promise<(hours: { readonly taskId: Id | null }) => boolean> {
  const found = await Promise.all(
    contributions(unbillableTasks).map(({ ofProjects }) => ofProjects(db, projectIds)),
  )
  const unbillable = new Set<Id | null>(found.flat())
  return ({ taskId }) => !unbillable.has(taskId)
}
