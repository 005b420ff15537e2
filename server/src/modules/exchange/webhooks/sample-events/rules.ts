import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  type Fact,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { ShapeError } from '../../../../platform/vocabulary/request-refused.ts'
import type { Subscriber } from '../catalogue.ts'
import { beyondCaller } from '../rules.ts'

/** An event of the log that did not happen. */
export interface SampleEvent {
  readonly id: Id
  readonly event: string
  /** Fits the event's schema, and says that it is a sample. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly createdAt: Instant
}

/** What a sample event is made of. */
export interface Sampling {
  readonly sandbox: boolean
  readonly subscriber: Subscriber
  readonly id: Id
  readonly now: Instant
  /** The payload of a known event, with what the caller gave in it; what does not fit is listed by field. */
  payloadOf(event: string): {
    readonly payload: Readonly<Record<string, unknown>>
    readonly errors: readonly ShapeError[]
  }
}

/** A sample is sent only for somebody who may hear of the event: a receiver may act on it. */
export function trigger(
  event: string,
  { sandbox, subscriber, id, now, payloadOf }: Sampling,
): Decision<SampleEvent, Fact, 'not_a_sandbox' | 'bad-request' | 'webhook_event_scope_exceeds_actor'> {
  if (!sandbox)
    return refuse('not_a_sandbox', 'Events are made up only in a sandbox, which this organisation is not.')
  const refused = unknown(event, subscriber) ?? beyondCaller([event], subscriber)
  if (refused) return refused
  const { payload, errors } = payloadOf(event)
  if (errors[0]) return refuse('bad-request', `${errors[0].pointer}: ${errors[0].message}.`, { errors })
  const sample = { id, event, payload: { ...payload, sample: true }, createdAt: now }
  return accept(sample, {
    facts: [{ id, event, payload: sample.payload }],
    audit: [
      {
        action: 'sandbox.trigger_event',
        targetType: 'integration_event',
        targetId: id,
        changes: [{ field: 'event', to: event }],
      },
    ],
  })
}

function unknown(event: string, { catalogue }: Subscriber): Refused<'bad-request'> | undefined {
  if (catalogue.has(event)) return undefined
  const message = `there is no event “${event}”; GET /v1/webhook-events has those there are`
  return refuse('bad-request', `/event: ${message}.`, { errors: [{ pointer: '/event', message }] })
}
