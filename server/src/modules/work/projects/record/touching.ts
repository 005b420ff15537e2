import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** Moves `updatedAt` of projects of which something beside their fields has changed. */
export const touchProjects = (tx: WriteTransaction, ids: readonly Id[]): Promise<unknown> =>
  ids.length === 0
    ? Promise.resolve()
    : tx.sql`
        update projects p set updated_at = ${tx.now}
        where p.org_id = ${tx.orgId} and p.id = any(${ids}::uuid[]) returning p.id`
