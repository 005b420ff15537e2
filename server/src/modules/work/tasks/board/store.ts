import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { Rank } from '../record/ranks.ts'

/** A task that another is to stand beside, with the ranks around it; the moved task is not counted among them. */
export interface Neighbour {
  readonly id: Id
  readonly projectId: Id | null
  readonly statusId: Id
  readonly rank: Rank
  readonly previousRank: Rank | null
  readonly nextRank: Rank | null
}

/** The neighbour, if there is a task with the id. Archived tasks keep their ranks, so that they can be restored to their place. */
export async function neighbourOf(db: TenantDb, id: Id, movedId: Id): Promise<Neighbour | undefined> {
  const [found] = await db.sql<Neighbour>`
    select n.id, n.project_id, n.status_id, n.rank,
      (select o.rank from tasks o
        where o.org_id = ${db.orgId} and o.scope_id = n.scope_id and o.status_id = n.status_id
          and o.rank < n.rank and o.id <> ${movedId}
        order by o.rank desc limit 1) as previous_rank,
      (select o.rank from tasks o
        where o.org_id = ${db.orgId} and o.scope_id = n.scope_id and o.status_id = n.status_id
          and o.rank > n.rank and o.id <> ${movedId}
        order by o.rank limit 1) as next_rank
    from tasks n where n.org_id = ${db.orgId} and n.id = ${id}`
  return found
}
