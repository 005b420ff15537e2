import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { lifecycle } from '../../../platform/contract/lifecycle.ts'
import type { Operation } from '../../../platform/contract/operation.ts'
import { array, CreatedAt, described, object, optional, Type } from '../../../platform/contract/shapes.ts'
import { notASandbox } from '../../company/organisation/refusals.ts'
import { deliveryOperations } from './operations/deliveries.ts'
import { needs, webhookOperations } from './operations/webhooks.ts'
import { webhookRefusals } from './refusals.ts'
import { CataloguedEvent, EventName, webhookStates } from './shapes.ts'

const payload = { type: 'object', additionalProperties: true } as const

const sampleEventOperations = {
  triggerEvent: {
    method: 'POST',
    path: '/v1/sandbox/events',
    summary: 'Record a sample event in a sandbox',
    description:
      'It goes the way of every event: into the log, and to every webhook that subscribes to it, signed and retried. Nothing else changes. Its payload carries `sample: true`, which no other event has, and names no record but those that are given in `payload`. The caller needs the capabilities of the event.',
    needs,
    body: object({
      event: EventName,
      payload: optional(
        Type.Unsafe<Readonly<Record<string, unknown>>>({
          ...payload,
          maxProperties: 50,
          description:
            "Fields of the event's payload to use in place of made-up ones, such as the id of a record that the receiver is to read.",
        }),
      ),
    }),
    status: 201,
    answers: object({
      id: Type.String({
        format: 'uuid',
        description: '`integrationEventId` of every delivery of the event.',
      }),
      event: EventName,
      payload: Type.Unsafe<Readonly<Record<string, unknown>>>({
        ...payload,
        description: 'What was recorded: the fields of the event, and `sample: true`.',
      }),
      createdAt: described(CreatedAt, "When it was recorded, by the sandbox's clock."),
    }),
    refuses: ['not_a_sandbox', 'webhook_event_scope_exceeds_actor'],
    example: {
      body: { event: 'workday.approved' },
      answer: {
        id: '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11',
        event: 'workday.approved',
        payload: {
          workDayId: '00000000-0000-7000-8000-000000000000',
          membershipId: '00000000-0000-7000-8000-000000000000',
          workDate: '2026-11-20',
          approvedAt: '2026-11-20T07:00:00.000Z',
          sample: true,
        },
        createdAt: '2026-11-20T07:00:00.000Z',
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>

const catalogueOperations = {
  listEvents: {
    method: 'GET',
    path: '/v1/webhook-events',
    summary: 'List events to subscribe to',
    description:
      'The events that the caller may subscribe to, with the schemas of their payloads. Events whose capabilities the caller does not hold are left out.',
    needs: 'none',
    transaction: 'none',
    answers: object({
      events: array(CataloguedEvent, { description: 'Every event that the caller may subscribe to.' }),
    }),
  },
} as const satisfies Readonly<Record<string, Operation>>

export const webhookLife = lifecycle({
  resource: 'webhook',
  states: webhookStates,
  initial: 'active',
  transitions: {
    pause: { from: ['active'], to: 'paused', otherwise: 'webhook_already_paused' },
    resume: { from: ['paused'], to: 'active', otherwise: 'webhook_not_paused' },
  },
})

export const webhooks = contract({
  name: 'webhooks',
  tag: 'Webhooks',
  about: 'Webhooks, their deliveries and signing secrets, and the catalogue of events.',
  refusals: webhookRefusals,
  uses: { refusals: notASandbox },
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
    integration_event: { event: 'open' },
  },
  operations: {
    ...webhookOperations,
    ...deliveryOperations,
    ...catalogueOperations,
    ...sampleEventOperations,
  },
})
