import { setTimeout as wait } from 'node:timers/promises'
import { systemActor } from '../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { connectionsAtOnce } from '../../../platform/gateways/mail/smtp-transport.ts'
import { LivingProcesses } from '../../../platform/jobs/living-processes.ts'
import { OrganisationSweep } from '../../../platform/jobs/organisation-sweep.ts'
import { Permits } from '../../../platform/jobs/permits.ts'
import type { Worker } from '../../../platform/module.ts'
import type { Services } from '../../../platform/services.ts'
import type { Count } from '../../../platform/telemetry/metrics.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { attempt } from './attempt.ts'
import * as queue from './queue.ts'
import { type Outcome, settle } from './settlement.ts'
import { mailDoorbell } from './waking.ts'

export interface MailSettings {
  /** Real milliseconds. */
  readonly clock: () => number
  /** In [0, 1): how much longer than its base a wait is. */
  readonly chance: () => number
  readonly sweepEveryMs: number
  /** How long an attempt belongs to its process. Longer than a round and its transactions together. */
  readonly leaseMs: number
  /** How long one message may take, the wait for a connection included. */
  readonly deadlineMs: number
  /** Organisations whose mail is sent at a time; the others wait in the order in which they came. */
  readonly organisationsAtOnce: number
  /** Mails of one organisation before it is the next one's transaction, and how many of them are on their way at a time. */
  readonly perRound: number
  readonly perOrganisation: number
  /** How long what is on its way is waited for when the service stops. */
  readonly graceMs: number
  /** How long a transaction that failed is waited with before it is tried again. */
  readonly retryMs: number
}

const defaults: MailSettings = {
  clock: Date.now,
  chance: Math.random,
  sweepEveryMs: 1000,
  leaseMs: 180_000,
  deadlineMs: 45_000,
  // Each on its way has a connection of its own, so a recipient that is slow holds up nobody but its organisation.
  organisationsAtOnce: connectionsAtOnce / 2,
  perRound: 4,
  perOrganisation: 2,
  graceMs: 8_000,
  retryMs: 1000,
}

/** Tries to log a round before it is left to its lease: then its mails are sent again under their Message-IDs. */
const triesAtMost = 5

export type SendingServices = Pick<
  Services,
  'database' | 'transactions' | 'keyring' | 'mail' | 'log' | 'metrics'
>

interface Ended {
  readonly claimed: queue.Claimed
  readonly outcome: Outcome
}

/** Sends mail: at least once, never forgotten, by however many processes at the same time. */
export class MailWorker implements Worker {
  readonly #services: SendingServices
  readonly #settings: MailSettings
  readonly #permits: Permits
  readonly #count: Count
  /** By organisation: what is under way, and whether it was rung for since its last round began. */
  readonly #serving = new Map<Id, { rung: boolean; done: Promise<void> }>()
  readonly #outOfTime = new AbortController()
  readonly #sweeper: OrganisationSweep
  readonly #processes: LivingProcesses
  #started = false
  #starting: Promise<void> = Promise.resolve()
  #stopping = false
  #unlisten: (() => void) | null = null

  constructor(services: SendingServices, settings: Partial<MailSettings> = {}) {
    this.#services = services
    this.#settings = { ...defaults, ...settings }
    this.#permits = new Permits(this.#settings.organisationsAtOnce)
    this.#sweeper = new OrganisationSweep({
      name: 'mail',
      table: queue.dueTable,
      database: services.database,
      log: services.log,
      clock: this.#settings.clock,
      everyMs: this.#settings.sweepEveryMs,
      holdMs: this.#settings.leaseMs,
      before: () => this.#present(),
      serve: orgId => this.#serve(orgId),
    })
    this.#processes = new LivingProcesses({
      database: services.database,
      table: queue.processTable,
      due: queue.dueTable,
      holdMs: this.#settings.leaseMs,
    })
    this.#count = services.metrics.counter({
      name: 'konttori_mail_attempts_total',
      help: 'Attempts to hand a mail over, by what became of the mail.',
      label: 'outcome',
      values: ['sent', 'queued', 'failed'],
    })
  }

  start(): void {
    this.#started = true
    this.#starting = this.#wakeEverybody().then(() => this.#sweeper.start())
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#unlisten?.()
    const giveUp = setTimeout(() => this.#outOfTime.abort(), this.#settings.graceMs)
    await this.#starting
    await this.#sweeper.stop()
    await this.settled()
    clearTimeout(giveUp)
    await this.#processes
      .sayGone()
      .catch(error =>
        this.#services.log.warn('the sender of mail left without a word', { error: String(error) }),
      )
  }

  /** Looks for organisations with due mail and begins to see to them. */
  sweep = (): Promise<void> => this.#sweeper.sweep()

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.#serving.size > 0) await Promise.all([...this.#serving.values()].map(({ done }) => done))
  }

  /** Only who is known to live may claim: before, others would take up what it has begun. */
  async #present(): Promise<void> {
    await this.#processes.sayAlive()
    if (this.#started && !this.#stopping)
      this.#unlisten ??= mailDoorbell(this.#services.database).listen(orgId => this.#serve(orgId))
  }

  async #wakeEverybody(): Promise<void> {
    if (!this.#services.mail) return
    try {
      await queue.wakeEverybody.execute(this.#services.database.directory)
    } catch (error) {
      this.#services.log.warn('mail that was held for a mail server waits', { error: String(error) })
    }
  }

  #serve(orgId: Id): void {
    if (this.#stopping) return
    const serving = this.#serving.get(orgId)
    if (serving) {
      serving.rung = true
      return
    }
    const state = { rung: true, done: Promise.resolve() }
    this.#serving.set(orgId, state)
    state.done = this.#sendAll(orgId, state)
      .catch(error =>
        this.#services.log.warn('mail waits for its next sweep', { orgId, error: String(error) }),
      )
      .finally(() => this.#serving.delete(orgId))
  }

  /** One round after the other; between two of them it is the transaction of organisations that wait. */
  async #sendAll(orgId: Id, state: { rung: boolean }): Promise<void> {
    for (let more = true; (more || state.rung) && !this.#stopping; ) {
      more = await this.#permits.within(() => {
        state.rung = false
        return this.#round(orgId)
      })
    }
  }

  /** Claims, sends and logs. True when there may be more to send. */
  async #round(orgId: Id): Promise<boolean> {
    if (this.#stopping) return false
    const { keyring, log, mail: transport } = this.#services
    const claimed = await this.#claim(orgId)
    if (claimed.length === 0 || !transport) return false
    const sender = {
      keyring,
      transport,
      log,
      deadlineMs: this.#settings.deadlineMs,
      stopping: this.#outOfTime.signal,
    }
    const permits = new Permits(this.#settings.perOrganisation)
    const ended = await Promise.all(
      claimed.map(async one => ({
        claimed: one,
        outcome: await permits.within(() => attempt(sender, orgId, one)),
      })),
    )
    await this.#log(orgId, ended)
    return true
  }

  /** All of it travels together: nothing that is read decides what is written. */
  async #claim(orgId: Id): Promise<readonly queue.Claimed[]> {
    const { clock, leaseMs, perRound } = this.#settings
    const sending = this.#services.mail !== null
    return this.#tx(orgId, async tx => {
      const nowMs = clock()
      const [, , , claimed] = await Promise.all([
        queue.takeUpAbandoned(tx, nowMs),
        queue.endUseless(tx),
        queue.purge(tx),
        sending
          ? queue.claim(tx, { id: newId(), holder: this.#processes.own, endsMs: nowMs + leaseMs }, perRound)
          : [],
        queue.saveDue(tx, nowMs, sending),
      ])
      return claimed
    })
  }

  async #log(orgId: Id, ended: readonly Ended[]): Promise<void> {
    const { clock, chance, retryMs } = this.#settings
    for (let tried = 1; ; tried++)
      try {
        const settled = await this.#tx(orgId, async tx => {
          const settled = ended.map(({ claimed, outcome }) => ({
            claimed,
            attempt: outcome.attempt,
            ...settle(claimed.attemptsMade, outcome, tx.now, chance()),
          }))
          await Promise.all([
            queue.saveSettled(tx, settled),
            queue.saveDue(tx, clock(), this.#services.mail !== null),
          ])
          return settled
        })
        for (const { status } of settled) this.#count(status)
        return
      } catch (error) {
        if (tried === triesAtMost) throw error
        await wait(retryMs, undefined, { ref: false })
      }
  }

  #tx<T>(orgId: Id, work: (tx: WriteTransaction) => Promise<T>): Promise<T> {
    const request = { orgId, actor: systemActor, operation: 'outgoingMails.send', requestId: newId() }
    return this.#services.transactions.run(request, work)
  }
}
