import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createCertificateAuthority } from '../../../../test/world/certificates.ts'
import { loopbackLookup, receiverAt } from '../receiver.ts'
import { localReceiver } from './local-receiver.ts'

const event = {
  id: '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11',
  event: 'workday.approved',
  payload: { workDayId: '019ddc69-0a55-7b1c-9a41-5d1d6a0c7e02' },
  sequence: 1,
  createdAt: '2026-11-20T07:00:00.000Z',
}
const never = new AbortController().signal

async function deliverTo(address: string, deadlineMs?: number) {
  const receiver = await receiverAt(address, 'secret', false, deadlineMs)
  onTestFinished(() => receiver.close())
  return receiver.deliver(event, never)
}

describe('the address of a receiver', () => {
  it.each([
    ['ftp://localhost/', 'must be an address'],
    ['http://', 'must be an address'],
    ['http://user:word@localhost/', 'has a user name or password'],
    ['http://10.0.0.7:3000/', '10.0.0.7 is not on this machine; --allow-remote'],
    ['http://[fd00::1]/', 'is not on this machine'],
    // Numbers that the URL parser reads as an address: 169.254.169.254.
    ['http://0xa9fea9fe/latest', '169.254.169.254 is not on this machine'],
    ['http://0.0.0.0:3000/', '0.0.0.0 is not on this machine'],
    ['http://no-such-host.invalid/', 'has no address'],
  ])('%s is refused before anything is listened to', async (address, message) => {
    await expect(receiverAt(address, 'secret', false)).rejects.toThrow(message)
  })

  it.each(['localhost:3000/hook', 'http://127.0.0.1:3000', 'https://[::1]:3000/', 'http://127.8.8.8/'])(
    '%s is on this machine',
    async address => {
      const receiver = await receiverAt(address, 'secret', false)
      await receiver.close()
      expect(receiver.address).toMatch(/^https?:/)
    },
  )

  it('may be elsewhere when that is allowed', async () => {
    const receiver = await receiverAt('http://10.0.0.7:3000/', 'secret', true)
    await receiver.close()
  })

  it('that leads elsewhere by the time of a connection is not connected to', async () => {
    const looked = await new Promise(resolve => loopbackLookup('10.0.0.7', { all: true }, resolve))
    expect(looked).toMatchObject({ name: 'NotLoopback', code: 'NOT_LOOPBACK' })
  })
})

describe('a delivery', () => {
  it('that is not answered in time is cut', async () => {
    const receiver = await localReceiver()
    receiver.react(() => {})
    expect(await deliverTo(receiver.url, 50)).toMatchObject({
      status: null,
      problem: 'no whole answer within 0.05 s',
    })
  })

  it('whose answer never ends is cut, with the status that came', async () => {
    const receiver = await localReceiver()
    receiver.react(response => void response.writeHead(200).write('and so on'))
    expect(await deliverTo(receiver.url, 2000)).toMatchObject({
      status: 200,
      problem: expect.stringMatching(/whole/),
    })
  })

  it('whose answer is huge counts as answered, without the rest being read', async () => {
    const receiver = await localReceiver()
    receiver.react(response => void response.writeHead(200).write(Buffer.alloc(100_000)))
    expect(await deliverTo(receiver.url)).toMatchObject({ status: 200, problem: null })
  })

  it('keeps its id when the event is sent to the same address again, and has another elsewhere', async () => {
    const [one, other] = [await localReceiver(), await localReceiver()]
    const [first, again, elsewhere] = [
      await deliverTo(one.url),
      await deliverTo(one.url),
      await deliverTo(other.url),
    ]
    expect(again.deliveryId).toBe(first.deliveryId)
    expect(elsewhere.deliveryId).not.toBe(first.deliveryId)
    expect(one.events[0]?.id).toBe(first.deliveryId)
  })

  it('to a receiver with a certificate that nobody vouches for says what to do', async () => {
    const server = createServer(createCertificateAuthority().issue(['localhost']))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    expect(await deliverTo(`https://localhost:${port}/`)).toMatchObject({
      status: null,
      problem: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    })
  })
})
