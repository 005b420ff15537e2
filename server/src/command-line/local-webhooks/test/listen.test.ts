import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { verifyWebhook } from '../../../../../sdk/src/index.ts'
import { patience } from '../../../../test/world/patience.ts'
import { startListenedWorld } from './listened-world.ts'
import { listening } from './listening.ts'
import { localReceiver } from './local-receiver.ts'

const world = await startListenedWorld()
const { origin: url, announce, trigger } = world
const key = world.meri.serviceKey
const until = (holds: () => unknown) => vi.waitUntil(holds, patience)

let position = ''
/** The ids of the events since the test began. */
const logged = () => world.loggedAfter(position)

beforeEach(async () => {
  position = await world.end()
})

describe('listening', () => {
  it('sends each event on as a delivery that the SDK trusts, and tells what became of it', async () => {
    const receiver = await localReceiver()
    const command = listening({ url, key, 'forward-to': receiver.url })
    const { secret, organisation, forwardTo } = await command.begun
    expect([organisation.sandbox, forwardTo]).toEqual([true, receiver.url])
    const { id } = await trigger()
    await until(() => command.events.length === 1)
    const [{ headers, raw } = { headers: {}, raw: '' }] = receiver.heard
    const message = await verifyWebhook(raw, headers, secret)
    expect(message).toMatchObject({
      event: 'workday.approved',
      integrationEventId: id,
      data: { sample: true },
    })
    expect(command.events).toMatchObject([
      {
        event: 'workday.approved',
        integrationEventId: id,
        forwarding: { deliveryId: message.id, status: 204 },
      },
    ])
    await expect(verifyWebhook(raw, headers, 'another secret')).rejects.toThrow('signature_mismatch')
  })

  it('signs with the same secret each time, one of its own for each key, or with the one that is given', async () => {
    const receiver = await localReceiver()
    const secretFor = async (wanted: object) => {
      const command = listening({ url, key, 'forward-to': receiver.url, ...wanted })
      const { secret } = await command.begun
      await command.interrupt()
      return secret
    }
    const [first, second, other] = [
      await secretFor({}),
      await secretFor({}),
      await secretFor({ key: world.meri.members.aino.personalKey }),
    ]
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(second).toBe(first)
    expect(other).not.toBe(first)
    expect(await secretFor({ secret: 'my own' })).toBe('my own')
  })

  it('begins with what happens from now on, and goes on where it ended: nothing is lost, nothing comes twice', async () => {
    await announce(3)
    const receiver = await localReceiver()
    const first = listening({ url, key, 'forward-to': receiver.url })
    await first.begun
    await announce(250)
    // In the middle of a page.
    await until(() => receiver.heard.length >= 130)
    const since = await first.interrupt()
    expect(await first.ended).toBe(0)
    const heardSoFar = receiver.heard.length
    await announce(5)
    const second = listening({ url, key, since, 'forward-to': receiver.url })
    await until(() => receiver.heard.length >= 255)
    await second.interrupt()
    expect(heardSoFar).toBeLessThan(250)
    const ids = receiver.events.map(({ integrationEventId }) => integrationEventId)
    expect(ids).toEqual((await logged()).slice(3))
  })

  it('begins at an instant, and goes on from there too', async () => {
    const before = new Date().toISOString()
    await announce(2)
    const first = listening({ url, key, since: before })
    await until(() => first.events.length >= 2)
    const since = await first.interrupt()
    expect(since).toContain(`${before}/`)
    await announce(1)
    const second = listening({ url, key, since })
    await until(() => second.events.length >= 1)
    await second.interrupt()
    const ids = [...first.events, ...second.events].map(({ integrationEventId }) => integrationEventId)
    expect(ids).toEqual(await logged())
  })

  it('hears a huge backlog in the order of the log, one delivery after the other', async () => {
    await announce(1000)
    const receiver = await localReceiver()
    const command = listening({ url, key, since: position, 'forward-to': receiver.url })
    await until(() => receiver.heard.length >= 1000)
    await command.interrupt()
    expect(receiver.events.map(({ integrationEventId }) => integrationEventId)).toEqual(await logged())
  })

  it('hears only the events that were named', async () => {
    const command = listening({ url, key, events: ['member.updated'] })
    await command.begun
    await trigger()
    await trigger('member.updated')
    await until(() => command.events.length > 0)
    expect(command.events.map(({ event }) => event)).toEqual(['member.updated'])
  })
})

describe('standard output', () => {
  const failing = (code: string) =>
    new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) })

  it('that nobody reads any more ends it, with the position before what was not read', async () => {
    const command = listening({ url, key }, failing('EPIPE'))
    await command.begun
    await announce(2)
    expect(await command.ended).toBe(0)
    const { since } = command.notices.find(({ kind }) => kind === 'ended')
    const next = listening({ url, key, since })
    await until(() => next.events.length === 2)
    expect(next.events.map(({ integrationEventId }) => integrationEventId)).toEqual(await logged())
  })

  it('that cannot be written ends it with a reason', async () => {
    const command = listening({ url, key }, failing('ENOSPC'))
    await command.begun
    await announce(1)
    await expect(command.ended).rejects.toMatchObject({ name: 'OutputFailed' })
  })
})

describe('a receiver', () => {
  it('that fails is shown, and the next event follows', async () => {
    const receiver = await localReceiver()
    const answers = [500, 302, 204]
    receiver.react(response => response.writeHead(answers.shift() ?? 204, { location: '/elsewhere' }).end())
    const command = listening({ url, key, 'forward-to': receiver.url })
    await command.begun
    await announce(3)
    await until(() => command.events.length === 3)
    expect(command.events.map(({ forwarding: { status, problem } }) => [status, problem])).toEqual([
      [500, 'not acknowledged'],
      [302, 'a redirect, which is not followed'],
      [204, null],
    ])
    expect(receiver.heard.map(({ path }) => path)).toEqual(['/hook', '/hook', '/hook'])
  })

  it('that is not there is shown, and heard again when it is', async () => {
    const gone = createServer()
    await new Promise<void>(resolve => gone.listen(0, '127.0.0.1', resolve))
    const { port } = gone.address() as AddressInfo
    await new Promise(resolve => gone.close(resolve))
    const command = listening({ url, key, 'forward-to': `localhost:${port}` })
    await command.begun
    await announce(1)
    await until(() => command.events.length === 1)
    expect(command.events[0].forwarding).toMatchObject({ status: null, problem: 'nobody listens there' })
    const back = createServer((_, response) => response.writeHead(200).end('thank you'))
    await new Promise<void>(resolve => back.listen(port, '127.0.0.1', resolve))
    onTestFinished(() => void back.close())
    await announce(1)
    await until(() => command.events.length === 2)
    expect(command.events[1].forwarding).toMatchObject({ status: 200, problem: null })
  })

  it('that takes its time holds up what follows, and never sees two at once', async () => {
    const receiver = await localReceiver()
    const waiting: ServerResponse[] = []
    receiver.react(response => void waiting.push(response))
    const command = listening({ url, key, 'forward-to': receiver.url })
    await command.begun
    await announce(3)
    for (const count of [1, 2, 3]) {
      await until(() => waiting.length === count)
      expect(command.events).toHaveLength(count - 1)
      waiting[count - 1]?.writeHead(200).end()
    }
    await until(() => command.events.length === 3)
  })

  it('that is at work when the command is interrupted is waited for, so that the event is not sent again', async () => {
    const receiver = await localReceiver()
    const waiting: ServerResponse[] = []
    receiver.react(response => void waiting.push(response))
    const command = listening({ url, key, 'forward-to': receiver.url })
    await command.begun
    await announce(2)
    await until(() => waiting.length === 1)
    const ended = command.interrupt()
    waiting[0]?.writeHead(200).end()
    const since = await ended
    receiver.react(response => response.writeHead(200).end())
    const second = listening({ url, key, since, 'forward-to': receiver.url })
    await until(() => second.events.length === 1)
    expect(receiver.heard).toHaveLength(2)
  })
})

describe('a key', () => {
  it('of another organisation hears nothing of this one, nor goes on from its positions', async () => {
    const stranger = world.tunturi.serviceKey
    const command = listening({ url, key: stranger })
    await command.begun
    await announce(1)
    await announce(1, world.tunturi.id)
    await until(() => command.events.length > 0)
    await command.interrupt()
    expect(command.events).toHaveLength(1)
    expect(await logged()).not.toContain(command.events[0].integrationEventId)
    await expect(listening({ url, key: stranger, since: position }).ended).rejects.toThrow(
      '--since is no position of this log',
    )
  })

  it('that is revoked meanwhile ends it, with the position to go on from', async () => {
    const { id, secret } = await world.key('aino', { scope: ['integrations.manage', 'worktime.supervise'] })
    const command = listening({ url, key: secret })
    await command.begun
    await announce(1)
    await until(() => command.events.length === 1)
    await world.database.owner('update api_keys set revoked_at = now() where id = $1', [id])
    world.app.services.authenticator.forget(world.meri.id)
    await expect(command.ended).rejects.toMatchObject({ name: 'RequestRefused', code: 'invalid_token' })
    const { since } = command.notices.find(({ kind }) => kind === 'ended')
    await announce(1)
    const next = listening({ url, key, since })
    await until(() => next.events.length > 0)
    expect([...command.events, ...next.events].map(told => told.integrationEventId)).toEqual(await logged())
  })

  it('that may not read the log is told which capability it lacks', async () => {
    const { secret } = await world.key('aino', { scope: ['worktime.supervise'] })
    await expect(listening({ url, key: secret }).ended).rejects.toMatchObject({
      code: 'insufficient_role',
      message: 'The key lacks integrations.manage, without which nobody reads the event log.',
    })
    await expect(listening({ url, key: 'kt_test_nonsense' }).ended).rejects.toMatchObject({
      code: 'invalid_token',
    })
  })

  it('hears what a webhook of it could, and nothing else', async () => {
    const { secret } = await world.key('aino', { scope: ['integrations.manage', 'worktime.supervise'] })
    const command = listening({ url, key: secret })
    await command.begun
    for (const event of ['member.updated', 'member.updated', 'workday.approved']) await trigger(event)
    await until(() => command.events.length > 0)
    expect(command.events.map(({ event }) => event)).toEqual(['workday.approved'])
    await expect(listening({ url, key: secret, events: ['member.updated'] }).ended).rejects.toThrow(
      'There is no event “member.updated” for this key.',
    )
    await expect(listening({ url, key, events: ['workday.aproved'] }).ended).rejects.toThrow(
      'Did you mean “workday.approved”?',
    )
  })
})
