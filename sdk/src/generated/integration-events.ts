// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { EventName, IntegrationEvent } from './schemas.ts'

export type IntegrationEventsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only events of this name. */
  event?: EventName | undefined
  /** Only events with `createdAt` at or after it, RFC 3339. */
  since?: string | undefined
  /** `end`: no events, and as `nextCursor` the end of the log, to read on from what happens after this request. Goes with neither `cursor` nor `since`. */
  from?: 'end' | undefined
}

export type IntegrationEventsListAnswer = Page<IntegrationEvent>

export const integrationEvents = (call: Call) => ({
  /**
   * Read the integration-event log
   *
   * The organisation's integration-event log, oldest first: the facts that webhooks fan out, as far as the caller may subscribe to them: beside `integrations.manage` an event needs its own capabilities, all of them. `GET /v1/webhook-events` says which these are; others are passed over, and naming one in `event` is refused. Kept 90 days. `nextCursor` is a durable position and is given on the last page too: store it with what you have processed, and pass it with the same `event` and `since` to read on, now or in a month. Every event that the caller may hear is then seen once, in order, whatever commits at the same time. Deletions appear here as `*.deleted`, never among the rows of a list.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `GET /v1/integration-events`; needs `integrations.manage`
   */
  list: (
    query: IntegrationEventsListQuery = {},
    options?: CallOptions,
  ): Promise<IntegrationEventsListAnswer> =>
    call({ id: 'integrationEvents.list', method: 'GET', path: '/v1/integration-events' }, { query }, options),
})
