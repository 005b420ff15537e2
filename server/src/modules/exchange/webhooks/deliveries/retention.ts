import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'

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
        select d.id, d.redelivery, w.id as webhook_id
        from webhooks w
        cross join lateral (
          select d.id, d.redelivery, d.event_created_at from webhook_deliveries d
          where d.org_id = ${tx.orgId} and d.webhook_id = w.id
          order by d.id, d.redelivery limit ${examinedAtOnce}) d
        where w.org_id = ${tx.orgId} and (d.event_created_at < ${kept} or w.deleted_at is not null)),
      deleted as (
        delete from webhook_deliveries d using oldest
        where d.org_id = ${tx.orgId} and d.id = oldest.id and d.redelivery = oldest.redelivery)
      select exists (
        select from oldest group by webhook_id having count(*) >= ${examinedAtOnce}) as more`,
    tx.sql`
      delete from webhook_announcements where org_id = ${tx.orgId} and event_created_at < ${kept}`,
    tx.sql`
      delete from webhook_secrets where org_id = ${tx.orgId} and expires_at <= ${tx.now}`,
    tx.sql`
      delete from webhooks w
      where w.org_id = ${tx.orgId} and w.deleted_at is not null and not exists (
        select from webhook_deliveries d where d.org_id = ${tx.orgId} and d.webhook_id = w.id)`,
  ])
  return purged[0]?.more ?? false
}
