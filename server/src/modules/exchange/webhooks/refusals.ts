import { count } from '../../../platform/contract/reason-values.ts'
import { refusals } from '../../../platform/contract/refusals.ts'
import { limits } from '../../../platform/vocabulary/limits.ts'
import { secretLimit, webhookLimit } from './shapes.ts'
import { translations } from './refusal-translations.ts'

export const webhookRefusals = refusals(translations, {
  webhook_event_scope_exceeds_actor: {
    status: 403,
    title: "The event is beyond the caller's capabilities",
    when: 'A subscription, a reading of the log, a test send or a sample event names an event whose capabilities the caller does not hold, or a webhook that subscribes to one is to have its secret renewed, its deliveries read or what it missed sent again. `events` says what is missing for each.',
    remedy: 'Name fewer events, or let someone who holds the capabilities ask.',
  },
  webhook_not_found: {
    status: 404,
    title: 'No such webhook',
    when: 'No webhook of the organisation has the id.',
    remedy: 'Read the ids from `GET /v1/webhooks`.',
  },
  webhook_stale: {
    status: 409,
    title: 'The webhook has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the webhook.',
    remedy: 'Read the webhook again and decide anew.',
  },
  webhook_url_not_allowed: {
    status: 422,
    title: 'The address cannot be called',
    when: 'The URL is not HTTPS, carries credentials, or does not lead to a public host; `reason` says which.',
    remedy: 'Register an HTTPS address that is reachable from the public internet.',
  },
  webhook_limit_reached: {
    status: 422,
    values: {
      existing: count('How many webhooks there are.'),
    },
    title: 'There are too many webhooks',
    when: `The organisation has ${webhookLimit} webhooks.`,
    remedy: 'Delete one that is not needed, or let one receiver hand events on.',
  },
  webhook_secret_limit_reached: {
    status: 409,
    values: {
      existing: count('How many secrets sign.'),
    },
    title: 'Too many secrets sign already',
    when: `${secretLimit} secrets of the webhook sign at the moment, because it was rotated often within 24 hours.`,
    remedy: 'Rotate again when the oldest has expired; `secretVersions` of the webhook says when.',
    retryable: true,
  },
  webhook_already_paused: {
    status: 409,
    title: 'The webhook is paused already',
    when: 'A paused webhook is asked to pause.',
    remedy: 'Nothing is left to do.',
  },
  webhook_not_paused: {
    status: 409,
    title: 'The webhook is not paused',
    when: 'An active webhook is asked to resume.',
    remedy: 'Nothing is left to do.',
  },
  webhook_paused: {
    status: 409,
    title: 'The webhook is paused',
    when: 'A test send is asked of a paused webhook.',
    remedy: 'Resume the webhook first.',
  },
  webhook_delivery_not_found: {
    status: 404,
    title: 'No such delivery',
    when: `No delivery of the organisation has the id, or it is older than ${limits.eventRetentionDays} days.`,
    remedy: 'Read the ids from `GET /v1/webhooks/{id}/deliveries`.',
  },
  webhook_delivery_expired: {
    status: 410,
    values: {
      retentionDays: count('For how many days events are kept.'),
    },
    title: 'The event is no longer kept',
    when: `The delivery's event is older than the ${limits.eventRetentionDays} days of the event log.`,
    remedy: 'Read the present state from the resource that the event named.',
  },
})
