import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/**
 * A delivery's id follows from its event and its webhook, so that the primary key keeps the second one out: the time
 * and counter of the event's id, so that deliveries lie in the order of their events, and a hash. As UUIDv7 as the
 * event's id.
 */
export const deliveryIdIn = (eventId: RawBuilder<unknown>, webhookId: RawBuilder<unknown>) =>
  sql`(left(${eventId}::text, 18) || '-8' || right(md5(${eventId}::text || ${webhookId}::text), 15))::uuid`

/** The same outside the database; what stands for a webhook there may have a name that is no id. */
export function deliveryIdOf(eventId: Id, webhook: string): Id {
  const digest = hash('md5', eventId + webhook).slice(-15)
  return `${eventId.slice(0, 18)}-8${digest.slice(0, 3)}-${digest.slice(3)}`
}

/**
 * The lowest and the highest id with the time and counter of another, given as text: between those of an event are its
 * deliveries, and between those of a delivery is its event.
 */
export const lowestAlike = (id: RawBuilder<unknown>) => sql`(left(${id}, 18) || '-0000-000000000000')::uuid`

export const highestAlike = (id: RawBuilder<unknown>) => sql`(left(${id}, 18) || '-ffff-ffffffffffff')::uuid`
