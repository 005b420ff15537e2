import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { TenantDb } from '../../../../../platform/data/tenant-db.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import type { Stage } from '../../pipelines/record.ts'
import { movedAtOnce, type OpenDeal } from './rules.ts'

/** The open deals in these stages, and of more than can be moved at once one more. */
export const openDealsIn = (db: TenantDb, stageIds: readonly Id[]): Promise<OpenDeal[]> =>
  db.sql<OpenDeal>`
    select d.id, d.pipeline_id, d.stage_id from deals d
    where d.org_id = ${db.orgId} and d.stage_id = any(${stageIds}::uuid[]) and d.state = 'open'
    order by d.id limit ${movedAtOnce + 1}`

/** Puts deals into a stage: three statements, however many there are. */
export function moveDeals(
  tx: WriteTransaction,
  dealIds: readonly Id[],
  to: Stage,
  actorMembershipId: Id,
): Promise<unknown> {
  tx.defer(tx.sql`
    update deal_stage_stays h set left_at = ${tx.now}
    where h.org_id = ${tx.orgId} and h.deal_id = any(${dealIds}::uuid[]) and h.left_at is null returning 1`)
  tx.defer(tx.sql`
    insert into deal_stage_stays (org_id, id, deal_id, pipeline_id, stage_id, entered_at, actor_membership_id)
    select ${tx.orgId}, m.id, m.deal_id, ${to.pipelineId}, ${to.id}, ${tx.now}, ${actorMembershipId}
    from unnest(${dealIds.map(newId)}::uuid[], ${dealIds}::uuid[]) as m(id, deal_id)
    returning 1`)
  return tx.sql`
    update deals d set pipeline_id = ${to.pipelineId}, stage_id = ${to.id}, stage_entered_at = ${tx.now},
      updated_at = ${tx.now}
    where d.org_id = ${tx.orgId} and d.id = any(${dealIds}::uuid[]) returning 1`
}
