import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { projectsWithIds } from '../record/port.ts'
import { priceBookOf } from './rates.ts'
import { approvedHours, firstOfDays } from './repricing.ts'

/** Those of the tasks whose approved hours, on no issued document, are worth something as soon as customers pay for work on them. */
export async function tasksOfPricedHours(
  db: TenantDb,
  contributions: Contributions,
  tasks: readonly { readonly id: Id; readonly projectId: Id | null }[],
): Promise<ReadonlySet<Id | null>> {
  const projectIds = [...new Set(tasks.flatMap(({ projectId }) => projectId ?? []))]
  if (projectIds.length === 0) return new Set()
  const hours = await approvedHours(db, contributions, {
    ...{ projects: await projectsWithIds(db, projectIds), membershipId: null, from: firstOfDays },
    taskIds: tasks.map(({ id }) => id),
  })
  const [first, last] = [hours[0]?.workDate, hours.at(-1)?.workDate]
  if (first === undefined || last === undefined) return new Set()
  const prices = await priceBookOf(db, projectIds, first, last)
  return new Set(hours.filter(row => prices.rateOf(row).cents !== 0).map(({ taskId }) => taskId))
}
