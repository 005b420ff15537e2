import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { OpenMatter } from './closing-reasons.ts'
import { closingBlockers, type OpenSum } from './slots.ts'

/** What of a project is open, by kind; the statements travel together. */
export async function openMatters(
  db: TenantDb,
  contributions: Contributions,
  projectId: Id,
): Promise<OpenMatter[]> {
  const counted = await Promise.all(
    contributions(closingBlockers).map(async ({ kind, count }) => ({
      kind,
      sum: await count(db, projectId, contributions),
    })),
  )
  return [...Map.groupBy(counted, ({ kind }) => kind)]
    .map(([kind, all]) => ({ kind, ...all.map(({ sum }) => sum).reduce<Sum>(plus, nothing) }))
    .filter(({ count }) => count > 0)
}

type Sum = Omit<OpenMatter, 'kind'>
const nothing: Sum = { count: 0, minutes: null, cents: null }

const plus = (sum: Sum, more: number | OpenSum): Sum =>
  typeof more === 'number'
    ? { ...sum, count: sum.count + more }
    : {
        count: sum.count + more.count,
        minutes: (sum.minutes ?? 0) + more.minutes,
        cents: (sum.cents ?? 0) + more.cents,
      }
