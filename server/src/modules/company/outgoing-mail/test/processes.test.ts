import { describe, expect, test } from 'vitest'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { mailServer } from '../../../../../test/world/mail-server.ts'
import { startMailWorld } from './mail-process.ts'

const { world, transportTo, processWith, mailTo, rows, until, started, sendDue } = await startMailWorld()

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
    await world.owner(`update directory.processes set seen_at = seen_at - interval '16 seconds'`)
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
    const later = processWith(transportTo(server), world.another()).workerWith({
      clock: () => Date.now() + 200_000,
    })
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
    const { server, worker, sendOf } = await started({}, { attempts: 2 })
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
      { attempts: 4, graceMs: 1 },
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
