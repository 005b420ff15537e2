import { describe, expect, onTestFinished, test } from 'vitest'
import { mailServer } from '../../../../../test/world/mail-server.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { sendMails } from '../port.ts'
import { mailWorker } from '../sending/outbox.ts'
import { attemptsAtMost } from '../sending/settlement.ts'
import { startMailWorld } from './mail-process.ts'

const scene = await startMailWorld()
const {
  world,
  fail,
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
} = scene

describe('a running worker', () => {
  test('sends as soon as the write is committed, without a sweep', async () => {
    const { server, worker, send } = await started()
    await begin(worker)
    expect(await send(mailTo('heti@example.com'))).toBe(true)
    await until(() => expect(server.to('heti@example.com')).toHaveLength(1))
    await worker.settled()
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: [{ errorCode: null, replyCode: 250 }] }])
  })

  test('finds by itself what another process committed, though nobody was woken', async () => {
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
      inTransaction(services.transactions, scene.orgId, async tx => {
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
      { perOrganisation: 1 },
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
      [scene.orgId, 'rikki@example.com'],
    )
    await sendDue(worker)
    expect(server.received).toHaveLength(1)
    expect(await rows()).toMatchObject([
      { to: 'rikki@example.com', status: 'failed', failureCode: 'unreadable' },
      { to: 'ehja@example.com', status: 'sent' },
    ])
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
    const { server, worker, send, services } = await started()
    await send(mailTo('tauko@example.com'))
    const without = processWith(null, world.another()).workerWith({ sweepEveryMs: 3_600_000 })
    await sendDue(without)
    await sendDue(worker)
    expect(server.received).toEqual([])
    const next = mailWorker(services)
    next.start()
    onTestFinished(() => next.stop())
    await until(() => expect(server.to('tauko@example.com')).toHaveLength(1))
  })
})
