import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** What happened, as every webhook is told of it. */
export interface Message {
  readonly event: string
  /** Null only for a test send. */
  readonly integrationEventId: Id | null
  /** When the event happened. */
  readonly createdAt: Instant
  /** As JSON. */
  readonly data: string
}

// Bytes of their own: a message to another thread takes the whole buffer along, and small Buffers share one.
const encoder = new TextEncoder()

/** All of a raw body but the delivery's id: made once of an event, for however many webhooks. */
export const tailOf = ({ event, integrationEventId, createdAt, data }: Message): Uint8Array =>
  encoder.encode(
    `,"event":"${event}","integrationEventId":${JSON.stringify(integrationEventId)},"createdAt":"${createdAt}","data":${data}}`,
  )

/** The raw body. Its bytes depend on the delivery and the message alone, so a receiver may compare retries. */
export const bodyOf = (deliveryId: Id, tail: Uint8Array): readonly (string | Uint8Array)[] => [
  `{"id":"${deliveryId}"`,
  tail,
]

/** The headers, to which the signature comes. */
export const headersOf = (
  deliveryId: Id,
  { event, integrationEventId }: Pick<Message, 'event' | 'integrationEventId'>,
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Konttori-Webhooks/1.0',
  'x-service-event': event,
  'x-service-delivery': deliveryId,
  ...(integrationEventId && { 'x-service-integration-event': integrationEventId }),
})
