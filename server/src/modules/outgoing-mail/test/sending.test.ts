// Isolated: it starts programs and mostly waits for them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import {
  mailAuthority,
  mailServer,
  type MailServer,
  type MailServerOptions,
} from '../../../../test/world/mail-server.ts'
import { secret } from '../../../../test/world/secret.ts'
import { Authenticator } from '../../../platform/access/authenticator.ts'
import { systemActor } from '../../../platform/audit/audit-trail.ts'
import type { Database } from '../../../platform/data/database.ts'
import { advanceClock } from '../../../platform/data/organisation-clock.ts'
import { readMailbox } from '../../../platform/gateways/mail/mailbox.ts'
import type { MailTransport } from '../../../platform/gateways/mail/mail.ts'
import { readSmtpUrl } from '../../../platform/gateways/mail/smtp-server.ts'
import { smtpTransport } from '../../../platform/gateways/mail/smtp-transport.ts'
import { Keyring } from '../../../platform/secrets/keyring.ts'
import { silentLog } from '../../../platform/telemetry/log.ts'
import { silentMetrics } from '../../../platform/telemetry/metrics.ts'
import { Transactions } from '../../../platform/transactions/transactions.ts'
import { type Id, newId } from '../../../platform/vocabulary/ids.ts'
import { clockAdvanced, type NewMail, sendMails } from '../port.ts'
import { type MailSettings, MailWorker } from '../sending/mail-worker.ts'
import { attemptsAtMost } from '../sending/settlement.ts'
import { patience } from '../../../../test/world/patience.ts'

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
      const worker = new MailWorker(services, { chance: () => 0, retryMs: 5, ...settings })
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
async function sendDue(worker: MailWorker) {
  await worker.sweep()
  await worker.settled()
}

/** Starts a worker; resolves when it is known to live, and hears of what is written. */
async function begin(worker: MailWorker) {
  worker.start()
  await worker.sweep()
}

describe('a running worker', () => {
  test('sends as soon as the write is committed, without a sweep', async () => {
    const { server, worker, send } = await started()
    await begin(worker)
    expect(await send(mailTo('heti@example.com'))).toBe(true)
    await until(() => expect(server.to('heti@example.com')).toHaveLength(1))
    await worker.settled()
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: [{ errorCode: null, replyCode: 250 }] }])
  })

  test('finds by itself what another process committed and nobody rang for', async () => {
    const { server, worker } = await started({}, { sweepEveryMs: 5 })
    await begin(worker)
    const other = processWith(transportTo(server), world.another())
    await other.send(mailTo('toinen@example.com'))
    await until(() => expect(server.to('toinen@example.com')).toHaveLength(1))
  })

  test('sends nothing of a write that came to nothing', async () => {
    const { server, worker, services, send } = await started()
    await begin(worker)
    await expect(
      inTransaction(services.transactions, orgId, async tx => {
        sendMails(tx, services, [mailTo('ei@example.com')])
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await send(mailTo('kylla@example.com'))
    await until(() => expect(server.received).toHaveLength(1))
    await worker.settled()
    expect(server.received.map(({ to }) => to)).toEqual([['kylla@example.com']])
  })

  test('stops when what is on its way has arrived, and begins nothing more', async () => {
    const held = gate()
    let arrived = 0
    const { server, worker, send } = await started(
      { onMessage: () => (arrived++, held.opened) },
      { perRound: 1 },
    )
    await begin(worker)
    await send(mailTo('a@example.com'), mailTo('b@example.com'))
    await until(() => expect(arrived).toBe(1))
    const stopped = worker.stop()
    held.open()
    await stopped
    expect(server.received).toHaveLength(1)
    expect((await rows()).map(({ status }) => status).sort()).toEqual(['queued', 'sent'])
  })

  test('does not let a server that answers nothing hold a stop up, and sends again what it cut off', async () => {
    const never = new Promise<undefined>(() => {})
    let arrived = 0
    const { worker, send } = await started({ onMessage: () => (arrived++, never) }, { graceMs: 1 })
    await begin(worker)
    await send(mailTo('hidas@example.com'))
    await until(() => expect(arrived).toBe(1))
    await worker.stop()
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: [{ errorCode: 'interrupted' }] }])
    const next = await started()
    await sendDue(next.worker)
    expect(next.server.to('hidas@example.com')).toHaveLength(1)
  })
})

describe('a mail that was not taken', () => {
  test('is sent again when the time has come, with the same Message-ID, until it is taken', async () => {
    let refusals = 2
    const ids: string[] = []
    const { server, worker, send, advance } = await started({
      onMessage: ({ mail }) => {
        ids.push(mail.messageId ?? '')
        return refusals-- > 0 ? { code: 451, text: 'Try later' } : undefined
      },
    })
    await send(mailTo('sitkea@example.com'))
    await sendDue(worker)
    expect(await rows()).toMatchObject([
      { status: 'queued', attempts: [{ errorCode: 'deferred', replyCode: 451 }] },
    ])
    await sendDue(worker)
    expect(ids).toHaveLength(1)
    await advance(31)
    await sendDue(worker)
    await advance(121)
    await sendDue(worker)
    expect(server.received).toHaveLength(1)
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(3)
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: [{}, {}, { errorCode: null }] }])
  })

  test('is given up at once when the refusal is final, with the reason', async () => {
    const { worker, send } = await started({ onRecipient: () => ({ code: 550, text: 'No such user here' }) })
    await send(mailTo('poissa@example.com'))
    await sendDue(worker)
    expect(await rows()).toMatchObject([
      {
        status: 'failed',
        failureCode: 'rejected',
        attempts: [
          { errorCode: 'rejected', replyCode: 550, detail: expect.stringContaining('No such user here') },
        ],
      },
    ])
  })

  test('is given up after the last attempt', async () => {
    const { worker, send, advance } = await started({ onRecipient: () => ({ code: 450 }) })
    await send(mailTo('turha@example.com'))
    for (let made = 0; made < attemptsAtMost; made++) {
      await sendDue(worker)
      await advance(24 * 3600 + 1)
    }
    const [row] = await rows()
    expect(row).toMatchObject({ status: 'failed', failureCode: 'attempts_exhausted' })
    expect(row?.attempts).toHaveLength(attemptsAtMost)
  })

  test('waits for a server that is away, and is sent when it is back', async () => {
    const { port, url, close } = await mailServer()
    await close()
    const process = processWith(transportTo({ url }))
    const worker = process.workerWith({ sweepEveryMs: 3_600_000 })
    await process.send(mailTo('odottaa@example.com'))
    await sendDue(worker)
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: [{ errorCode: 'connection_failed' }] }])
    const back = await mailServer({ port })
    await process.advance(31)
    await sendDue(worker)
    expect(back.to('odottaa@example.com')).toHaveLength(1)
  })

  test('is not sent any more when its link has ended', async () => {
    const { server, worker, send, advance } = await started()
    const [{ now } = fail()] = await world.owner<{ now: string }>(
      `select to_char((clock_timestamp() + interval '1 hour') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
    )
    await send(mailTo('myohassa@example.com', { usefulUntil: now }))
    await advance(2 * 3600)
    await sendDue(worker)
    expect(server.received).toEqual([])
    expect(await rows()).toMatchObject([{ status: 'failed', failureCode: 'expired', sealed: null }])
  })

  test('is not sent again when a later one made its link useless while it was on its way', async () => {
    const held = gate()
    let arrived = 0
    const { server, worker, send, advance } = await started({
      onMessage: async ({ mail }) => {
        if (mail.subject !== 'Vanha') return undefined
        arrived++
        await held.opened
        return { code: 451 }
      },
    })
    const about = { type: 'membership', id: newId() }
    await send(mailTo('kutsu@example.com', { kind: 'invitation', subject: 'Vanha', about }))
    await worker.sweep()
    await until(() => expect(arrived).toBe(1))
    await send(mailTo('kutsu@example.com', { kind: 'invitation', subject: 'Uusi', about }))
    held.open()
    await worker.settled()
    await advance(3600)
    await sendDue(worker)
    expect(arrived).toBe(1)
    expect(server.received.map(({ mail }) => mail.subject)).toEqual(['Uusi'])
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'sent'])
  })

  test('whose letter cannot be opened any more fails alone', async () => {
    const { server, worker, send } = await started()
    await send(mailTo('rikki@example.com'), mailTo('ehja@example.com'))
    await world.owner(
      `update outgoing_mails set sealed = set_byte(sealed, 20, 255 - get_byte(sealed, 20)) where org_id = $1 and recipient_address = $2`,
      [orgId, 'rikki@example.com'],
    )
    await sendDue(worker)
    expect(server.received).toHaveLength(1)
    expect(await rows()).toMatchObject([
      { to: 'rikki@example.com', status: 'failed', failureCode: 'unreadable' },
      { to: 'ehja@example.com', status: 'sent' },
    ])
  })
})

describe('two processes', () => {
  test('send each mail once', async () => {
    const server = await mailServer()
    const one = processWith(transportTo(server))
    const two = processWith(transportTo(server), world.another())
    const addresses = Array.from({ length: 60 }, (_, index) => `n${index}@example.com`)
    await one.send(...addresses.map(address => mailTo(address)))
    const workers = [
      one.workerWith({ sweepEveryMs: 5 }),
      two.workerWith({ sweepEveryMs: 5, clock: () => Date.now() }),
    ]
    for (const worker of workers) worker.start()
    await until(async () => expect((await rows()).every(({ status }) => status === 'sent')).toBe(true))
    for (const worker of workers) await worker.stop()
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(addresses.sort())
  })

  test('one of which is killed while it sends: the other sends again, under the same Message-ID', async () => {
    const { server, worker, send } = await started()
    await send(mailTo('tapettu@example.com'))
    const dying = spawn(process.execPath, [join(import.meta.dirname, 'dying-worker.ts')], {
      env: { ...process.env, KONTTORI_TEST_CONNECTION: JSON.stringify(world.connection) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [told] = (await once(dying.stdout, 'data')) as [Buffer]
    dying.kill('SIGKILL')
    await once(dying, 'exit')
    await sendDue(worker)
    expect(server.received).toEqual([])
    await world.owner(`update directory.mail_processes set seen_at = seen_at - interval '16 seconds'`)
    await sendDue(worker)
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([
      `<${told.toString().trim()}@meri.example>`,
    ])
    expect(await rows()).toMatchObject([
      { status: 'sent', attempts: [{ errorCode: 'interrupted' }, { errorCode: null }] },
    ])
  })

  test('one of which hangs: when its lease ends the other sends', async () => {
    const never = new Promise<undefined>(() => {})
    let arrived = 0
    const hung = await started({ onMessage: () => (arrived++, never) }, { graceMs: 1 })
    await hung.send(mailTo('jumissa@example.com'))
    await hung.worker.sweep()
    await until(() => expect(arrived).toBe(1))
    const server = await mailServer()
    const later = processWith(transportTo(server)).workerWith({ clock: () => Date.now() + 200_000 })
    await sendDue(later)
    expect(server.to('jumissa@example.com')).toHaveLength(1)
    await hung.worker.stop()
    // What the hung one learns afterwards changes nothing any more.
    expect(await rows()).toMatchObject([
      { status: 'sent', attempts: [{ errorCode: 'interrupted' }, { errorCode: null }] },
    ])
  })
})

describe('organisations', () => {
  test('do not wait for each other’s bursts', async () => {
    const { server, worker, sendOf } = await started({}, { organisationsAtOnce: 1, perRound: 2 })
    const [busy, quiet] = [await world.organisation(), await world.organisation()]
    await sendOf(busy, ...Array.from({ length: 40 }, (_, index) => mailTo(`paljon${index}@example.com`)))
    await sendOf(quiet, mailTo('yksi@example.com'))
    await sendDue(worker)
    expect(server.received).toHaveLength(41)
    const place = server.received.findIndex(({ to }) => to.includes('yksi@example.com'))
    expect(place).toBeLessThan(5)
  })

  test('whose recipients’ server answers nothing do not hold the others back', async () => {
    const never = new Promise<undefined>(() => {})
    const { server, worker, sendOf } = await started(
      { onRecipient: address => (address.startsWith('terva') ? never : undefined) },
      { organisationsAtOnce: 2, graceMs: 1 },
    )
    const [slow, quick] = [await world.organisation(), await world.organisation()]
    await sendOf(slow, ...Array.from({ length: 8 }, (_, index) => mailTo(`terva${index}@example.com`)))
    await sendOf(quick, mailTo('nopea@example.com'))
    await worker.sweep()
    await until(() => expect(server.received.map(({ to }) => to)).toEqual([['nopea@example.com']]))
    await worker.stop()
    expect(new Set((await rows(slow)).map(({ status }) => status))).toEqual(new Set(['queued']))
  })

  test('are given a mail back that took too long', async () => {
    const never = new Promise<undefined>(() => {})
    const { worker, send } = await started({ onRecipient: () => never }, { deadlineMs: 50 })
    await send(mailTo('liian.hidas@example.com'))
    await sendDue(worker)
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: [{ errorCode: 'timeout' }] }])
  })
})

describe('a letter', () => {
  test('is dropped a day after it was sent, and the row stays', async () => {
    const { worker, send, advance } = await started()
    await send(mailTo('luettu@example.com'))
    await sendDue(worker)
    expect((await rows())[0]?.sealed).not.toBeNull()
    await advance(25 * 3600)
    await sendDue(worker)
    expect(await rows()).toMatchObject([{ status: 'sent', sealed: null }])
  })

  test('that was held is dropped when it is of no more use, without a mail server too', async () => {
    const process = processWith(null)
    const worker = process.workerWith({ sweepEveryMs: 3_600_000 })
    expect(await process.send(mailTo('pidossa@example.com'))).toBe(false)
    await process.advance(29 * 24 * 3600)
    await sendDue(worker)
    expect((await rows())[0]?.sealed).not.toBeNull()
    await process.advance(2 * 24 * 3600)
    await sendDue(worker)
    expect(await rows()).toMatchObject([{ status: 'held', sealed: null }])
    await process.advance(340 * 24 * 3600)
    await sendDue(worker)
    expect(await rows()).toEqual([])
  })

  test('that was held is not sent by a mail server that comes later, and what was queued is', async () => {
    await processWith(null).send(mailTo('ennen@example.com'))
    const { server, worker, send } = await started()
    await send(mailTo('jalkeen@example.com'))
    await sendDue(worker)
    expect(server.received.map(({ to }) => to)).toEqual([['jalkeen@example.com']])
  })

  test('that was queued waits where the mail server is taken away, and goes when there is one again', async () => {
    const { server, worker, send } = await started()
    await send(mailTo('tauko@example.com'))
    const without = processWith(null).workerWith({ sweepEveryMs: 3_600_000 })
    await sendDue(without)
    await sendDue(worker)
    expect(server.received).toEqual([])
    worker.start()
    await until(() => expect(server.to('tauko@example.com')).toHaveLength(1))
  })
})
