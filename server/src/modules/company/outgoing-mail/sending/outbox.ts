import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { connectionsAtOnce, type MailTransport } from '../../../../platform/gateways/mail/mail.ts'
import { wakeEveryOrganisation } from '../../../../platform/outbox/due.ts'
import {
  type Claiming,
  type Ended,
  Outbox,
  type OutboxFamily,
  type OutboxSettings,
} from '../../../../platform/outbox/outbox.ts'
import type { Services } from '../../../../platform/services.ts'
import type { Worker } from '../../../../platform/worker.ts'
import { attempt } from './attempt.ts'
import * as queue from './queue.ts'
import { type Outcome, settle } from './settlement.ts'

/** The outbox of mail, in `directory.outbox_due` and in wake-ups. */
export const outboxName = 'mail'

export interface MailSettings extends OutboxSettings {
  /** In [0, 1): how much longer than its base a wait is. */
  readonly chance: () => number
  /** How long one message may take, the wait for a connection included. */
  readonly deadlineMs: number
}

const defaults = {
  chance: Math.random,
  deadlineMs: 45_000,
  leaseMs: 180_000,
  graceMs: 8_000,
  // Each on its way has a connection of its own, so a recipient that is slow holds up nobody but its organisation.
  attempts: connectionsAtOnce,
  perOrganisation: 2,
}

export type SendingServices = Pick<
  Services,
  'database' | 'transactions' | 'keyring' | 'mail' | 'log' | 'metrics'
>

/** Sends mail. */
export function mailOutbox(
  services: SendingServices,
  settings: Partial<MailSettings> = {},
): Outbox<queue.Claimed, Outcome> {
  const { chance, deadlineMs, ...others } = { ...defaults, ...settings }
  const { keyring, log, mail: transport } = services
  const family: OutboxFamily<queue.Claimed, Outcome> = {
    name: outboxName,
    operation: 'outgoingMails.send',
    claim: (tx, claiming) => tidyAndClaim(tx, claiming, transport),
    nextDue: (tx, lease) => queue.nextDue(tx, lease, transport !== null),
    attempts: {
      table: queue.mailsTable,
      async attempt(orgId, claimed, stopping) {
        if (!transport) throw new Error('nothing is claimed without a mail server')
        return attempt({ keyring, transport, log, deadlineMs, stopping }, orgId, claimed)
      },
      settle: (tx, ended) => settleAll(tx, ended, chance),
      count: services.metrics.counter({
        name: 'konttori_mail_attempts_total',
        help: 'Attempts to hand a mail over, by what became of the mail.',
        label: 'outcome',
        values: ['sent', 'queued', 'failed'],
      }),
    },
  }
  return new Outbox(services, family, others)
}

/** The outbox of a service that starts: there may be a mail server since the last start. */
export function mailWorker(services: SendingServices): Worker {
  const outbox = mailOutbox(services)
  let starting: Promise<void> = Promise.resolve()
  return {
    start() {
      starting = wakeEverybody(services).then(() => outbox.start())
    },
    async stop() {
      await starting
      await outbox.stop()
    },
  }
}

async function wakeEverybody({ mail, database, log }: SendingServices): Promise<void> {
  if (!mail) return
  await wakeEveryOrganisation(database, outboxName).catch(error =>
    log.warn('mail that was held for a mail server waits', { error: String(error) }),
  )
}

/** Nothing that is read decides what is written, so all of it travels together. */
async function tidyAndClaim(
  tx: WriteTransaction,
  { lease, room }: Claiming,
  transport: MailTransport | null,
) {
  const [, , , claimed] = await Promise.all([
    queue.takeUpAbandoned(tx, lease),
    queue.endUseless(tx),
    queue.purge(tx),
    transport ? queue.claim(tx, lease, room.steady) : [],
  ])
  return { claimed, more: false }
}

async function settleAll(
  tx: WriteTransaction,
  ended: readonly Ended<queue.Claimed, Outcome>[],
  chance: () => number,
): Promise<string[]> {
  const settled = ended.map(({ claimed, outcome }) => ({
    claimed,
    attempt: outcome.attempt,
    ...settle(claimed.attemptsMade, outcome, tx.now, chance()),
  }))
  await queue.saveSettled(tx, settled)
  return settled.map(({ status }) => status)
}
