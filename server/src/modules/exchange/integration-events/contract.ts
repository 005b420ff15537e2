import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import {
  CreatedAt,
  described,
  eventName,
  InstantInput,
  named,
  object,
  oneOf,
  optional,
  page,
  paging,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { webhookRefusals } from '../webhooks/refusals.ts'

export const IntegrationEvent = named(
  'IntegrationEvent',
  object({
    id: Type.String({ format: 'uuid', description: '`integrationEventId` of every delivery of the event.' }),
    event: eventName('workday.approved'),
    payload: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      additionalProperties: true,
      'x-service-payload-of': 'event',
      description: 'Identifiers, states and instants; `GET /v1/webhook-events` has its schema.',
    }),
    sequence: Type.Integer({
      description:
        "The event's place in the organisation's log: 1, 2, 3, … in commit order. The log has no gap; a page has them where it passes over events.",
    }),
    createdAt: described(CreatedAt, 'When it happened.'),
    updatedAt: Type.String({
      format: 'date-time',
      description: 'Always `createdAt`: the log is append-only.',
    }),
  }),
)
export type IntegrationEvent = Static<typeof IntegrationEvent>

export const integrationEvents = contract({
  name: 'integrationEvents',
  tag: 'Integration events',
  about: 'The log of what happened, the same facts that webhooks deliver; kept 90 days.',
  refusals: refusals({
    cursor_expired: {
      status: 410,
      title: 'The position is older than the log',
      when: `Events after the cursor's position are older than ${limits.eventRetentionDays} days and no longer kept, so the reader has missed some. \`earliestAvailable\` is the \`createdAt\` of the oldest event that is kept, or null.`,
      remedy:
        'Sweep the registers with `updatedSince` to catch up, then read the log from the instant at which the sweep began, with `since`.',
      translations: {
        fi: [
          'Kohta on lokia vanhempi',
          'Kiri ensin kiinni lukemalla rekisterit `updatedSince`-parametrilla ja lue sitten lokia hetkestä, jona lukeminen alkoi, parametrilla `since`.',
        ],
        sv: [
          'Positionen är äldre än loggen',
          'Hämta in registren med `updatedSince`, och läs sedan loggen från den tidpunkt då hämtningen började, med `since`.',
        ],
      },
    },
  }),
  uses: {
    refusals: { webhook_event_scope_exceeds_actor: webhookRefusals.webhook_event_scope_exceeds_actor },
  },
  events: events({}),
  operations: {
    list: {
      method: 'GET',
      path: '/v1/integration-events',
      summary: 'Read the integration-event log',
      description: `The organisation's integration-event log, oldest first: the facts that webhooks fan out, as far as the caller may subscribe to them: beside \`integrations.manage\` an event needs its own capabilities, all of them. \`GET /v1/webhook-events\` says which these are; others are passed over, and naming one in \`event\` is refused. Kept ${limits.eventRetentionDays} days. \`nextCursor\` is a durable position and is given on the last page too: store it with what you have processed, and pass it with the same \`event\` and \`since\` to read on, now or in a month. Every event that the caller may hear is then seen once, in order, whatever commits at the same time. Deletions appear here as \`*.deleted\`, never among the rows of a list.`,
      needs: ['integrations.manage'],
      query: object({
        ...paging,
        event: optional(
          Type.String({
            title: 'EventName',
            minLength: 1,
            maxLength: 100,
            description: 'Only events of this name.',
            examples: ['workday.approved'],
          }),
        ),
        since: optional(
          Type.String({
            ...InstantInput,
            description: 'Only events with `createdAt` at or after it, RFC 3339.',
          }),
        ),
        from: optional(
          oneOf(['end'], {
            description:
              '`end`: no events, and as `nextCursor` the end of the log, to read on from what happens after this request. Goes with neither `cursor` nor `since`.',
          }),
        ),
      }),
      answers: page(IntegrationEvent),
      refuses: ['webhook_event_scope_exceeds_actor', 'cursor_expired'],
      example: {
        answer: {
          items: [
            {
              id: '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11',
              event: 'workday.approved',
              payload: {
                workDayId: '019ddc69-0a55-7b1c-9a41-5d1d6a0c7e02',
                membershipId: '019dd001-7c11-7d2e-8f3b-2b5c9e7a1d40',
                workDate: '2026-11-19',
                approvedAt: '2026-11-20T07:00:00.000Z',
              },
              sequence: 4711,
              createdAt: '2026-11-20T07:00:00.000Z',
              updatedAt: '2026-11-20T07:00:00.000Z',
            },
          ],
          pageInfo: { nextCursor: 'eyJwIjo0NzExfQ', hasMore: false },
        },
      },
    },
  },
})
