import {
  array,
  CreatedAt,
  described,
  eventName,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../platform/contract/shapes.ts'

/** Webhooks of one organisation: every fact is written once per subscribed webhook, in the transaction that announces it. */
export const webhookLimit = 100
/** Secrets of one webhook that sign at the same time, so that the signature header stays short. */
export const secretLimit = 5
/** Logged events that one recovery looks through, so that it stays a short write. */
export const recoveryLimit = 5_000

export const EventName = eventName('workday.approved')

export const webhookStates = ['active', 'paused'] as const
export type WebhookState = (typeof webhookStates)[number]

export const deliveryStatuses = ['pending', 'retrying', 'delivered', 'dead_letter', 'superseded'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export const webhookFields = {
  url: Text(2048, {
    description: 'HTTPS on a public host. Redirects are not followed.',
    examples: ['https://payroll.example.com/hooks/konttori'],
  }),
  events: array(EventName, {
    minItems: 1,
    maxItems: 200,
    uniqueItems: true,
    description: 'The events that are sent to it.',
  }),
  description: described(
    nullable(Text(500)),
    'What it is for, in the words of whoever registered it; null when they gave none.',
  ),
}

const SecretVersion = object({
  createdAt: CreatedAt,
  expiresAt: nullable(
    Type.String({ format: 'date-time', description: 'Until when it co-signs; null for the newest.' }),
  ),
})

export const Webhook = named(
  'Webhook',
  object({
    id: RecordId,
    ...webhookFields,
    state: oneOf(webhookStates, { description: 'While `paused`, nothing is queued and nothing is sent.' }),
    secretVersions: array(SecretVersion, { description: 'The secrets that sign, the newest first.' }),
    health: described(
      object({
        lastSuccessAt: described(
          nullable(Instant),
          'When a delivery was last acknowledged; null before the first one.',
        ),
        lastFailureAt: described(
          nullable(Instant),
          'When an attempt last failed; null before the first one.',
        ),
        consecutiveFailures: Type.Integer({ description: 'Attempts since the last acknowledged one.' }),
      }),
      'How its deliveries fare.',
    ),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)
export type Webhook = Static<typeof Webhook>

const Secret = Type.String({
  description:
    'The signing secret, shown this once. Its characters as they stand are the key of the HMAC; there is nothing to decode.',
})

export const CreatedWebhook = object({ id: RecordId, secret: Secret })

export const RotatedSecret = object({ secret: Secret })

export const Attempt = object({
  at: described(Instant, 'When it was tried.'),
  responseStatus: nullable(Type.Integer({ description: 'Null when no answer came.' })),
  durationMs: nullable(Type.Integer({ description: 'Null when the attempt was interrupted.' })),
  errorCode: nullable(
    Type.String({
      description:
        'Null for an acknowledged attempt. `unacknowledged`: an answer other than 2xx; `interrupted`: the service stopped while it waited; otherwise why no whole answer came, such as `timeout` or `connection_failed`; a status that came before is told.',
    }),
  ),
})
export type Attempt = Static<typeof Attempt>

export const Delivery = named(
  'WebhookDelivery',
  object({
    id: Type.String({
      format: 'uuid',
      description: 'Kept across retries and redeliveries; `x-service-delivery`.',
    }),
    redelivery: Type.Integer({
      description: '0 for the first sending, 1 for the first redelivery, and so on.',
    }),
    endpointId: described(IdOf('webhook'), 'The webhook that it is sent to.'),
    event: EventName,
    integrationEventId: described(
      nullable(IdOf('integration_event')),
      'The deduplication key; null only for a test send.',
    ),
    status: oneOf(deliveryStatuses, {
      description:
        '`retrying`: an attempt failed and another follows. `dead_letter`: the last one failed. `superseded`: a redelivery took its place.',
    }),
    attempts: array(Attempt, { description: 'What was tried, the earliest first.' }),
    nextAttemptAt: described(nullable(Instant), 'When it is tried next; null when it is not.'),
    acknowledgedAt: described(nullable(Instant), 'When the receiver acknowledged it; null unless it did.'),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  }),
)
export type Delivery = Static<typeof Delivery>

export const CataloguedEvent = object({
  event: EventName,
  capabilities: array(Type.String(), { description: 'All of them are needed to subscribe.' }),
  payloadSchema: Type.Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    additionalProperties: true,
    description: 'JSON Schema, draft 2020-12.',
  }),
})
export type CataloguedEvent = Static<typeof CataloguedEvent>
