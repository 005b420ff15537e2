import { beforeEach, onTestFinished, vi } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import {
  mailAuthority,
  mailServer,
  type MailServer,
  type MailServerOptions,
} from '../../../../../test/world/mail-server.ts'
import { secret } from '../../../../../test/world/secret.ts'
import { Authenticator } from '../../../../platform/access/authenticator.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { Database } from '../../../../platform/data/database.ts'
import { advanceClock } from '../../../../platform/data/organisation-clock.ts'
import { readMailbox } from '../../../../platform/gateways/mail/mailbox.ts'
import type { MailTransport } from '../../../../platform/gateways/mail/mail.ts'
import { readSmtpUrl } from '../../../../platform/gateways/mail/smtp-server.ts'
import { smtpTransport } from '../../../../platform/gateways/mail/smtp-transport.ts'
import { Keyring } from '../../../../platform/secrets/keyring.ts'
import { silentLog } from '../../../../platform/telemetry/log.ts'
import { silentMetrics } from '../../../../platform/telemetry/metrics.ts'
import { Transactions } from '../../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { clockAdvanced, type NewMail, sendMails } from '../port.ts'
import { mailOutbox, type MailSettings } from '../sending/outbox.ts'
import { patience } from '../../../../../test/world/patience.ts'

/** A world in which processes hand mail to mail servers, with an organisation of each test’s own. */
export async function startMailWorld() {
  const world = await testDatabase()
  const from = readMailbox('Meri Oy <konttori@meri.example>') ?? fail()

  function fail(): never {
    throw new Error('the test is wrong')
  }

  let orgId: Id

  beforeEach(async () => {
    // A starting worker takes up what others left waiting, and earlier tests leave some.
    await world.owner('delete from outgoing_mails')
    orgId = await world.organisation()
  })

  function transportTo(server: Pick<MailServer, 'url'>): MailTransport {
    const transport = smtpTransport({ server: readSmtpUrl(server.url) ?? fail(), from, ca: mailAuthority })
    onTestFinished(() => transport.close())
    return transport
  }

  /** A server process on the test's database, that hands its mail to `mail`. */
  function processWith(mail: MailTransport | null, database: Database = world.database) {
    const services = {
      database,
      transactions: new Transactions(database, new Authenticator([]), []),
      keyring: new Keyring(secret),
      mail,
      log: silentLog,
      metrics: silentMetrics,
    }
    return {
      services,
      workerWith(settings: Partial<MailSettings> = {}) {
        const worker = mailOutbox(services, { chance: () => 0, retryMs: 5, ...settings })
        onTestFinished(() => worker.stop())
        return worker
      },
      send: (...mails: NewMail[]) =>
        inTransaction(services.transactions, orgId, async tx => sendMails(tx, services, mails)),
      sendOf: (org: Id, ...mails: NewMail[]) =>
        inTransaction(services.transactions, org, async tx => sendMails(tx, services, mails)),
      /** Moves the organisation's clock. */
      advance: (seconds: number) =>
        inTransaction(services.transactions, orgId, async tx => {
          await advanceClock(tx, seconds * 1000)
          clockAdvanced(services, tx)
        }),
    }
  }

  const inTransaction = <T>(
    transactions: Transactions,
    org: Id,
    work: Parameters<typeof transactions.run<T>>[1],
  ): Promise<T> =>
    transactions.run({ orgId: org, actor: systemActor, operation: 'test.mail', requestId: newId() }, work)

  const mailTo = (address: string, more: Partial<NewMail> = {}): NewMail => ({
    kind: 'security_notice',
    to: { address },
    locale: 'sv',
    subject: `Till ${address}`,
    letter: { greeting: 'Hej', paragraphs: ['Text'], signature: 'Meri Ab' },
    ...more,
  })

  interface Row {
    readonly id: string
    readonly to: string
    readonly status: string
    readonly failureCode: string | null
    readonly attempts: readonly {
      readonly errorCode: string | null
      readonly replyCode: number | null
      readonly detail: string | null
    }[]
    readonly sealed: Buffer | null
  }

  const rows = (org: Id = orgId): Promise<Row[]> =>
    world.owner<Row>(
      `select id, recipient_address as to, status, failure_code as "failureCode", attempts, sealed from outgoing_mails
       where org_id = $1 order by id`,
      [org],
    )

  /** Waits for an expectation to hold; the bound only ends a test that would never get there. */
  const until = (holds: () => unknown) => vi.waitFor(holds, patience)

  /** Something that happens when the test says so. */
  function gate() {
    let open = () => {}
    const opened = new Promise<undefined>(resolve => {
      open = () => resolve(undefined)
    })
    return { opened, open: () => open() }
  }

  /** A worker that sweeps only when told, and its mail server. */
  async function started(options: MailServerOptions = {}, settings: Partial<MailSettings> = {}) {
    const server = await mailServer(options)
    const process = processWith(transportTo(server))
    const worker = process.workerWith({ sweepEveryMs: 3_600_000, ...settings })
    return { ...process, server, worker }
  }

  /** Sends everything that is due. */
  type MailOutbox = ReturnType<typeof mailOutbox>

  async function sendDue(worker: MailOutbox) {
    await worker.sweep()
    await worker.settled()
  }

  /** Starts a worker; resolves when it is known to live, and hears of what is written. */
  async function begin(worker: MailOutbox) {
    worker.start()
    await worker.sweep()
  }

  return {
    world,
    from,
    fail,
    get orgId() {
      return orgId
    },
    transportTo,
    processWith,
    inTransaction,
    mailTo,
    rows,
    until,
    gate,
    started,
    sendDue,
    begin,
  }
}
