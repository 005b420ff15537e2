import { systemActor } from '../../../platform/audit/audit-trail.ts'
import { Daily } from '../../../platform/events/periodic.ts'
import { PostsInThread } from '../../../platform/gateways/signed-posts/in-thread.ts'
import type { Worker } from '../../../platform/worker.ts'
import { organisationsOf } from '../../../platform/outbox/due.ts'
import type { Services } from '../../../platform/services.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { purge } from './deliveries/retention.ts'
import { outboxName } from './sending/outbox-name.ts'
import { webhookOutbox } from './sending/outbox.ts'

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
