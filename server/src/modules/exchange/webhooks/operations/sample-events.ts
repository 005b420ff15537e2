import type { Operation } from '../../../../platform/contract/operation.ts'
import { CreatedAt, described, object, optional, Type } from '../../../../platform/contract/shapes.ts'
import { EventName } from '../shapes.ts'
import { needs } from './parameters.ts'

const payload = { type: 'object', additionalProperties: true } as const

export const sampleEventOperations = {
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
