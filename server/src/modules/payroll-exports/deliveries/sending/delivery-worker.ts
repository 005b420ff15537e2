import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Worker } from '../../../../platform/module.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { instantFromMilliseconds } from '../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { findBatch } from '../../batches/store.ts'
import { type Outcome, settle } from '../rules.ts'
import { attempt } from './attempt.ts'
import { abandoned, type Claimed, claim, findLeased, type Leased, saveDue, saveSettled } from './queue.ts'

export interface DeliverySettings {
  /** Real milliseconds. */
  readonly clock: () => number
  /** In [0, 1): how much longer than its base a wait is. */
  readonly chance: () => number
  readonly sweepEveryMs: number
  /** How long an attempt belongs to its process. Longer than the deadline of an attempt and its transaction together. */
  readonly leaseMs: number
  /** How long a transaction that failed is waited with before it is tried again. */
  readonly retryMs: number
}

const defaults: DeliverySettings = {
  clock: Date.now,
  chance: Math.random,
  sweepEveryMs: 1000,
  leaseMs: 60_000,
  retryMs: 1000,
}

const sweptAtOnce = 50
/** Tries to log an attempt before it is left to its lease: then it is sent again, and the receiver knows it by its id. */
const triesAtMost = 5

/** What sending works with. */
type SendingServices = Pick<Services, 'database' | 'transactions' | 'keyring' | 'outbound' | 'log'>

/** Sends payroll documents: at least once, never forgotten, by however many processes at the same time. */
export class ExportDeliveryWorker implements Worker {
  readonly #services: SendingServices
  readonly #settings: DeliverySettings
  readonly #serving = new Map<Id, Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #sweeping: Promise<void> | null = null
  #stopping = false

  constructor(services: SendingServices, settings: Partial<DeliverySettings> = {}) {
    this.#services = services
    this.#settings = { ...defaults, ...settings }
  }

  start(): void {
    this.#sweepAgain(0)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#timer)
    await this.#sweeping
    await this.settled()
  }

  /** Looks for organisations with due work and begins to see to them. */
  async sweep(): Promise<void> {
    const { database } = this.#services
    const { clock, leaseMs } = this.#settings
    // Each found organisation is this process's for a while; its transactions say when it is due again.
    const { rows } = await sql<{ orgId: Id }>`
      update directory.export_delivery_due set due_at = ${instantFromMilliseconds(clock() + leaseMs)}
      where org_id in (
        select org_id from directory.export_delivery_due where due_at <= ${instantFromMilliseconds(clock())}
        order by due_at limit ${sweptAtOnce} for update skip locked)
      returning org_id as "orgId"`.execute(database.directory)
    for (const { orgId } of rows) this.#serve(orgId)
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.#serving.size > 0) await Promise.all(this.#serving.values())
  }

  #sweepAgain(afterMs: number): void {
    if (this.#stopping) return
    this.#timer = setTimeout(() => {
      this.#sweeping = this.sweep()
        .catch(error => this.#services.log.error('the sweep of payroll deliveries failed', error))
        .finally(() => {
          this.#sweeping = null
          this.#sweepAgain(this.#settings.sweepEveryMs)
        })
    }, afterMs)
    this.#timer.unref()
  }

  #serve(orgId: Id): void {
    if (this.#serving.has(orgId)) return
    const serving = this.#sendAll(orgId)
      .catch(error =>
        this.#services.log.warn('payroll deliveries wait for their next sweep', {
          orgId,
          error: String(error),
        }),
      )
      .finally(() => this.#serving.delete(orgId))
    this.#serving.set(orgId, serving)
  }

  async #sendAll(orgId: Id): Promise<void> {
    while (!this.#stopping) {
      const claimed = await this.#claim(orgId)
      if (claimed.length === 0) return
      await Promise.all(claimed.map(one => this.#send(orgId, one)))
    }
  }

  #claim(orgId: Id): Promise<readonly Claimed[]> {
    const { clock, leaseMs } = this.#settings
    return this.#tx(orgId, async (tx, commit) => {
      for (const left of await abandoned(tx, clock())) await this.#settle(tx, commit, left, interrupted(left))
      const claimed = await claim(tx, { id: newId(), endsMs: clock() + leaseMs })
      await saveDue(tx, clock())
      return claimed
    })
  }

  async #send(orgId: Id, claimed: Claimed): Promise<void> {
    const { clock, retryMs } = this.#settings
    const outcome = await attempt({ ...this.#services, clock }, orgId, claimed)
    for (let tried = 1; ; tried++)
      try {
        return await this.#log(orgId, claimed, outcome)
      } catch (error) {
        if (tried === triesAtMost) throw error
        await wait(retryMs, undefined, { ref: false })
      }
  }

  #log(orgId: Id, { id, leaseId }: Claimed, outcome: Outcome): Promise<void> {
    return this.#tx(orgId, async (tx, commit) => {
      const leased = await findLeased(tx, id, leaseId)
      // Another process took it for abandoned, and sees to it now.
      if (!leased) return
      await this.#settle(tx, commit, leased, outcome)
      await saveDue(tx, this.#settings.clock())
    })
  }

  async #settle(
    tx: WriteTransaction,
    commit: Commit,
    { leaseStartedAt: _, ...delivery }: Leased,
    outcome: Outcome,
  ): Promise<void> {
    const batch = await findBatch(tx, delivery.batchId)
    if (!batch) throw new Error(`the delivery ${delivery.id} has no batch`)
    const decision = settle({ batch, delivery }, outcome, tx.now, this.#settings.chance())
    await commit(decision, settled => saveSettled(tx, settled))
  }

  #tx<T>(orgId: Id, work: (tx: WriteTransaction, commit: Commit) => Promise<T>): Promise<T> {
    const request = {
      orgId,
      actor: systemActor,
      operation: 'payrollExports.deliver',
      requestId: newId(),
    }
    return this.#services.transactions.run(request, work)
  }
}

const interrupted = ({ leaseStartedAt: at }: Leased): Outcome => ({
  kind: 'made',
  attempt: { at, responseStatus: null, durationMs: null, errorCode: 'interrupted' },
})
