import type { UrlCheck } from '../../../platform/gateways/outbound-https/outbound-https.ts'
import { start, step } from '../../../platform/contract/lifecycle.ts'
import { addSeconds, type Instant } from '../../../platform/vocabulary/dates.ts'
import {
  type Accepted,
  accept,
  type Decision,
  type FieldChange,
  isRefused,
  type Refused,
  refuse,
  said,
} from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { secretLimit, webhookLimit, type WebhookState } from './shapes.ts'
import type { Subscriber } from './catalogue.ts'
import { webhookLife } from './contract.ts'

/** A webhook as its rules see it. */
export interface WebhookConfig {
  readonly id: Id
  readonly url: string
  readonly events: readonly string[]
  readonly description: string | null
  readonly state: WebhookState
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

/** A signing secret; sealed text, so that no rule can show it. */
export interface SigningSecret {
  readonly id: Id
  readonly sealed: Buffer
  readonly createdAt: Instant
  /** Until when it co-signs; null for the newest. */
  readonly expiresAt: Instant | null
}

type SubscriptionCode = 'bad-request' | 'webhook_event_scope_exceeds_actor' | 'webhook_url_not_allowed'

interface Subscription {
  readonly url: UrlCheck
  readonly events: readonly string[]
  readonly description: string | null
}

export function create(
  wanted: Subscription,
  subscriber: Subscriber,
  existing: number,
  made: { readonly id: Id; readonly now: Instant },
): Decision<WebhookConfig, never, SubscriptionCode | 'webhook_limit_reached'> {
  const refused = unknownEvent(wanted.events, subscriber) ?? beyondCaller(wanted.events, subscriber)
  if (refused) return refused
  if (!wanted.url.ok) return urlNotAllowed(wanted.url)
  if (existing >= webhookLimit)
    return refuse('webhook_limit_reached', said`The organisation has ${{ existing }} webhooks already.`)
  const webhook: WebhookConfig = {
    id: made.id,
    url: wanted.url.url,
    events: wanted.events,
    description: wanted.description,
    state: start(webhookLife),
    createdAt: made.now,
    updatedAt: made.now,
  }
  return accept(webhook, {
    audit: [
      audited(
        'webhooks.create',
        webhook.id,
        configFields.map(field => ({ field, to: webhook[field] })),
      ),
    ],
  })
}

export interface WebhookChange {
  readonly url?: UrlCheck | undefined
  readonly events?: readonly string[] | undefined
  readonly description?: string | null | undefined
}

/** Changes what was sent. A change to what already is leaves the webhook as it was. */
export function update(
  webhook: WebhookConfig,
  wanted: WebhookChange,
  unchanged: boolean,
  subscriber: Subscriber,
  now: Instant,
): Decision<WebhookConfig, never, SubscriptionCode | 'webhook_stale'> {
  if (!unchanged) return refuse('webhook_stale', 'The webhook has changed since it was read.')
  const events = wanted.events ?? webhook.events
  const added = events.filter(event => !webhook.events.includes(event))
  const unknown = unknownEvent(events, subscriber, webhook.events)
  if (unknown) return unknown
  if (wanted.url && !wanted.url.ok) return urlNotAllowed(wanted.url)
  const url = wanted.url?.url ?? webhook.url
  // A new address receives every event, so the caller who names it must be allowed to see every event.
  const beyond = beyondCaller(url === webhook.url ? added : events, subscriber)
  if (beyond) return beyond

  const description = wanted.description === undefined ? webhook.description : wanted.description
  const changed = { ...webhook, url, events, description }
  const changes = differences(webhook, changed)
  if (changes.length === 0) return accept(webhook)
  return accept({ ...changed, updatedAt: now }, { audit: [audited('webhooks.update', webhook.id, changes)] })
}

export const remove = (webhook: WebhookConfig): Accepted<WebhookConfig, never> =>
  accept(webhook, {
    audit: [
      audited(
        'webhooks.delete',
        webhook.id,
        configFields.map(field => ({ field, from: webhook[field] })),
      ),
    ],
  })

export const pause = (webhook: WebhookConfig, now: Instant) =>
  moved('webhooks.pause', webhook, step(webhookLife, 'pause', webhook.state), now)
export const resume = (webhook: WebhookConfig, now: Instant) =>
  moved('webhooks.resume', webhook, step(webhookLife, 'resume', webhook.state), now)

function moved<Code extends string>(
  action: string,
  webhook: WebhookConfig,
  next: Decision<WebhookState, never, Code>,
  now: Instant,
): Decision<WebhookConfig, never, Code> {
  if (isRefused(next)) return next
  const change = { field: 'state', from: webhook.state, to: next.state }
  return accept(
    { ...webhook, state: next.state, updatedAt: now },
    { audit: [audited(action, webhook.id, [change])] },
  )
}

/**
 * Adds a newest secret. Every older one keeps signing for the whole time that was promised when it was replaced,
 * so that a second rotation by accident does not cut off a receiver that still has only the first.
 */
export function rotate(
  webhook: WebhookConfig,
  signing: readonly SigningSecret[],
  newest: SigningSecret,
  subscriber: Subscriber,
  now: Instant,
): Decision<
  { webhook: WebhookConfig; secrets: readonly SigningSecret[] },
  never,
  'webhook_event_scope_exceeds_actor' | 'webhook_secret_limit_reached'
> {
  // Who has the secret can pass as us to a receiver that trusts us with every event.
  const beyond = beyondCaller(webhook.events, subscriber)
  if (beyond) return beyond
  if (signing.length >= secretLimit)
    return refuse('webhook_secret_limit_reached', said`${{ existing: signing.length }} secrets sign already.`)
  const expiresAt = addSeconds(now, limits.webhook.rotationHours * 3600)
  const former = signing.map(secret => ({ ...secret, expiresAt: secret.expiresAt ?? expiresAt }))
  return accept(
    { webhook: { ...webhook, updatedAt: now }, secrets: [newest, ...former] },
    { audit: [audited('webhooks.rotate_secret', webhook.id, [{ field: 'secretId', to: newest.id }])] },
  )
}

/**
 * The event of a test send: the requested one, or the first that the webhook subscribes to. Its receiver takes it for ours, so
 * the caller must be allowed to hear the event.
 */
export function testEvent(
  webhook: WebhookConfig,
  asked: string | undefined,
  subscriber: Subscriber,
): Decision<string, never, 'bad-request' | 'webhook_event_scope_exceeds_actor' | 'webhook_paused'> {
  const event = asked ?? webhook.events[0] ?? ''
  if (!webhook.events.includes(event)) {
    const message = `the webhook does not subscribe to “${event}”`
    return refuse('bad-request', `/event: ${message}.`, { errors: [{ pointer: '/event', message }] })
  }
  const beyond = beyondCaller([event], subscriber)
  if (beyond) return beyond
  if (webhook.state === 'paused') return refuse('webhook_paused', 'A paused webhook is sent nothing.')
  return accept(event, {
    audit: [audited('webhooks.send_test', webhook.id, [{ field: 'event', to: event }])],
  })
}

const configFields = ['url', 'events', 'description'] as const

const audited = (action: string, targetId: Id, changes: readonly FieldChange[]) => ({
  action,
  targetType: 'webhook',
  targetId,
  changes,
})

const differences = (before: WebhookConfig, after: WebhookConfig): FieldChange[] =>
  configFields
    .filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map(field => ({ field, from: before[field], to: after[field] }))

function unknownEvent(
  events: readonly string[],
  { catalogue }: Subscriber,
  subscribed: readonly string[] = [],
): Refused<'bad-request'> | undefined {
  const errors = events
    .map((event, index) => ({ event, pointer: `/events/${index}` }))
    .filter(({ event }) => !catalogue.has(event) && !subscribed.includes(event))
    .map(({ event, pointer }) => ({ pointer, message: `there is no event “${event}”` }))
  return errors[0] && refuse('bad-request', `${errors[0].pointer}: ${errors[0].message}.`, { errors })
}

export function beyondCaller(
  events: readonly string[],
  { catalogue, capabilities }: Subscriber,
): Refused<'webhook_event_scope_exceeds_actor'> | undefined {
  const beyond = events
    .map(event => ({
      event,
      missing: (catalogue.get(event)?.capabilities ?? []).filter(needed => !capabilities.has(needed)),
    }))
    .filter(({ missing }) => missing.length > 0)
  const [first] = beyond
  return (
    first &&
    refuse(
      'webhook_event_scope_exceeds_actor',
      `“${first.event}” also needs ${first.missing.join(' and ')}.`,
      {
        events: beyond,
      },
    )
  )
}

const urlNotAllowed = (url: Extract<UrlCheck, { ok: false }>): Refused<'webhook_url_not_allowed'> =>
  refuse('webhook_url_not_allowed', url.detail, { reason: url.code })
