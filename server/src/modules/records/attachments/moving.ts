import type { RawBuilder } from 'kysely'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'

interface Target {
  /** As the audit trail calls the record. */
  readonly type: string
  readonly id: Id
}

/** How many attachments a record has that have not ended, and the first of their ids. */
export async function attachmentsOf(
  db: TenantDb,
  { type, id }: Target,
  limit: number,
): Promise<{ readonly count: number; readonly ids: readonly Id[] }> {
  const [found] = await db.sql<{ count: number; ids: readonly Id[] | null }>`
    select count(*) as count, (array_agg(a.id order by a.id))[1:${limit}::int] as ids from attachments a
    where a.org_id = ${db.orgId} and a.target_type = ${type} and a.target_id = ${id}
      and a.state not in ('deleted', 'expired')`
  return { count: found?.count ?? 0, ids: found?.ids ?? [] }
}

/** How many attachments have not ended that records of a type have; a query of their ids names these. One statement. */
export async function countAttachments(
  db: TenantDb,
  type: string,
  recordIds: RawBuilder<unknown>,
): Promise<number> {
  const [found] = await db.sql<{ count: number }>`
    select count(*)::int as count from attachments a
    where a.org_id = ${db.orgId} and a.target_type = ${type} and a.target_id in (${recordIds})
      and a.state not in ('deleted', 'expired')`
  return found?.count ?? 0
}

/** Lets another record of the same type have all attachments of one; those that have ended are forgotten when they were to be. */
export const moveAttachments = (tx: WriteTransaction, { type, id }: Target, to: Id): Promise<unknown> =>
  tx.sql`
    update attachments a set target_id = ${to},
      updated_at = case when a.state in ('deleted', 'expired') then a.updated_at else ${tx.now} end
    where a.org_id = ${tx.orgId} and a.target_type = ${type} and a.target_id = ${id}`
