import { systemActor } from '../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { doorbells } from '../../../platform/jobs/doorbell.ts'
import { OrganisationSweep } from '../../../platform/jobs/organisation-sweep.ts'
import { Permits } from '../../../platform/jobs/permits.ts'
import type { Worker } from '../../../platform/module.ts'
import type { Services } from '../../../platform/services.ts'
import { dateIn } from '../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { type MailServices, sendMails } from '../../outgoing-mail/port.ts'
import { settingsOf } from '../../organisation/port.ts'
import type { KeyRoster } from '../roster.ts'
import * as store from './store.ts'
import { readersOf, warningsOf } from './warnings.ts'

export interface WarningSettings {
  /** Real milliseconds. */
  readonly clock: () => number
  readonly sweepEveryMs: number
  /** How long an organisation that was found is left to the process that found it. */
  readonly holdMs: number
}

const defaults: WarningSettings = { clock: Date.now, sweepEveryMs: 10_000, holdMs: 60_000 }
/** Turns at a time: warnings must not crowd out the requests. */
const transactionsAtOnce = 2

type WarningServices = MailServices & Pick<Services, 'transactions' | 'log'>

export const warningDoorbell = doorbells()

/** Warns of keys that will expire; by however many processes, each warning once. */
export class ExpiryWarnings implements Worker {
  readonly #services: WarningServices
  readonly #members: KeyRoster
  readonly #settings: WarningSettings
  readonly #sweeper: OrganisationSweep
  readonly #permits = new Permits(transactionsAtOnce)
  readonly #serving = new Set<Promise<void>>()
  #stopping = false
  #unlisten = () => {}

  constructor(services: WarningServices, members: KeyRoster, settings: Partial<WarningSettings> = {}) {
    this.#services = services
    this.#members = members
    this.#settings = { ...defaults, ...settings }
    this.#sweeper = new OrganisationSweep({
      name: 'key expiry',
      table: store.dueTable,
      database: services.database,
      log: services.log,
      clock: this.#settings.clock,
      everyMs: this.#settings.sweepEveryMs,
      holdMs: this.#settings.holdMs,
      serve: orgId => this.#serve(orgId),
    })
  }

  start(): void {
    this.#unlisten = warningDoorbell(this.#services.database).listen(orgId => this.#serve(orgId))
    this.#sweeper.start()
  }

  async stop(): Promise<void> {
    this.#stopping = true
    this.#unlisten()
    await this.#sweeper.stop()
    await this.settled()
  }

  /** Looks for organisations with keys to warn of and begins to see to them. */
  sweep = (): Promise<void> => this.#sweeper.sweep()

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.#serving.size > 0) await Promise.all(this.#serving)
  }

  #serve(orgId: Id): void {
    if (this.#stopping) return
    const serving = this.#permits
      .within(() => this.#warn(orgId))
      .catch(error =>
        this.#services.log.warn('key expiry waits for its next sweep', { orgId, error: String(error) }),
      )
      .finally(() => this.#serving.delete(serving))
    this.#serving.add(serving)
  }

  #warn(orgId: Id): Promise<void> {
    const request = { orgId, actor: systemActor, operation: 'apiKeys.warn', requestId: newId() }
    return this.#services.transactions.run(request, async tx => {
      await warnInTransaction(tx, this.#services, this.#members)
      tx.defer(store.saveDue(tx, this.#settings.clock()))
    })
  }
}

async function warnInTransaction(
  tx: WriteTransaction,
  services: MailServices,
  members: KeyRoster,
): Promise<void> {
  const organisation = await settingsOf(tx)
  const today = dateIn(organisation.timeZone, tx.now)
  const keys = await store.keysToWarnOf(tx, members, today)
  if (keys.length === 0) return
  const people = await members.mailableMembers(tx, keys.flatMap(readersOf))
  const byId = new Map(people.map(person => [person.id, person]))
  tx.defer(store.saveWarned(tx, keys))
  sendMails(
    tx,
    services,
    keys.flatMap(key => warningsOf(key, byId, organisation)),
  )
}
