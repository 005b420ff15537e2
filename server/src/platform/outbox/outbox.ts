import { type RawBuilder, sql } from 'kysely'
import { systemActor } from '../audit/audit-trail.ts'
import type { WriteTransaction } from '../data/database.ts'
import { OrganisationSweep } from '../jobs/organisation-sweep.ts'
import type { Worker } from '../worker.ts'
import type { Services } from '../services.ts'
import type { Count } from '../telemetry/metrics.ts'
import type { Commit } from '../transactions/transactions.ts'
import { instantFromMilliseconds } from '../vocabulary/dates.ts'
import { type Id, newId } from '../vocabulary/ids.ts'
import { AttemptLimiter } from './attempt-limiter.ts'
import { ConcurrencyLimiter } from '../concurrency-limiter.ts'
import { dueTable, saveDue } from './due.ts'
import { giveBackForgotten, type Lease } from './leases.ts'
import {
  type AttemptLimiters,
  type Claimed,
  type Ended,
  OrganisationRounds,
  type Room,
  type RoundBeginning,
  type RoundResult,
} from './organisation-rounds.ts'
import { longestLeaseMs, processOf } from './processes.ts'
import { wakeUpsOf } from './wake-ups.ts'

export type { Claimed, Ended, Room } from './organisation-rounds.ts'

/** What a family sends: how it is claimed, attempted and settled. All but the attempts is done in write transactions. */
export interface OutboxFamily<C extends Claimed, O> {
  /** Its name in `directory.outbox_due`, in wake-ups and logs. */
  readonly name: string
  /** What the audit trail calls its transactions. */
  readonly operation: string
  /** Does what is due: takes up what other processes left behind, and claims. */
  claim(tx: WriteTransaction, claiming: Claiming, commit: Commit): Promise<RoundResult<C>>
  /** Left out where all that is due is done in the transaction, and nothing is claimed. */
  readonly attempts?: Attempts<C, O>
  /** When the organisation next has something to do, in real time, as SQL; null when nothing waits. */
  nextDue(tx: WriteTransaction, lease: Lease): RawBuilder<unknown>
}

/** How what was claimed is attempted, and what becomes of it. */
export interface Attempts<C extends Claimed, O> {
  /** With the lease columns of `leases.ts`. */
  readonly table: RawBuilder<unknown>
  /** Never rejects. `outOfTime` aborts when the service cannot wait any longer. */
  attempt(orgId: Id, claimed: C, outOfTime: AbortSignal): Promise<O>
  /** Logs what became of attempts, unless another process has taken them up, and answers the new status of each. */
  settle(tx: WriteTransaction, ended: readonly Ended<C, O>[], commit: Commit): Promise<readonly string[]>
  /** Counts attempts by the status that `settle` answers. */
  readonly count?: Count
}

export interface Claiming {
  readonly lease: Lease
  /** How many of each kind may be claimed. */
  readonly room: Room
}

export interface OutboxSettings {
  /** Real milliseconds. */
  readonly clock: () => number
  readonly sweepEveryMs: number
  /** How long an attempt belongs to its process. Longer than the deadline of an attempt and its round together. */
  readonly leaseMs: number
  /** How long a round that failed is waited with before the next. */
  readonly retryMs: number
  /** How long attempts under way are waited for when the service stops. */
  readonly graceMs: number
  /** Write transactions at a time: an outbox must not crowd out the requests. */
  readonly transactions: number
  /** Attempts under way in this process, to receivers that answer and to those that lately do not. */
  readonly attempts: number
  readonly struggling: number
  /** Attempts of each kind under way for one organisation. */
  readonly perOrganisation: number
  /** Attempts that an organisation may have under way however many others have. */
  readonly guaranteed: number
}

export const outboxDefaults: OutboxSettings = {
  clock: Date.now,
  sweepEveryMs: 1000,
  leaseMs: 60_000,
  retryMs: 1000,
  graceMs: 60_000,
  transactions: 4,
  attempts: 0,
  struggling: 0,
  perOrganisation: 0,
  guaranteed: 0,
}

export type OutboxServices = Pick<Services, 'database' | 'transactions' | 'log'>

/** Sends what families have written into their tables: at least once, never forgotten, by however many processes. */
export class Outbox<C extends Claimed, O> implements Worker {
  readonly #services: OutboxServices
  readonly #family: OutboxFamily<C, O>
  readonly #settings: OutboxSettings
  readonly #limiters: AttemptLimiters
  readonly #transactions: ConcurrencyLimiter
  readonly #sweep: OrganisationSweep
  readonly #organisations = new Map<Id, OrganisationRounds<C, O>>()
  readonly #retries = new Set<NodeJS.Timeout>()
  readonly #outOfTime = new AbortController()
  #started = false
  #stopping = false
  #unlisten: (() => void) | null = null

  constructor(services: OutboxServices, family: OutboxFamily<C, O>, settings: Partial<OutboxSettings>) {
    this.#services = services
    this.#family = family
    this.#settings = { ...outboxDefaults, ...settings }
    const { attempts, struggling, transactions, clock, sweepEveryMs, leaseMs } = this.#settings
    if (leaseMs > longestLeaseMs) throw new RangeError(`a lease of ${family.name} is too long`)
    this.#limiters = { steady: new AttemptLimiter(attempts), struggling: new AttemptLimiter(struggling) }
    this.#transactions = new ConcurrencyLimiter({ atOnce: transactions })
    this.#sweep = new OrganisationSweep({
      name: family.name,
      table: dueTable,
      only: sql`outbox = ${family.name}`,
      database: services.database,
      log: services.log,
      clock,
      everyMs: sweepEveryMs,
      holdMs: leaseMs,
      before: () => this.#heartbeat(),
      serve: orgId => this.#wake(orgId),
    })
  }

  start(): void {
    this.#started = true
    this.#sweep.start()
  }

  /**
   * Claims nothing any more; resolves when what is under way has ended and is logged. What the last sweep has found is
   * still seen to: the organisation is held for this process, so no other would look at it before the hold ends.
   */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#unlisten?.()
    for (const timer of this.#retries) clearTimeout(timer)
    const { log, database } = this.#services
    const { name } = this.#family
    const giveUp = setTimeout(() => this.#outOfTime.abort(), this.#settings.graceMs)
    await this.#sweep.stop()
    for (const organisation of this.#organisations.values()) organisation.stopClaiming()
    await Promise.all([...this.#organisations.values()].map(organisation => organisation.finish()))
    clearTimeout(giveUp)
    await processOf(database)
      .unregister(this)
      .catch(error => log.warn('the process could not be unregistered', { name, error: String(error) }))
  }

  /** Looks for organisations with something due; resolves when what is found is begun. */
  sweep = (): Promise<void> => this.#sweep.sweep()

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    const busy = () => [...this.#organisations.values()].filter(organisation => organisation.busy)
    for (let organisations = busy(); organisations.length > 0; organisations = busy())
      await Promise.all(organisations.map(organisation => organisation.settled()))
  }

  get underWay(): number {
    return this.#limiters.steady.underWay + this.#limiters.struggling.underWay
  }

  /** Only a process that is registered may claim: others would take up at once what it has begun. */
  async #heartbeat(): Promise<void> {
    const { database } = this.#services
    await processOf(database).heartbeat(this)
    if (this.#started && !this.#stopping)
      this.#unlisten ??= wakeUpsOf(database).listen(this.#family.name, orgId => this.#wake(orgId))
  }

  #wake(orgId: Id): void {
    const known = this.#organisations.get(orgId)
    if (known) return known.wake()
    const { perOrganisation: most, guaranteed } = this.#settings
    const made = new OrganisationRounds(
      orgId,
      this.#work,
      { limiters: this.#limiters, limits: { most, guaranteed } },
      () => this.#organisations.delete(orgId),
    )
    this.#organisations.set(orgId, made)
    made.wake()
  }

  readonly #work = {
    round: (orgId: Id, beginning: RoundBeginning<C, O>) =>
      this.#transactions.run(() => this.#round(orgId, beginning)),
    attempt: (orgId: Id, claimed: C) => {
      const { attempts, name } = this.#family
      if (!attempts) throw new Error(`${name} has claimed what it cannot attempt`)
      return attempts.attempt(orgId, claimed, this.#outOfTime.signal)
    },
    roundFailed: (orgId: Id, error: unknown) => {
      const { log } = this.#services
      log.warn('a round of an outbox failed', { name: this.#family.name, orgId, error: String(error) })
      if (this.#stopping) return
      const timer = setTimeout(() => {
        this.#retries.delete(timer)
        this.#wake(orgId)
      }, this.#settings.retryMs)
      timer.unref()
      this.#retries.add(timer)
    },
  }

  async #round(orgId: Id, { ended, held, room }: RoundBeginning<C, O>): Promise<RoundResult<C>> {
    const { name, operation, attempts } = this.#family
    const request = { orgId, actor: systemActor, operation, requestId: newId() }
    const nowMs = this.#settings.clock()
    const lease: Lease = {
      id: newId(),
      holder: processOf(this.#services.database).id,
      now: instantFromMilliseconds(nowMs),
      endsAt: instantFromMilliseconds(nowMs + this.#settings.leaseMs),
    }
    const { result, statuses } = await this.#services.transactions.run(request, async (tx, commit) => {
      // Begun together, so that they travel together where a family reads nothing before it writes.
      const [statuses, , result] = await Promise.all([
        attempts && ended.length > 0 ? attempts.settle(tx, ended, commit) : [],
        attempts && giveBackForgotten(tx, attempts.table, lease, held),
        this.#family.claim(tx, { lease, room }, commit),
      ])
      tx.defer(saveDue(tx, name, this.#family.nextDue(tx, lease)))
      return { result, statuses }
    })
    for (const status of statuses) attempts?.count?.(status)
    return result
  }
}
