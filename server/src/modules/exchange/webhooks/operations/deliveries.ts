import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  empty,
  InstantInput,
  nullable,
  object,
  oneOf,
  optional,
  page,
  paging,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { Delivery, deliveryStatuses, EventName, recoveryLimit } from '../shapes.ts'
import { ById, needs } from './webhooks.ts'

export const deliveryOperations = {
  sendTest: {
    method: 'POST',
    path: '/v1/webhooks/{id}/test',
    summary: 'Send a sample delivery',
    description:
      'A delivery with `integrationEventId: null` and a made-up payload of the right shape. `event` is one the webhook subscribes to, the first when absent; the caller needs its capabilities.',
    needs,
    params: ById,
    body: object({ event: optional(EventName) }),
    status: 201,
    answers: Delivery,
    refuses: ['webhook_not_found', 'webhook_event_scope_exceeds_actor', 'webhook_paused'],
  },
  recover: {
    method: 'POST',
    path: '/v1/webhooks/{id}/recover',
    summary: 'Send again what was missed',
    description: `Queue again what the webhook has not acknowledged. Every logged event since the instant that the webhook subscribes to and has not acknowledged; what already waits is left alone. One call looks through ${recoveryLimit} events: while \`hasMore\`, call again with \`since\` = \`continueSince\`. The caller needs the capabilities of every event that the webhook subscribes to.`,
    needs,
    params: ById,
    body: object({
      since: described(InstantInput, 'The instant from which on logged events are looked through.'),
      dryRun: DryRun,
    }),
    answers: object({
      queuedCount: Type.Integer({ description: 'How many events were queued by this call.' }),
      hasMore: Type.Boolean({ description: 'Whether events remain that the call did not look through.' }),
      continueSince: nullable(
        Type.String({
          format: 'date-time',
          description: 'Where the next call goes on, as `since`; null when nothing remains.',
        }),
      ),
      dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
    }),
    refuses: ['webhook_not_found', 'webhook_event_scope_exceeds_actor'],
    example: { body: { since: '2026-11-20T07:00:00.000Z' } },
  },
  listDeliveries: {
    method: 'GET',
    path: '/v1/webhooks/{id}/deliveries',
    summary: 'List the deliveries of a webhook',
    description:
      "A webhook's deliveries, the newest first. A redelivery stands in its own row under the same `id`; the sending it replaced is `superseded`. The caller needs the capabilities of every event that the webhook subscribes to; deliveries of other events, from a former subscription, are shown to whoever holds theirs.",
    needs,
    params: ById,
    query: object({
      ...paging,
      status: optional(oneOf(deliveryStatuses, { description: 'Only deliveries with this status.' })),
    }),
    answers: page(Delivery),
    refuses: ['webhook_not_found', 'webhook_event_scope_exceeds_actor'],
  },
  getDelivery: {
    method: 'GET',
    path: '/v1/webhook-deliveries/{id}',
    summary: 'Read a delivery of a webhook',
    description:
      'One delivery as it stands, after its latest redelivery. To whoever lacks the capabilities of its event it does not exist.',
    needs,
    params: { id: idOf('webhook_delivery_not_found') },
    answers: Delivery,
    refuses: ['webhook_delivery_not_found'],
  },
  redeliver: {
    method: 'POST',
    path: '/v1/webhook-deliveries/{id}/redeliver',
    summary: 'Send a delivery again',
    description:
      'Send a delivery again, under the same id. Closes the earlier sending as `superseded` and starts five new attempts. Asked twice at once, it is sent once: a delivery that is on its way already is answered as it stands. A paused webhook holds it until it resumes. To whoever lacks the capabilities of its event it does not exist.',
    needs,
    params: { id: idOf('webhook_delivery_not_found') },
    body: empty,
    answers: Delivery,
    refuses: ['webhook_delivery_not_found', 'webhook_delivery_expired'],
  },
} as const satisfies Readonly<Record<string, Operation>>
