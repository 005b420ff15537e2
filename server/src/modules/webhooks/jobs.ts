import { sql } from 'kysely'
import { systemActor } from '../../platform/audit/audit-trail.ts'
import { Daily } from '../../platform/events/daily.ts'
import type { Worker } from '../../platform/module.ts'
import type { Services } from '../../platform/services.ts'
import { type Id, newId } from '../../platform/vocabulary/ids.ts'
import { purge } from './deliveries/retention.ts'
import { attemptsInThread } from './sending/attempts/in-thread.ts'
import { DeliveryWorker } from './sending/delivery-worker.ts'

const organisationsAtOnce = 500

/** Sends deliveries, and deletes once a day what retention has passed. */
export function sendAndRetain(services: Services): Worker {
  const { outboundReach, log } = services
  const workers = [
    new DeliveryWorker(services, attemptsInThread(outboundReach, log)),
    deliveryRetention(services),
  ]
  return {
    start: () => workers.forEach(worker => worker.start()),
    stop: async () => void (await Promise.all(workers.map(worker => worker.stop()))),
  }
}

/** Deletes once a day what retention has passed, in every organisation that ever had a delivery. */
export const deliveryRetention = (services: Services): Worker =>
  new Daily('webhook retention', stopping => purgeEverywhere(services, stopping), services.log)

export async function purgeEverywhere(services: Services, stopping?: AbortSignal): Promise<void> {
  for (let after: Id | null = null; !stopping?.aborted; ) {
    const organisations = await organisationsWithDeliveries(services, after)
    for (const orgId of organisations) if (!stopping?.aborted) await purgeOne(services, orgId, stopping)
    if (organisations.length < organisationsAtOnce) return
    after = organisations.at(-1) ?? null
  }
}

async function organisationsWithDeliveries({ database }: Services, after: Id | null): Promise<Id[]> {
  const { rows } = await sql<{ orgId: Id }>`
    select org_id as "orgId" from directory.delivery_due
    ${after === null ? sql`` : sql`where org_id > ${after}`} order by org_id limit ${organisationsAtOnce}`.execute(
    database.directory,
  )
  return rows.map(({ orgId }) => orgId)
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
