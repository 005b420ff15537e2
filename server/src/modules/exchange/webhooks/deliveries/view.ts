import type { Delivery } from '../shapes.ts'
import type { StoredDelivery } from './rules.ts'

/** A delivery without what only its rules need. */
export const delivery = (known: StoredDelivery): Delivery => ({
  id: known.id,
  redelivery: known.redelivery,
  endpointId: known.webhookId,
  event: known.event,
  integrationEventId: known.integrationEventId,
  status: known.status,
  attempts: known.attempts,
  nextAttemptAt: known.nextAttemptAt,
  acknowledgedAt: known.acknowledgedAt,
  createdAt: known.createdAt,
  updatedAt: known.updatedAt,
})
