import type { Delivery } from '../shapes.ts'

/** A delivery as it is shown, without what only its rules know. */
export const delivery = (known: Delivery): Delivery => ({
  id: known.id,
  redelivery: known.redelivery,
  endpointId: known.endpointId,
  event: known.event,
  integrationEventId: known.integrationEventId,
  status: known.status,
  attempts: known.attempts,
  nextAttemptAt: known.nextAttemptAt,
  acknowledgedAt: known.acknowledgedAt,
  createdAt: known.createdAt,
  updatedAt: known.updatedAt,
})
