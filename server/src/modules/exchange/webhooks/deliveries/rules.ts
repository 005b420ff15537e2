import { type Instant, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Decision, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import type { Delivery } from '../shapes.ts'

/** A delivery as it is stored. */
export interface StoredDelivery extends Omit<Delivery, 'endpointId'> {
  readonly webhookId: Id
}

/** A delivery as its rules see it: its latest sending. */
export interface Sending extends StoredDelivery {
  /** Whether an attempt is under way. */
  readonly leased: boolean
  /** Whether its event is still in the log. */
  readonly kept: boolean
}

/** The latest sending, and the one that it replaced, if any. */
export interface Redelivery {
  readonly current: StoredDelivery
  readonly superseded: StoredDelivery | null
}

/** Two requests this close together are one wish, even when the receiver has acknowledged in between. */
const sameWishMilliseconds = 2000

/**
 * Sends a delivery again under its id. A sending that is due or under way already is answered unchanged, so
 * requesting it twice at once sends once.
 */
export function redeliver(
  sending: Sending,
  now: Instant,
): Decision<Redelivery, never, 'webhook_delivery_expired'> {
  const { leased, kept, ...current } = sending
  if (leased || current.status === 'pending' || isSameWish(current, now))
    return accept({ current, superseded: null })
  if (!kept)
    return refuse(
      'webhook_delivery_expired',
      said`The event is older than the ${{ retentionDays: limits.eventRetentionDays }} days that events are kept.`,
    )
  return accept(
    {
      current: {
        ...current,
        redelivery: current.redelivery + 1,
        status: 'pending',
        attempts: [],
        nextAttemptAt: now,
        acknowledgedAt: null,
        createdAt: now,
        updatedAt: now,
      },
      superseded: { ...current, status: 'superseded', nextAttemptAt: null, updatedAt: now },
    },
    {
      audit: [
        {
          action: 'webhooks.redeliver',
          targetType: 'webhook_delivery',
          targetId: current.id,
          changes: [{ field: 'redelivery', from: current.redelivery, to: current.redelivery + 1 }],
        },
      ],
    },
  )
}

const isSameWish = ({ redelivery, createdAt }: StoredDelivery, now: Instant): boolean =>
  redelivery > 0 && millisecondsOf(now) - millisecondsOf(createdAt) < sameWishMilliseconds

/** A test send: a delivery of no logged event, with its own payload. */
export interface TestSend {
  readonly delivery: StoredDelivery
  readonly payload: Readonly<Record<string, unknown>>
}

export const testSend = (
  webhookId: Id,
  event: string,
  payload: Readonly<Record<string, unknown>>,
  made: { readonly id: Id; readonly now: Instant },
): TestSend => ({
  payload,
  delivery: {
    id: made.id,
    redelivery: 0,
    webhookId,
    event,
    integrationEventId: null,
    status: 'pending',
    attempts: [],
    nextAttemptAt: made.now,
    acknowledgedAt: null,
    createdAt: made.now,
    updatedAt: made.now,
  },
})

/** The audit line of a recovery; which deliveries it queued is in their own rows. */
export const recovered = (webhookId: Id, since: Instant, queuedCount: number) =>
  accept(queuedCount, {
    audit: [
      {
        action: 'webhooks.recover',
        targetType: 'webhook',
        targetId: webhookId,
        changes: [
          { field: 'since', to: since },
          { field: 'queuedCount', to: queuedCount },
        ],
      },
    ],
  })
