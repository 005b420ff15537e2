import { sql } from 'kysely'
import { systemActor } from '../../../platform/audit/audit-trail.ts'
import { Permits } from '../../../platform/jobs/permits.ts'
import type { Worker } from '../../../platform/module.ts'
import type { Services } from '../../../platform/services.ts'
import type { Count } from '../../../platform/telemetry/metrics.ts'
import { instantFromMilliseconds } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { reportFailing } from '../failing/report.ts'
import type { Attempt } from '../shapes.ts'
import { activeUrl } from '../store.ts'
import { forgetAnnouncements, makeDeliveries } from './announcements.ts'
import type { Attempts, AttemptSettings, MakeAttempts } from './attempts/attempts.ts'
import { Capacity } from './capacity.ts'
import { healthOf } from './health.ts'
import { type Claimed, claim } from './leases.ts'
import { takeUpAbandoned, takeUpForgotten } from './left-behind.ts'
import { type LaneState, type LaneRound, OrganisationLane } from './organisation-lane.ts'
import { saveHealth, saveSettled, type Settled } from './outcomes.ts'
import { sayAlive, sayGone } from './processes.ts'
import { findByIndex, saveDue } from './queue.ts'
import { OpenSecrets } from './secrets.ts'
import { type Outcome, settle } from './settlement.ts'
import { webhookDoorbell } from './waking.ts'

export interface DeliverySettings extends AttemptSettings {
  /** Real milliseconds. */
  readonly clock: () => number
  /** In [0, 1): how much longer than its base a wait is. */
  readonly chance: () => number
  readonly sweepEveryMs: number
  /** How long an attempt belongs to its process. Longer than the deadline of an attempt and its round together. */
  readonly leaseMs: number
  readonly perShare: number
  readonly perOrganisation: number
  /** Deliveries of one webhook that may be claimed: some ahead, so that its receiver never waits for a claim. */
  readonly perWebhook: number
  /** Events that a webhook may be behind before what waits for it becomes rows of its own. */
  readonly furthestBehind: number
  /** Write transactions at a time: deliveries must not crowd out the requests. */
  readonly transactions: number
}

const defaults: DeliverySettings = {
  clock: Date.now,
  chance: Math.random,
  sweepEveryMs: 1000,
  leaseMs: 30_000,
  perShare: 2048,
  // For each of the hundred webhooks that an organisation may have there is room that no other can take.
  perOrganisation: 800,
  perWebhook: 16,
  // As many as one recovery looks through; a page of a webhook's deliveries may go through all of them.
  furthestBehind: 5000,
  // At least twenty in a second for a receiver that answers within 400 ms.
  // What waits for a receiver that hangs is given back, so that it takes no room from those that answer.
  pacing: { fewest: 2, most: 8, msForEach: 50, patienceMs: 5000 },
  currentForMs: 1000,
  transactions: 4,
}

/** What becomes of a delivery after an attempt; `pending` when nothing could be sent. */
const outcomes = ['delivered', 'retrying', 'dead_letter', 'pending']
const sweptAtOnce = 200
const retryMs = 1000

/** What of the service a worker needs. */
export type DeliveryServices = Pick<
  Services,
  'database' | 'transactions' | 'keyring' | 'mail' | 'log' | 'metrics'
>

/** Sends webhook deliveries: at least once, never forgotten, by however many processes at the same time. */
export class DeliveryWorker implements Worker {
  readonly #id = newId()
  readonly #services: DeliveryServices
  readonly #settings: DeliverySettings
  readonly #secrets: OpenSecrets
  readonly #attempts: Attempts
  readonly #capacity: Capacity
  readonly #count: Count
  readonly #permits: Permits
  readonly #lanes = new Map<Id, OrganisationLane>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #sweeping: Promise<void> | null = null
  #stopping = false
  #started = false
  #unlisten: (() => void) | null = null

  constructor(
    services: DeliveryServices,
    makeAttempts: MakeAttempts,
    settings: Partial<DeliverySettings> = {},
  ) {
    this.#services = services
    this.#settings = { ...defaults, ...settings }
    this.#secrets = new OpenSecrets(services.keyring, services.log)
    this.#attempts = makeAttempts((orgId, webhookId) => this.#currentUrl(orgId, webhookId), this.#settings)
    this.#capacity = new Capacity(this.#settings)
    this.#permits = new Permits(this.#settings.transactions)
    this.#count = services.metrics.counter({
      name: 'konttori_webhook_attempts_total',
      help: 'Attempts to deliver to a webhook, by what became of the delivery.',
      label: 'outcome',
      values: outcomes,
    })
    services.metrics.gauge(
      { name: 'konttori_webhook_attempts_under_way', help: 'Attempts that wait for a receiver.' },
      () => this.#capacity.underWay,
    )
  }

  start(): void {
    this.#started = true
    this.#sweepAgain(0)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#unlisten?.()
    for (const timer of this.#timers) clearTimeout(timer)
    await this.#sweeping
    for (const lane of this.#lanes.values()) lane.stopClaiming()
    this.#attempts.stop()
    await Promise.all([...this.#lanes.values()].map(lane => lane.finish()))
    await this.#attempts.close()
    await sayGone(this.#services.database.directory, this.#id).catch(error =>
      this.#services.log.warn('webhook worker left without a word', { error: String(error) }),
    )
  }

  /** Looks for organisations with due work and sees to them; resolves when that is done, not when it is sent. */
  async sweep(): Promise<void> {
    const { database } = this.#services
    const { clock, leaseMs } = this.#settings
    await sayAlive(database.directory, this.#id, leaseMs)
    // Only who is known to live may claim: before, others would take up what it has begun.
    if (this.#started) this.#unlisten ??= webhookDoorbell(database).listen(orgId => this.#lane(orgId).wake())
    let found: number
    do {
      // Each found organisation is this process's for a while; its first round says when it is due again.
      const { rows } = await sql<{ orgId: Id }>`
        update directory.delivery_due set due_at = ${instantFromMilliseconds(clock() + leaseMs)}
        where org_id in (
          select org_id from directory.delivery_due where due_at <= ${instantFromMilliseconds(clock())}
          order by due_at limit ${sweptAtOnce} for update skip locked)
        returning org_id as "orgId"`.execute(database.directory)
      for (const { orgId } of rows) this.#lane(orgId).wake()
      found = rows.length
    } while (found === sweptAtOnce && !this.#stopping)
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    const busy = () => [...this.#lanes.values()].filter(lane => lane.busy)
    for (let lanes = busy(); lanes.length > 0; lanes = busy())
      await Promise.all(lanes.map(lane => lane.settled()))
  }

  #sweepAgain(afterMs: number): void {
    this.#later(afterMs, () => {
      this.#sweeping = this.sweep()
        .catch(error => this.#services.log.error('webhook sweep failed', error))
        .finally(() => {
          this.#sweeping = null
          this.#sweepAgain(this.#settings.sweepEveryMs)
        })
    })
  }

  #later(afterMs: number, work: () => void): void {
    if (this.#stopping) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, afterMs)
    timer.unref()
    this.#timers.add(timer)
  }

  #lane(orgId: Id): OrganisationLane {
    const known = this.#lanes.get(orgId)
    if (known) return known
    const lane = new OrganisationLane(orgId, this.#work, this.#capacity, () => this.#lanes.delete(orgId))
    if (this.#stopping) lane.stopClaiming()
    this.#lanes.set(orgId, lane)
    return lane
  }

  readonly #work = {
    round: (orgId: Id, lane: LaneState) => this.#permits.within(() => this.#round(orgId, lane)),
    attempt: (orgId: Id, claimed: Claimed, begins: () => void): Promise<Outcome> => {
      const { id, endpointId, startedAt, receiver, message } = claimed
      return this.#attempts.make({ orgId, id, endpointId, startedAt, receiver, message }, begins)
    },
    roundFailed: (orgId: Id, error: unknown) => {
      this.#services.log.warn('webhook round failed', { orgId, error: String(error) })
      this.#later(retryMs, () => this.#lane(orgId).wake())
    },
  }

  async #currentUrl(orgId: Id, webhookId: Id): Promise<string | undefined> {
    const { database, log } = this.#services
    return activeUrl(database.reader(orgId), webhookId).catch(error => {
      log.warn('webhook could not be looked up', { orgId, error: String(error) })
      return undefined
    })
  }

  /** All of it travels together: nothing that is read decides what is written, but for what is given up. */
  async #round(orgId: Id, lane: LaneState): Promise<LaneRound> {
    const { clock, chance, leaseMs, perWebhook, perOrganisation, furthestBehind, pacing } = this.#settings
    const request = { orgId, actor: systemActor, operation: 'webhooks.deliver', requestId: newId() }
    const { claimed, more, settled } = await this.#services.transactions.run(request, async tx => {
      const nowMs = clock()
      const settled = lane.ended.map(({ claimed, outcome }) => ({
        claimed,
        ...settle(claimed.attemptsMade, outcome, tx.now, chance()),
      }))
      const health = healthOf(
        settled.map(({ claimed, attempt }) => ({ endpointId: claimed.endpointId, attempt })),
      )
      const room = { ...lane.rooms, perWebhook, perOrganisation, atOnce: pacing.fewest }
      const lease = { holder: this.#id, endsMs: nowMs + leaseMs }
      const tidied = Promise.all([
        saveSettled(tx, lease, settled),
        health.length > 0 && saveHealth(tx, health),
        takeUpAbandoned(tx, lease, nowMs),
        !lane.answered && takeUpForgotten(tx, lease, lane.underWay),
        findByIndex(tx),
      ])
      const [more, claimed] = await Promise.all([
        makeDeliveries(tx, furthestBehind),
        claim(tx, lease, room, lane, this.#secrets),
        forgetAnnouncements(tx),
        saveDue(tx, nowMs, lane.short ? null : tx.now),
        tidied,
      ])
      const gaveUp = givenUp(settled)
      if (gaveUp.size > 0) await reportFailing(tx, this.#services, gaveUp)
      return { claimed, more, settled }
    })
    for (const { status } of settled) this.#count(status)
    return { claimed, more }
  }
}

/** The webhooks with a delivery that no other attempt will follow, each with its last attempt. */
const givenUp = (settled: readonly Settled[]): ReadonlyMap<Id, Attempt> =>
  new Map(
    settled.flatMap(({ claimed, status, attempt }) =>
      status === 'dead_letter' && attempt ? [[claimed.endpointId, attempt] as const] : [],
    ),
  )
