import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { publicNames } from '../names.ts'

const A = 1
const AAAA = 28
const notFound = 3
const serverFailure = 2

type Reply = { readonly addresses: readonly Buffer[] } | { readonly failure: number } | 'silence'

/** A name server that answers queries for one type of record at a time. RFC 1035. */
async function nameServer(reply: (type: number) => Reply): Promise<string> {
  const socket = createSocket('udp4', (query: Buffer, from: RemoteInfo) => {
    const questionEnd = query.indexOf(0, 12) + 5
    const type = query.readUInt16BE(questionEnd - 4)
    const said = reply(type)
    if (said === 'silence') return
    const records = 'addresses' in said ? said.addresses.map(address => record(type, address)) : []
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | ('failure' in said ? said.failure : 0), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([header, query.subarray(12, questionEnd), ...records]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return `127.0.0.1:${socket.address().port}`
}

function record(type: number, address: Buffer): Buffer {
  const fixed = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, address.length])
  return Buffer.concat([fixed, address])
}

const v4 = Buffer.from([192, 0, 2, 7])
const v6 = Buffer.from('20010db8000000000000000000000007', 'hex')
const never = new AbortController().signal

const resolveAt = async (reply: (type: number) => Reply) => publicNames([await nameServer(reply)])

test('a name gives its IPv4 and its IPv6 addresses', async () => {
  const resolve = await resolveAt(type => ({ addresses: type === A ? [v4] : [v6] }))
  expect([...(await resolve('receiver.customer.fi', never))].sort()).toEqual(['192.0.2.7', '2001:db8::7'])
})

test('a name of one family is enough, however the other one ends', async () => {
  for (const other of [{ addresses: [] }, { failure: serverFailure }, 'silence'] as const) {
    const resolve = await resolveAt(type => (type === A ? { addresses: [v4] } : other))
    expect(await resolve('receiver.customer.fi', never)).toEqual(['192.0.2.7'])
  }
  const resolve = await resolveAt(type => (type === AAAA ? { addresses: [v6] } : { addresses: [] }))
  expect(await resolve('receiver.customer.fi', never)).toEqual(['2001:db8::7'])
})

test('a name that does not exist has no address', async () => {
  const resolve = await resolveAt(() => ({ failure: notFound }))
  expect(await resolve('nobody.customer.fi', never)).toEqual([])
})

test('a name server that fails is told apart from a name that does not exist', async () => {
  const resolve = await resolveAt(() => ({ failure: serverFailure }))
  await expect(resolve('receiver.customer.fi', never)).rejects.toMatchObject({ code: 'name_not_resolved' })
})

test('a lookup ends when it is cancelled', async () => {
  const limit = new AbortController()
  const resolve = await resolveAt(() => {
    limit.abort()
    return 'silence'
  })
  await expect(resolve('receiver.customer.fi', limit.signal)).rejects.toMatchObject({
    code: 'name_not_resolved',
  })
})

test('the hosts file says nothing about public names', async () => {
  const resolve = await resolveAt(() => ({ failure: notFound }))
  expect(await resolve('localhost.customer.fi', never)).toEqual([])
})
