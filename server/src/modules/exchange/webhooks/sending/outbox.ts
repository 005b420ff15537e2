import type { WriteTransaction } from '../../../../platform/data/database.ts'
import {
  acknowledges,
  type PostOutcome,
  type SignedPosts,
} from '../../../../platform/gateways/signed-posts/signed-posts.ts'
import {
  type Claiming,
  type Ended,
  Outbox,
  type OutboxFamily,
  type OutboxSettings,
} from '../../../../platform/outbox/outbox.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { reportFailing } from '../failing/report.ts'
import type { Attempt } from '../shapes.ts'
import { makeDeliveries, outboxName } from './announcements.ts'
import { claim, type ClaimedDelivery } from './claim.ts'
import { healthOf } from './health.ts'
import { bodyOf, headersOf } from './message.ts'
import {
  deliveriesTable,
  findByIndex,
  nextDue,
  saveHealth,
  saveSettled,
  type Settled,
  takeUpAbandoned,
} from './outcomes.ts'
import { OpenSecrets } from './secrets.ts'
import { type Outcome, settle } from './settlement.ts'

export interface WebhookSettings extends OutboxSettings {
  /** In [0, 1): how much longer than its base a wait is. */
  readonly chance: () => number
  /** Deliveries of one webhook under way, over all processes. */
  readonly perWebhook: number
}

const defaults: Partial<OutboxSettings> & Pick<WebhookSettings, 'chance' | 'perWebhook'> = {
  chance: Math.random,
  // Twenty in a second for a receiver that answers within 400 ms.
  perWebhook: 8,
  leaseMs: 30_000,
  attempts: 2048,
  struggling: 2048,
  // For each of the hundred webhooks that an organisation may have there is room that no other can take.
  perOrganisation: 800,
  guaranteed: 1,
}

/** What becomes of a delivery after an attempt; `pending` when nothing could be sent. */
const statuses = ['delivered', 'retrying', 'dead_letter', 'pending']

/** What of the service sending needs. */
export type SendingServices = Pick<
  Services,
  'database' | 'transactions' | 'keyring' | 'mail' | 'log' | 'metrics'
>

/** Sends deliveries to webhooks. */
export function webhookOutbox(
  services: SendingServices,
  posts: SignedPosts,
  settings: Partial<WebhookSettings> = {},
): Outbox<ClaimedDelivery, Outcome> {
  const { chance, perWebhook, ...others } = { ...defaults, ...settings }
  const secrets = new OpenSecrets(services.keyring, services.log)
  const family: OutboxFamily<ClaimedDelivery, Outcome> = {
    name: outboxName,
    operation: 'webhooks.deliver',
    claim: (tx, claiming) => makeAndClaim(tx, { ...claiming, perWebhook }, secrets),
    nextDue: (tx, lease) => nextDue(tx, lease, perWebhook),
    attempts: {
      table: deliveriesTable,
      attempt: (_orgId, claimed) => attempt(posts, claimed),
      settle: (tx, ended) => settleAll(tx, services, ended, chance),
      count: services.metrics.counter({
        name: 'konttori_webhook_attempts_total',
        help: 'Attempts to deliver to a webhook, by what became of the delivery.',
        label: 'outcome',
        values: statuses,
      }),
    },
  }
  const outbox = new Outbox(services, family, others)
  services.metrics.gauge(
    { name: 'konttori_webhook_attempts_under_way', help: 'Attempts that wait for a receiver.' },
    () => outbox.underWay,
  )
  return outbox
}

/** Nothing that is read decides what is written, so all of it travels together. */
async function makeAndClaim(
  tx: WriteTransaction,
  claiming: Claiming & { readonly perWebhook: number },
  secrets: OpenSecrets,
) {
  const [, , more, claimed] = await Promise.all([
    findByIndex(tx),
    takeUpAbandoned(tx, claiming.lease),
    makeDeliveries(tx),
    claim(tx, claiming, secrets),
  ])
  return { claimed, more }
}

async function settleAll(
  tx: WriteTransaction,
  services: SendingServices,
  ended: readonly Ended<ClaimedDelivery, Outcome>[],
  chance: () => number,
): Promise<string[]> {
  const settled = ended.map(({ claimed, outcome }) => ({
    claimed,
    ...settle(claimed.attemptsMade, outcome, tx.now, chance()),
  }))
  const health = healthOf(settled.map(({ claimed, attempt }) => ({ webhookId: claimed.webhookId, attempt })))
  const saved = Promise.all([saveSettled(tx, settled), health.length > 0 && saveHealth(tx, health)])
  const gaveUp = givenUp(settled)
  if (gaveUp.size > 0) await reportFailing(tx, services, gaveUp)
  await saved
  return settled.map(({ status }) => status)
}

/** The webhooks with a delivery that no other attempt will follow, each with its last attempt. */
const givenUp = (settled: readonly Settled[]): ReadonlyMap<Id, Attempt> =>
  new Map(
    settled.flatMap(({ claimed, status, attempt }) =>
      status === 'dead_letter' && attempt ? [[claimed.webhookId, attempt] as const] : [],
    ),
  )

/** Sends a claimed delivery once. */
async function attempt(posts: SignedPosts, claimed: ClaimedDelivery): Promise<Outcome> {
  const { id, tail, startedAt: at, receiver } = claimed
  const unsent = { at, responseStatus: null, durationMs: 0 }
  if (!tail) return { kind: 'hopeless', attempt: { ...unsent, errorCode: 'event_expired' } }
  if (!receiver.secrets) return { kind: 'made', attempt: { ...unsent, errorCode: 'secret_unreadable' } }
  const outcome = await posts.post({
    about: { deliveryId: id },
    url: receiver.url,
    headers: headersOf(id, claimed),
    body: bodyOf(id, tail),
    secrets: receiver.secrets,
    deadlineMs: limits.webhook.deadlineMs,
  })
  if (!outcome) return { kind: 'postponed' }
  const { status: responseStatus, durationMs } = outcome
  return { kind: 'made', attempt: { at, responseStatus, durationMs, errorCode: errorOf(outcome) } }
}

/** The rest of a long answer is left unread by our own choice; one that is not whole in time, or breaks off, is none. */
function errorOf({ status, errorCode }: NonNullable<PostOutcome>): string | null {
  const acknowledged = status !== null && acknowledges(status)
  if (acknowledged && (errorCode === null || errorCode === 'response_too_large')) return null
  return errorCode ?? 'unacknowledged'
}
