import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  empty,
  expectedUpdatedAt,
  object,
  optional,
  page,
  sweeping,
} from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { CreatedWebhook, RotatedSecret, Webhook, webhookFields } from '../shapes.ts'

export const ById = { id: idOf('webhook_not_found') }
export const needs = ['integrations.manage'] as const

export const webhookOperations = {
  list: {
    method: 'GET',
    path: '/v1/webhooks',
    sweeps: { table: 'webhooks', deletions: 'everyone', marked: true },
    summary: 'List webhooks',
    needs,
    listed: { q: 'the description or the address', ids: true, sorts: ['createdAt', 'updatedAt'] },
    query: object(sweeping),
    answers: page(Webhook),
  },
  create: {
    method: 'POST',
    path: '/v1/webhooks',
    summary: 'Add a webhook',
    description:
      'Subscribe an address to events. Every event also needs its own capabilities, all of them; see `GET /v1/webhook-events`. The secret is shown this once and signs every delivery: `x-service-signature: t=<unix seconds>,v1=<hex>` is the HMAC-SHA256 of `<t>.<raw body>`. A webhook hears what happens after its creation; `recover` sends what happened before.',
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
    summary: 'Read a webhook',
    needs,
    params: ById,
    answers: Webhook,
    refuses: ['webhook_not_found'],
  },
  update: {
    method: 'PATCH',
    path: '/v1/webhooks/{id}',
    summary: 'Change a webhook',
    description:
      'Change the address, the events or the description. Added events need their capabilities. A new address needs those of every event, because it will receive them all. Deliveries that wait are sent to the new address.',
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
    removes: { sweep: '/v1/webhooks' },
    path: '/v1/webhooks/{id}',
    summary: 'Delete a webhook',
    description: 'Delete a webhook; nothing is sent to it any more.',
    needs,
    params: ById,
    status: 204,
    refuses: ['webhook_not_found'],
  },
  rotateSecret: {
    method: 'POST',
    path: '/v1/webhooks/{id}/rotate-secret',
    summary: 'Renew the secret of a webhook',
    description: `Make a new signing secret. The former secret co-signs for ${limits.webhook.rotationHours} hours: deliveries carry one \`v1\` per secret, and a receiver accepts if any matches.`,
    needs,
    params: ById,
    body: empty,
    answers: RotatedSecret,
    refuses: ['webhook_not_found', 'webhook_event_scope_exceeds_actor', 'webhook_secret_limit_reached'],
  },
  pause: {
    method: 'POST',
    path: '/v1/webhooks/{id}/pause',
    summary: 'Pause a webhook',
    description:
      'Stop sending. Deliveries that wait are held until the webhook resumes. Events that happen meanwhile are not queued; `recover` sends them.',
    needs,
    params: ById,
    body: empty,
    answers: Webhook,
    refuses: ['webhook_not_found', 'webhook_already_paused'],
  },
  resume: {
    method: 'POST',
    path: '/v1/webhooks/{id}/resume',
    summary: 'Resume a webhook',
    description: 'Send again; deliveries that were held go out.',
    needs,
    params: ById,
    body: empty,
    answers: Webhook,
    refuses: ['webhook_not_found', 'webhook_not_paused'],
  },
} as const satisfies Readonly<Record<string, Operation>>
