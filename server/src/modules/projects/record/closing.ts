import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Contributions } from '../../../platform/slots.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { OpenMatter } from './moves.ts'
import { closingBlockers } from './slots.ts'

/** What of a project is open; the statements travel together. */
export async function openMatters(
  db: TenantDb,
  contributions: Contributions,
  projectId: Id,
): Promise<OpenMatter[]> {
  const matters = await Promise.all(
    contributions(closingBlockers).map(async ({ kind, count }) => ({
      kind,
      count: await count(db, projectId),
    })),
  )
  return matters.filter(({ count }) => count > 0)
}
