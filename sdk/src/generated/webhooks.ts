// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { DeletedRecord, EventName, Webhook, WebhookDelivery, WithNames } from './schemas.ts'

export type WebhooksListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** A part of the description or the address, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
}

export type WebhooksListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Webhook[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
}

export type WebhooksCreateBody = {
  /** HTTPS on a public host. Redirects are not followed. */
  url: string
  /** The events that are sent to it. */
  events: readonly EventName[]
  /** What it is for, in the words of whoever registered it; null when they gave none. */
  description?: string | null | undefined
}

export type WebhooksCreateAnswer = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** The signing secret, shown this once. Its characters as they stand are the key of the HMAC; there is nothing to decode. */
  secret: string
}

export type WebhooksGetAnswer = Webhook

export type WebhooksUpdateBody = {
  /** HTTPS on a public host. Redirects are not followed. */
  url?: string | undefined
  /** The events that are sent to it. */
  events?: readonly EventName[] | undefined
  /** What it is for, in the words of whoever registered it; null when they gave none. */
  description?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type WebhooksUpdateAnswer = Webhook

export type WebhooksRotateSecretBody = Record<string, never>

export type WebhooksRotateSecretAnswer = {
  /** The signing secret, shown this once. Its characters as they stand are the key of the HMAC; there is nothing to decode. */
  secret: string
}

export type WebhooksPauseBody = WebhooksRotateSecretBody

export type WebhooksPauseAnswer = Webhook

export type WebhooksResumeBody = WebhooksRotateSecretBody

export type WebhooksResumeAnswer = Webhook

export type WebhooksSendTestBody = {
  event?: EventName | undefined
}

export type WebhooksSendTestAnswer = WebhookDelivery

export type WebhooksRecoverBody = {
  /** The instant from which on logged events are looked through. */
  since: string
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type WebhooksRecoverAnswer = {
  /** How many events were queued by this call. */
  queuedCount: number
  /** Whether events remain that the call did not look through. */
  hasMore: boolean
  /** Where the next call goes on, as `since`; null when nothing remains. */
  continueSince: string | null
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type WebhooksListDeliveriesQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only deliveries with this status. */
  status?: 'pending' | 'retrying' | 'delivered' | 'dead_letter' | 'superseded' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type WebhooksListDeliveriesAnswer = Page<WebhookDelivery> & WithNames

export type WebhooksGetDeliveryQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type WebhooksGetDeliveryAnswer = WebhookDelivery & WithNames

export type WebhooksRedeliverBody = WebhooksRotateSecretBody

export type WebhooksRedeliverAnswer = WebhookDelivery

export type WebhooksListEventsAnswer = {
  /** Every event that the caller may subscribe to. */
  events: readonly {
    event: EventName
    /** All of them are needed to subscribe. */
    capabilities: readonly string[]
    /** JSON Schema, draft 2020-12. */
    payloadSchema: Readonly<Record<string, unknown>>
  }[]
}

export type WebhooksTriggerEventBody = {
  event: EventName
  /** Fields of the event's payload to use in place of made-up ones, such as the id of a record that the receiver is to read. */
  payload?: Readonly<Record<string, unknown>> | undefined
}

export type WebhooksTriggerEventAnswer = {
  /** `integrationEventId` of every delivery of the event. */
  id: string
  event: EventName
  /** What was recorded: the fields of the event, and `sample: true`. */
  payload: Readonly<Record<string, unknown>>
  /** When it was recorded, by the sandbox's clock. */
  createdAt: string
}

export const webhooks = (call: Call) => ({
  /**
   * List webhooks
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `GET /v1/webhooks`; needs `integrations.manage`
   */
  list: (query: WebhooksListQuery = {}, options?: CallOptions): Promise<WebhooksListAnswer> =>
    call({ id: 'webhooks.list', method: 'GET', path: '/v1/webhooks' }, { query }, options),

  /**
   * Add a webhook
   *
   * Subscribe an address to events. Every event also needs its own capabilities, all of them; see `GET /v1/webhook-events`. The secret is shown this once and signs every delivery: `x-service-signature: t=<unix seconds>,v1=<hex>` is the HMAC-SHA256 of `<t>.<raw body>`. A webhook hears what happens after its creation; `recover` sends what happened before.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `POST /v1/webhooks`; needs `integrations.manage`
   */
  create: (body: WebhooksCreateBody, options?: KeyedCallOptions): Promise<WebhooksCreateAnswer> =>
    call({ id: 'webhooks.create', method: 'POST', path: '/v1/webhooks', keyed: true }, { body }, options),

  /**
   * Read a webhook
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `GET /v1/webhooks/{id}`; needs `integrations.manage`
   */
  get: (id: string, options?: CallOptions): Promise<WebhooksGetAnswer> =>
    call({ id: 'webhooks.get', method: 'GET', path: '/v1/webhooks/{id}' }, { path: { id } }, options),

  /**
   * Change a webhook
   *
   * Change the address, the events or the description. Added events need their capabilities. A new address needs those of every event, because it will receive them all. Deliveries that wait are sent to the new address.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `PATCH /v1/webhooks/{id}`; needs `integrations.manage`
   */
  update: (id: string, body: WebhooksUpdateBody, options?: CallOptions): Promise<WebhooksUpdateAnswer> =>
    call(
      { id: 'webhooks.update', method: 'PATCH', path: '/v1/webhooks/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Delete a webhook
   *
   * Delete a webhook; nothing is sent to it any more. A sweep of `GET /v1/webhooks` lists it in `deleted`.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `DELETE /v1/webhooks/{id}`; needs `integrations.manage`
   */
  delete: (id: string, options?: CallOptions): Promise<void> =>
    call({ id: 'webhooks.delete', method: 'DELETE', path: '/v1/webhooks/{id}' }, { path: { id } }, options),

  /**
   * Renew the secret of a webhook
   *
   * Make a new signing secret. The former secret co-signs for 24 hours: deliveries carry one `v1` per secret, and a receiver accepts if any matches.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `POST /v1/webhooks/{id}/rotate-secret`; needs `integrations.manage`
   */
  rotateSecret: (
    id: string,
    body: WebhooksRotateSecretBody = {},
    options?: KeyedCallOptions,
  ): Promise<WebhooksRotateSecretAnswer> =>
    call(
      { id: 'webhooks.rotateSecret', method: 'POST', path: '/v1/webhooks/{id}/rotate-secret', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Pause a webhook
   *
   * Stop sending. Deliveries that wait are held until the webhook resumes. Events that happen meanwhile are not queued; `recover` sends them.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `POST /v1/webhooks/{id}/pause`; needs `integrations.manage`
   */
  pause: (
    id: string,
    body: WebhooksPauseBody = {},
    options?: KeyedCallOptions,
  ): Promise<WebhooksPauseAnswer> =>
    call(
      { id: 'webhooks.pause', method: 'POST', path: '/v1/webhooks/{id}/pause', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Resume a webhook
   *
   * Send again; deliveries that were held go out.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `POST /v1/webhooks/{id}/resume`; needs `integrations.manage`
   */
  resume: (
    id: string,
    body: WebhooksResumeBody = {},
    options?: KeyedCallOptions,
  ): Promise<WebhooksResumeAnswer> =>
    call(
      { id: 'webhooks.resume', method: 'POST', path: '/v1/webhooks/{id}/resume', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Send a sample delivery
   *
   * A delivery with `integrationEventId: null` and a made-up payload of the right shape. `event` is one the webhook subscribes to, the first when absent; the caller needs its capabilities.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `POST /v1/webhooks/{id}/test`; needs `integrations.manage`
   */
  sendTest: (
    id: string,
    body: WebhooksSendTestBody = {},
    options?: KeyedCallOptions,
  ): Promise<WebhooksSendTestAnswer> =>
    call(
      { id: 'webhooks.sendTest', method: 'POST', path: '/v1/webhooks/{id}/test', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Send again what was missed
   *
   * Queue again what the webhook has not acknowledged. Every logged event since the instant that the webhook subscribes to and has not acknowledged; what already waits is left alone. One call looks through 5000 events: while `hasMore`, call again with `since` = `continueSince`. The caller needs the capabilities of every event that the webhook subscribes to.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `POST /v1/webhooks/{id}/recover`; needs `integrations.manage`
   */
  recover: (
    id: string,
    body: WebhooksRecoverBody,
    options?: KeyedCallOptions,
  ): Promise<WebhooksRecoverAnswer> =>
    call(
      { id: 'webhooks.recover', method: 'POST', path: '/v1/webhooks/{id}/recover', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * List the deliveries of a webhook
   *
   * A webhook's deliveries, the newest first. A redelivery stands in its own row under the same `id`; the sending it replaced is `superseded`. The caller needs the capabilities of every event that the webhook subscribes to; deliveries of other events, from a former subscription, are shown to whoever holds theirs.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `GET /v1/webhooks/{id}/deliveries`; needs `integrations.manage`
   */
  listDeliveries: (
    id: string,
    query: WebhooksListDeliveriesQuery = {},
    options?: CallOptions,
  ): Promise<WebhooksListDeliveriesAnswer> =>
    call(
      { id: 'webhooks.listDeliveries', method: 'GET', path: '/v1/webhooks/{id}/deliveries' },
      { path: { id }, query },
      options,
    ),

  /**
   * Read a delivery of a webhook
   *
   * One delivery as it stands, after its latest redelivery. To whoever lacks the capabilities of its event it does not exist.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `GET /v1/webhook-deliveries/{id}`; needs `integrations.manage`
   */
  getDelivery: (
    id: string,
    query: WebhooksGetDeliveryQuery = {},
    options?: CallOptions,
  ): Promise<WebhooksGetDeliveryAnswer> =>
    call(
      { id: 'webhooks.getDelivery', method: 'GET', path: '/v1/webhook-deliveries/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Send a delivery again
   *
   * Send a delivery again, under the same id. Closes the earlier sending as `superseded` and starts five new attempts. Asked twice at once, it is sent once: a delivery that is on its way already is answered as it stands. A paused webhook holds it until it resumes. To whoever lacks the capabilities of its event it does not exist.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `POST /v1/webhook-deliveries/{id}/redeliver`; needs `integrations.manage`
   */
  redeliver: (
    id: string,
    body: WebhooksRedeliverBody = {},
    options?: KeyedCallOptions,
  ): Promise<WebhooksRedeliverAnswer> =>
    call(
      {
        id: 'webhooks.redeliver',
        method: 'POST',
        path: '/v1/webhook-deliveries/{id}/redeliver',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),

  /**
   * List events to subscribe to
   *
   * The events that the caller may subscribe to, with the schemas of their payloads. Events whose capabilities the caller does not hold are left out.
   *
   * Takes any credential.
   *
   * `GET /v1/webhook-events`
   */
  listEvents: (options?: CallOptions): Promise<WebhooksListEventsAnswer> =>
    call({ id: 'webhooks.listEvents', method: 'GET', path: '/v1/webhook-events' }, {}, options),

  /**
   * Record a sample event in a sandbox
   *
   * It goes the way of every event: into the log, and to every webhook that subscribes to it, signed and retried. Nothing else changes. Its payload carries `sample: true`, which no other event has, and names no record but those that are given in `payload`. The caller needs the capabilities of the event.
   *
   * Takes any credential that holds `integrations.manage`.
   *
   * `POST /v1/sandbox/events`; needs `integrations.manage`
   */
  triggerEvent: (
    body: WebhooksTriggerEventBody,
    options?: KeyedCallOptions,
  ): Promise<WebhooksTriggerEventAnswer> =>
    call(
      { id: 'webhooks.triggerEvent', method: 'POST', path: '/v1/sandbox/events', keyed: true },
      { body },
      options,
    ),
})
