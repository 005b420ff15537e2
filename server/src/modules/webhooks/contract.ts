import { events } from '../../platform/contract/events.ts'
import { contract } from '../../platform/contract/family.ts'
import { lifecycle } from '../../platform/contract/lifecycle.ts'
import { idOf } from '../../platform/contract/operation.ts'
import { refusals } from '../../platform/contract/refusals.ts'
import {
  array,
  DryRun,
  empty,
  expectedUpdatedAt,
  InstantInput,
  nullable,
  object,
  oneOf,
  optional,
  page,
  paging,
  sweeping,
  Type,
} from '../../platform/contract/shapes.ts'
import { limits } from '../../platform/vocabulary/limits.ts'
import {
  CataloguedEvent,
  CreatedWebhook,
  Delivery,
  deliveryStatuses,
  EventName,
  RotatedSecret,
  Webhook,
  webhookFields,
  webhookStates,
} from './shapes.ts'

/** Webhooks of one organisation: every fact is written once per subscribed webhook, in the transaction that announces it. */
export const webhookLimit = 100
/** Secrets of one webhook that sign at the same time, so that the signature header stays short. */
export const secretLimit = 5
/** Logged events that one recovery looks through, so that it stays a short write. */
export const recoveryLimit = 5_000

export const webhookLife = lifecycle({
  resource: 'webhook',
  states: webhookStates,
  initial: 'active',
  transitions: {
    pause: { from: ['active'], to: 'paused', otherwise: 'webhook_already_paused' },
    resume: { from: ['paused'], to: 'active', otherwise: 'webhook_not_paused' },
  },
})

const ById = { id: idOf('webhook_not_found') }
const needs = ['integrations.manage'] as const

export const webhooks = contract({
  name: 'webhooks',
  tag: 'Webhooks',
  refusals: refusals({
    webhook_event_scope_exceeds_actor: {
      status: 403,
      title: "The event is beyond the caller's capabilities",
      when: 'A subscription names an event whose capabilities the caller does not hold.',
      remedy: 'Subscribe to fewer events, or let someone who holds the capabilities subscribe.',
    },
    webhook_not_found: {
      status: 404,
      title: 'No such webhook',
      when: 'No webhook of the organisation has the id.',
      remedy: 'Read the ids from `GET /v1/webhooks`.',
    },
    webhook_stale: {
      status: 409,
      title: 'The webhook has changed',
      when: '`expectedUpdatedAt` is not the current `updatedAt` of the webhook.',
      remedy: 'Read the webhook again and decide anew.',
    },
    webhook_url_not_allowed: {
      status: 422,
      title: 'The address cannot be called',
      when: 'The URL is not HTTPS, carries credentials, or does not lead to a public host; `reason` says which.',
      remedy: 'Register an HTTPS address that is reachable from the public internet.',
    },
    webhook_limit_reached: {
      status: 422,
      title: 'There are too many webhooks',
      when: `The organisation has ${webhookLimit} webhooks.`,
      remedy: 'Delete one that is not needed, or let one receiver hand events on.',
    },
    webhook_secret_limit_reached: {
      status: 409,
      title: 'Too many secrets sign already',
      when: `${secretLimit} secrets of the webhook sign at the moment, because it was rotated often within 24 hours.`,
      remedy: 'Rotate again when the oldest has expired; `secretVersions` of the webhook says when.',
      retryable: true,
    },
    webhook_already_paused: {
      status: 409,
      title: 'The webhook is paused already',
      when: 'A paused webhook is asked to pause.',
      remedy: 'Nothing is left to do.',
    },
    webhook_not_paused: {
      status: 409,
      title: 'The webhook is not paused',
      when: 'An active webhook is asked to resume.',
      remedy: 'Nothing is left to do.',
    },
    webhook_paused: {
      status: 409,
      title: 'The webhook is paused',
      when: 'A test send is asked of a paused webhook.',
      remedy: 'Resume the webhook first.',
    },
    webhook_delivery_not_found: {
      status: 404,
      title: 'No such delivery',
      when: `No delivery of the organisation has the id, or it is older than ${limits.eventRetentionDays} days.`,
      remedy: 'Read the ids from `GET /v1/webhooks/{id}/deliveries`.',
    },
    webhook_delivery_expired: {
      status: 410,
      title: 'The event is no longer kept',
      when: `The delivery's event is older than the ${limits.eventRetentionDays} days of the event log.`,
      remedy: 'Read the present state from the resource that the event named.',
    },
  }),
  events: events({}),
  lifecycles: [webhookLife],
  audited: {
    // An address may carry a receiver's own secret.
    webhook: {
      url: 'personal',
      events: 'open',
      description: 'open',
      since: 'open',
      event: 'open',
      secretId: 'open',
    },
    webhook_delivery: { redelivery: 'open' },
  },
  operations: {
    list: {
      method: 'GET',
      path: '/v1/webhooks',
      summary: "The organisation's webhooks.",
      needs,
      query: object(sweeping),
      answers: page(Webhook),
    },
    create: {
      method: 'POST',
      path: '/v1/webhooks',
      summary: 'Subscribe an address to events.',
      description:
        'Every event also needs its own capabilities, all of them; see `GET /v1/webhook-events`. The secret is shown this once and signs every delivery: `x-service-signature: t=<unix seconds>,v1=<hex>` is the HMAC-SHA256 of `<t>.<raw body>`. A webhook hears what happens after its creation; `recover` sends what happened before.',
      needs,
      body: object({
        url: webhookFields.url,
        events: webhookFields.events,
        description: optional(webhookFields.description),
      }),
      status: 201,
      answers: CreatedWebhook,
      refuses: ['webhook_url_not_allowed', 'webhook_event_scope_exceeds_actor', 'webhook_limit_reached'],
      example: {
        body: {
          url: 'https://payroll.example.com/hooks/konttori',
          events: ['workday.approved', 'member.updated'],
        },
        answer: {
          id: '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11',
          secret: 'q1Y4m0Xn3rU8tV2wZ5aB7cD9eF1gH3iJ5kL7mN9oP1Q',
        },
      },
    },
    get: {
      method: 'GET',
      path: '/v1/webhooks/{id}',
      summary: 'One webhook.',
      needs,
      params: ById,
      answers: Webhook,
      refuses: ['webhook_not_found'],
    },
    update: {
      method: 'PATCH',
      path: '/v1/webhooks/{id}',
      summary: 'Change the address, the events or the description.',
      description:
        'Added events need their capabilities. A new address needs those of every event, because it will receive them all. Deliveries that wait are sent to the new address.',
      needs,
      params: ById,
      body: object({
        url: optional(webhookFields.url),
        events: optional(webhookFields.events),
        description: optional(webhookFields.description),
        expectedUpdatedAt,
      }),
      answers: Webhook,
      refuses: [
        'webhook_not_found',
        'webhook_stale',
        'webhook_url_not_allowed',
        'webhook_event_scope_exceeds_actor',
      ],
      example: { body: { events: ['workday.approved'] } },
    },
    delete: {
      method: 'DELETE',
      path: '/v1/webhooks/{id}',
      summary: 'Delete a webhook; nothing is sent to it any more.',
      needs,
      params: ById,
      status: 204,
      refuses: ['webhook_not_found'],
    },
    rotateSecret: {
      method: 'POST',
      path: '/v1/webhooks/{id}/rotate-secret',
      summary: 'Make a new signing secret.',
      description: `The former secret co-signs for ${limits.webhook.rotationHours} hours: deliveries carry one \`v1\` per secret, and a receiver accepts if any matches.`,
      needs,
      params: ById,
      body: empty,
      answers: RotatedSecret,
      refuses: ['webhook_not_found', 'webhook_event_scope_exceeds_actor', 'webhook_secret_limit_reached'],
    },
    pause: {
      method: 'POST',
      path: '/v1/webhooks/{id}/pause',
      summary: 'Stop sending.',
      description:
        'Deliveries that wait are held until the webhook resumes. Events that happen meanwhile are not queued; `recover` sends them.',
      needs,
      params: ById,
      body: empty,
      answers: Webhook,
      refuses: ['webhook_not_found', 'webhook_already_paused'],
    },
    resume: {
      method: 'POST',
      path: '/v1/webhooks/{id}/resume',
      summary: 'Send again; deliveries that were held go out.',
      needs,
      params: ById,
      body: empty,
      answers: Webhook,
      refuses: ['webhook_not_found', 'webhook_not_paused'],
    },
    sendTest: {
      method: 'POST',
      path: '/v1/webhooks/{id}/test',
      summary: 'Send a sample delivery.',
      description:
        'A delivery with `integrationEventId: null` and a made-up payload of the right shape. `event` is one the webhook subscribes to, the first when absent.',
      needs,
      params: ById,
      body: object({ event: optional(EventName) }),
      status: 201,
      answers: Delivery,
      refuses: ['webhook_not_found', 'webhook_paused'],
    },
    recover: {
      method: 'POST',
      path: '/v1/webhooks/{id}/recover',
      summary: 'Queue again what the webhook has not acknowledged.',
      description: `Every logged event since the instant that the webhook subscribes to and has not acknowledged; what already waits is left alone. One call looks through ${recoveryLimit} events: while \`hasMore\`, call again with \`since\` = \`continueSince\`.`,
      needs,
      params: ById,
      body: object({ since: InstantInput, dryRun: DryRun }),
      answers: object({
        queuedCount: Type.Integer(),
        hasMore: Type.Boolean(),
        continueSince: nullable(Type.String({ format: 'date-time' })),
        dryRun: Type.Boolean(),
      }),
      refuses: ['webhook_not_found'],
      example: { body: { since: '2026-11-20T07:00:00.000Z' } },
    },
    listDeliveries: {
      method: 'GET',
      path: '/v1/webhooks/{id}/deliveries',
      summary: "A webhook's deliveries, the newest first.",
      description:
        'A redelivery stands in its own row under the same `id`; the sending it replaced is `superseded`.',
      needs,
      params: ById,
      query: object({ ...paging, status: optional(oneOf(deliveryStatuses)) }),
      answers: page(Delivery),
      refuses: ['webhook_not_found'],
    },
    getDelivery: {
      method: 'GET',
      path: '/v1/webhook-deliveries/{id}',
      summary: 'One delivery as it stands, after its latest redelivery.',
      needs,
      params: { id: idOf('webhook_delivery_not_found') },
      answers: Delivery,
      refuses: ['webhook_delivery_not_found'],
    },
    redeliver: {
      method: 'POST',
      path: '/v1/webhook-deliveries/{id}/redeliver',
      summary: 'Send a delivery again, under the same id.',
      description:
        'Closes the earlier sending as `superseded` and starts five new attempts. Asked twice at once, it is sent once: a delivery that is on its way already is answered as it stands. A paused webhook holds it until it resumes.',
      needs,
      params: { id: idOf('webhook_delivery_not_found') },
      body: empty,
      answers: Delivery,
      refuses: ['webhook_delivery_not_found', 'webhook_delivery_expired'],
    },
    listEvents: {
      method: 'GET',
      path: '/v1/webhook-events',
      summary: 'The events that the caller may subscribe to, with the schemas of their payloads.',
      description: 'Events whose capabilities the caller does not hold are left out.',
      needs: 'none',
      transaction: 'none',
      answers: object({ events: array(CataloguedEvent) }),
    },
  },
})
