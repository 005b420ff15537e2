import type { Contract } from '../family.ts'
import { described, Instant, nullable, object, Type } from '../shapes.ts'
import type { Components } from './components.ts'

type Json = Record<string, unknown>

/** What webhooks are sent, by event; the operations that register webhooks say how it is signed. */
export function webhooksOf(contracts: readonly Contract[], components: Components): Json {
  const announced = contracts.flatMap(({ tag, events }) =>
    Object.entries(events).map(([event, declaration]) => ({ tag, event, ...declaration })),
  )
  return Object.fromEntries(
    announced.map(({ tag, event, capabilities, payload }) => [
      event,
      {
        post: {
          operationId: `on.${event}`,
          tags: [tag],
          summary: event,
          ...descriptionOf(contracts, event),
          'x-service-capabilities': capabilities,
          security: [],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: components.answer(
                  object({
                    id: Type.String({ description: 'The delivery; the same on every retry.' }),
                    event: Type.Literal(event, { description: 'What happened.' }),
                    integrationEventId: nullable(
                      Type.String({ description: 'What to deduplicate by; null only for a test send.' }),
                    ),
                    createdAt: described(
                      Instant,
                      'When it happened; the same on every retry and redelivery.',
                    ),
                    data: described(payload, 'Whom and what it happened to; read the rest by these ids.'),
                  }),
                ),
              },
            },
          },
          responses: {
            '2XX': { description: 'Acknowledged; anything else is tried again.' },
            '4XX': { description: 'Not acknowledged.' },
          },
        },
      },
    ]),
  )
}

/** What emits it without a request; the operations that emit it say so themselves. */
function descriptionOf(contracts: readonly Contract[], event: string): { description?: string } {
  const jobs = contracts.flatMap(contract => Object.values(contract.jobs ?? {}))
  const does = new Set(jobs.flatMap(job => (job.emits.includes(event) ? [job.does] : [])))
  return does.size > 0 ? { description: `Also without a request. ${[...does].join(' ')}` } : {}
}
