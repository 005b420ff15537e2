import type { WriteTransaction } from '../../../platform/data/database.ts'
import { addSeconds } from '../../../platform/vocabulary/dates.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'

/** Deliveries of one webhook that one transaction looks through, so that it stays short. */
const examinedAtOnce = 500

/**
 * Deletes deliveries whose event is no longer kept, those of deleted webhooks, and what is then left of the deleted
 * webhooks themselves. Answers whether more may be left.
 */
export async function purge(tx: WriteTransaction): Promise<boolean> {
  const kept = addSeconds(tx.now, -limits.eventRetentionDays * 86_400)
  const [purged] = await Promise.all([
    tx.sql<{ more: boolean }>`
      with oldest as (
        select d.id, d.redelivery, e.id as endpoint_id
        from webhook_endpoints e
        cross join lateral (
          select d.id, d.redelivery, d.event_created_at from webhook_deliveries d
          where d.org_id = ${tx.orgId} and d.endpoint_id = e.id
          order by d.id, d.redelivery limit ${examinedAtOnce}) d
        where e.org_id = ${tx.orgId} and (d.event_created_at < ${kept} or e.deleted_at is not null)),
      deleted as (
        delete from webhook_deliveries d using oldest
        where d.org_id = ${tx.orgId} and d.id = oldest.id and d.redelivery = oldest.redelivery)
      select exists (
        select from oldest group by endpoint_id having count(*) >= ${examinedAtOnce}) as more`,
    tx.sql`
      delete from webhook_announcements where org_id = ${tx.orgId} and event_created_at < ${kept}`,
    tx.sql`
      delete from webhook_secrets where org_id = ${tx.orgId} and expires_at <= ${tx.now}`,
    tx.sql`
      delete from webhook_endpoints e
      where e.org_id = ${tx.orgId} and e.deleted_at is not null and not exists (
        select from webhook_deliveries d where d.org_id = ${tx.orgId} and d.endpoint_id = e.id)`,
  ])
  return purged[0]?.more ?? false
}
