import { beforeEach, vi } from 'vitest'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { OutboundHttps } from '../../../../platform/gateways/outbound-https/outbound-https.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import type { Room } from '../../../../platform/outbox/outbox.ts'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import { makeDeliveries } from '../sending/announcements.ts'
import { claim, type ClaimedDelivery } from '../sending/claim.ts'
import { findByIndex } from '../sending/outcomes.ts'
import { OpenSecrets } from '../sending/secrets.ts'
import { type Received, Receivers } from './receivers.ts'
import { type Ask, type Process, startWorld, type World } from './world.ts'
import { patience } from '../../../../../test/world/patience.ts'

/** A world with a fresh organisation for every test, whose receivers acknowledge until a test says otherwise. */
export async function startScene(): Promise<Scene> {
  const receivers = new Receivers()
  const scene = new Scene(await startWorld(receivers), receivers)
  beforeEach(() => scene.begin())
  return scene
}

class Scene {
  readonly world: World
  readonly receivers: Receivers
  orgId: Id = ''
  ask: Ask = () => Promise.reject(new Error('the scene has not begun'))
  #webhooks = 0

  constructor(world: World, receivers: Receivers) {
    this.world = world
    this.receivers = receivers
  }

  async begin(): Promise<void> {
    this.orgId = await this.world.organisation()
    this.ask = this.world.as(this.orgId)
    this.receivers.received.length = 0
    this.receivers.react(204)
  }

  /** A webhook of its own address. */
  readonly webhook = async (asking: Ask = this.ask): Promise<{ url: string; id: Id }> => {
    const url = `https://r${++this.#webhooks}.example.com/`
    const { body } = await asking('POST', '/v1/webhooks', { url, events: ['thing.made'] })
    return { url, id: body.id }
  }

  readonly deliveriesOf = async (id: Id) =>
    (await this.ask('GET', `/v1/webhooks/${id}/deliveries`)).body.items

  readonly statusesOf = async (id: Id): Promise<string[]> =>
    (await this.deliveriesOf(id)).map(({ status }: { status: string }) => status)

  /** What a process that begins to send would claim. */
  async claim(wanted: Wanted, process: Process = this.world): Promise<ClaimedDelivery[]> {
    return (await this.claimCounted(wanted, process)).claimed
  }

  /** The same, and how many deliveries PostgreSQL has read for it. */
  claimCounted(
    { perWebhook = 100, ...room }: Wanted,
    { services }: Process = this.world,
  ): Promise<{ claimed: ClaimedDelivery[]; read: number }> {
    const ending = (ms: number) => instantFromMilliseconds(Date.now() + ms)
    const lease = { id: newId(), holder: newId(), now: ending(0), endsAt: ending(60_000) }
    const secrets = new OpenSecrets(services.keyring, services.log)
    const request = {
      orgId: this.orgId,
      actor: systemActor,
      operation: 'webhooks.deliver',
      requestId: newId(),
    }
    return services.transactions.run(request, async tx => {
      // PostgreSQL may not have told yet what earlier transactions of the connection have read.
      const readSoFar = async () => {
        const [count] = await tx.sql<{ rows: number }>`
          select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables
          where relname = 'webhook_deliveries'`
        return count?.rows ?? 0
      }
      const [, , before, claimed, after] = await Promise.all([
        findByIndex(tx),
        makeDeliveries(tx),
        readSoFar(),
        claim(tx, { lease, room: { steady: 100, struggling: 100, ...room }, perWebhook }, secrets),
        readSoFar(),
      ])
      return { claimed, read: after - before }
    })
  }
}

interface Wanted extends Partial<Room> {
  readonly perWebhook?: number
}

/** Real time, some seconds on. */
export const later = (seconds: number) => () => Date.now() + seconds * 1000

/** Waits for an expectation to hold; the bound only ends a test that would never get there. */
export const until = (holds: () => unknown) => vi.waitFor(holds, patience)

/** Something that happens when the test says so. */
export function gate<T>() {
  const { promise: opened, resolve: open } = Promise.withResolvers<T>()
  return { opened, open }
}

export const deliveryIds = (received: readonly Received[]) =>
  received.map(({ headers }) => headers['x-service-delivery'])

// Only its type is used: a receiver in memory stands in for the gateway.
Receivers.prototype satisfies OutboundHttps
