import { systemActor } from '../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { Daily } from '../../../platform/events/periodic.ts'
import { PostsInThread } from '../../../platform/gateways/signed-posts/in-thread.ts'
import { organisationsOf } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import { addSeconds } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import type { Worker } from '../../../platform/worker.ts'
import { outboxName } from './sending/announcements.ts'
import { webhookOutbox } from './sending/outbox.ts'

/** Deliveries of one webhook that one transaction looks through, so that it stays short. */
const examinedAtOnce = 500

/**
 * Deletes deliveries whose event is no longer kept, those of deleted webhooks, and what is then left of the deleted
 * webhooks themselves. Answers whether more may be left.
 */
async function purge(tx: WriteTransaction): Promise<boolean> {
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

const organisationsAtOnce = 500

/** Sends deliveries, and deletes once a day what retention has passed. */
export function sendAndRetain(services: Services): Worker {
  const { outboundReach, log } = services
  const posts = new PostsInThread('webhooks', outboundReach, log)
  const workers = [webhookOutbox(services, posts), deliveryRetention(services)]
  return {
    start: () => workers.forEach(worker => worker.start()),
    stop: async () => {
      await Promise.all(workers.map(worker => worker.stop()))
      await posts.close()
    },
  }
}

/** Deletes once a day what retention has passed, in every organisation that ever had a delivery. */
export const deliveryRetention = (services: Services): Worker =>
  new Daily('webhook retention', stopping => purgeEverywhere(services, stopping), services.log)

export async function purgeEverywhere(services: Services, stopping?: AbortSignal): Promise<void> {
  for (let after: Id | null = null; !stopping?.aborted; ) {
    const page = { after, limit: organisationsAtOnce }
    const organisations = await organisationsOf(services.database, outboxName, page)
    for (const orgId of organisations) if (!stopping?.aborted) await purgeOne(services, orgId, stopping)
    if (organisations.length < organisationsAtOnce) return
    after = organisations.at(-1) ?? null
  }
}

/** An organisation that is too busy now is purged tomorrow. */
async function purgeOne({ transactions, log }: Services, orgId: Id, stopping?: AbortSignal): Promise<void> {
  const request = { orgId, actor: systemActor, operation: 'webhooks.purge', requestId: newId() }
  try {
    for (let more = true; more && !stopping?.aborted; ) more = await transactions.run(request, purge)
  } catch (error) {
    log.warn('webhook retention skipped an organisation', { orgId, error: String(error) })
  }
}
