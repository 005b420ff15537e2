import type { Instant } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { signatureOf } from '../../../platform/secrets/signature.ts'

/** What one delivery says, the same on every retry and redelivery. */
export interface Message {
  readonly deliveryId: Id
  readonly event: string
  /** Null only for a test send. */
  readonly integrationEventId: Id | null
  /** When the event happened. */
  readonly createdAt: Instant
  /** As JSON. */
  readonly data: string
}

/** The raw body. Its bytes depend on the message alone, so a receiver may compare retries. */
export const bodyOf = (message: Message): string =>
  `{"id":"${message.deliveryId}","event":"${message.event}","integrationEventId":${JSON.stringify(message.integrationEventId)},"createdAt":"${message.createdAt}","data":${message.data}}`

export const headersOf = (
  message: Message,
  body: string,
  secrets: readonly string[],
  unixSeconds: number,
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Konttori-Webhooks/1.0',
  'x-service-event': message.event,
  'x-service-delivery': message.deliveryId,
  ...(message.integrationEventId && { 'x-service-integration-event': message.integrationEventId }),
  'x-service-signature': signatureOf(secrets, unixSeconds, body),
})
