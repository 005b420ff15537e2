import { createSecureContext, type TLSSocket } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkedConnector } from '../connector.ts'
import type { Resolve } from '../names.ts'
import { authority, host, receiver, silentReceiver } from './receiver.ts'
import { patience } from '../../../../../test/world/patience.ts'

/** Takes 127.0.0.1 for the public internet and the rest of 127/8 for our own network. */
function connectorFor(resolve: Resolve, connectTimeoutMs = 30_000) {
  const connect = checkedConnector({
    resolve,
    refusedRange: address => (address === '127.0.0.1' || address === '127.0.0.3' ? null : 'loopback'),
    secureContext: createSecureContext({ ca: authority.certificate }),
    connectTimeoutMs,
    closing: new AbortController().signal,
  })
  return (hostname: string, port: number) => {
    const { promise, resolve: made, reject } = Promise.withResolvers<TLSSocket>()
    connect({ hostname, port: String(port), protocol: 'https:' }, (error, socket) => {
      if (error) return reject(error)
      onTestFinished(() => void socket.destroy())
      made(socket as TLSSocket)
    })
    return promise
  }
}

test('a name whose answer changes between two connections is judged anew, and once for each', async () => {
  const outside = await receiver(() => {})
  const inside = await silentReceiver('127.0.0.2', outside.port)
  const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.1']]
  const connect = connectorFor(async () => answers.shift() ?? [])

  expect((await connect(host, outside.port)).remoteAddress).toBe('127.0.0.1')
  await expect(connect(host, outside.port)).rejects.toMatchObject({ code: 'address_not_public' })

  expect(inside.connections).toEqual([])
  expect(answers).toHaveLength(1)
})

test('one inner address among public ones refuses the name, whatever its place', async () => {
  const outside = await receiver(() => {})
  const inside = await silentReceiver('127.0.0.2', outside.port)
  for (const answers of [
    ['127.0.0.1', '127.0.0.2'],
    ['127.0.0.2', '127.0.0.1'],
    ['127.0.0.1', '::ffff:127.0.0.2'],
  ])
    await expect(connectorFor(async () => answers)(host, outside.port)).rejects.toMatchObject({
      code: 'address_not_public',
    })
  expect([...outside.connections, ...inside.connections]).toEqual([])
})

test('an IP literal is judged although no name is resolved', async () => {
  const inside = await silentReceiver('127.0.0.2')
  const connect = connectorFor(() => Promise.reject(new Error('not to be asked')))
  await expect(connect('127.0.0.2', inside.port)).rejects.toMatchObject({ code: 'address_not_public' })
  expect(inside.connections).toEqual([])
})

test('the next address is tried when the first does not listen', async () => {
  const outside = await receiver(() => {})
  const connect = connectorFor(async () => ['127.0.0.3', '127.0.0.1'])
  expect((await connect(host, outside.port)).remoteAddress).toBe('127.0.0.1')
})

test('the certificate is checked against the name, not the address', async () => {
  const forAddress = await receiver(() => {}, authority.issue(['127.0.0.1']))
  const connect = connectorFor(async () => ['127.0.0.1'])
  await expect(connect(host, forAddress.port)).rejects.toMatchObject({ code: 'tls_failed' })
  await connect('127.0.0.1', forAddress.port)
  await vi.waitFor(() => expect(forAddress.serverNames).toEqual([false]), patience)
})

test('a name without an address, an unresolvable one and one with hundreds are refused', async () => {
  const notFound = Object.assign(new Error(), { code: 'ENOTFOUND' })
  for (const resolve of [
    async () => [],
    () => Promise.reject(notFound),
    async () => Array<string>(33).fill('127.0.0.1'),
  ])
    await expect(connectorFor(resolve)(host, 443)).rejects.toMatchObject({ code: 'name_not_resolved' })
})

test('a connection is bounded in time through name, TCP and handshake', async () => {
  const silent = await silentReceiver()
  await expect(connectorFor(() => new Promise(() => {}), 50)(host, 443)).rejects.toMatchObject({
    code: 'timeout',
  })
  await expect(connectorFor(async () => ['127.0.0.1'], 50)(host, silent.port)).rejects.toMatchObject({
    code: 'timeout',
  })
  await silent.idle()
})
