// Isolated: it measures the event loop of its process.
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { startService } from '../lifecycle/service.ts'
import { patience } from '../world/patience.ts'
import { startWorld } from '../world/world.ts'
import { call, head, problemOf, statusOf, talk } from './sockets.ts'

const world = await startWorld()
const { port } = world.app.server.server.address() as { port: number }
const url = `http://127.0.0.1:${port}`
const json = 'content-type: application/json'
const close = 'connection: close'
const authorization = `authorization: Bearer ${world.meri.serviceKey}`
const mebibyte = 1024 * 1024
const largest = 12 * mebibyte

const post = (path: string, body: Buffer | string, ...headers: string[]) => [
  head('POST', path, json, close, `content-length: ${Buffer.byteLength(body)}`, ...headers),
  body,
]
const chunked = (path: string, body: Buffer, ...headers: string[]) => [
  head('POST', path, json, close, 'transfer-encoding: chunked', ...headers),
  `${body.length.toString(16)}\r\n`,
  body,
  '\r\n0\r\n\r\n',
]

const deep = (depth: number, inside = '') => '['.repeat(depth) + inside + ']'.repeat(depth)
const manyKeys = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"key${index}":1`).join(',')}}`
const manyValues = (bytes: number) => Buffer.from(`[${'1,'.repeat(bytes / 2 - 2)}1]`)

describe('without credentials', () => {
  const open = [
    '/v1/session',
    '/v1/session/passkey',
    '/v1/nothing',
    '/sign-in',
    '/change-order',
    '/v1/public/change-orders/approve',
    '/v1/errors',
    '/v1/memberships',
  ]

  it.each(open)('no body of 12 MB is read at %s', async path => {
    const answer = await talk(url, ...post(path, deep(largest / 2)))
    expect([401, 404, 405, 413]).toContain(statusOf(answer))
  })

  it('64 kB may be sent and no more, announced or not', async () => {
    for (const sent of [post, chunked]) {
      const answer = await talk(url, ...sent('/v1/session', Buffer.alloc(64 * 1024 + 1, 0x20)))
      expect(statusOf(answer)).toBe(413)
      expect(problemOf(answer)).toMatchObject({
        code: 'payload-too-large',
        detail: 'The body is larger than 64 kB.',
      })
      expect(statusOf(await talk(url, ...sent('/v1/session', Buffer.alloc(64 * 1024, 0x20))))).toBe(400)
    }
  })

  it.each([
    ['10,000 brackets', deep(10_000)],
    ['10,000 brackets around a NUL', deep(10_000, '"\\u0000"')],
    ['10,000 brackets that are never closed', '['.repeat(10_000)],
    ['10,000 objects', `${'{"a":'.repeat(10_000)}"\\u0000"${'}'.repeat(10_000)}`],
    ['33 brackets around a NUL', deep(33, '"\\u0000"')],
    ['32 brackets around a NUL', deep(32, '"\\u0000"')],
    ['5,000 keys', manyKeys(5000)],
    ['keys around a NUL', '{"email":{"a":{"b":"\\u0000"}}}'],
    ['30,000 zeros', manyValues(60_000).toString()],
    ['Latin-1', Buffer.from('{"email":"äiti"}', 'latin1')],
  ])('%s are a malformed body, not a fault of ours', async (_, body) => {
    const answer = await talk(url, ...post('/v1/session', body))
    expect([statusOf(answer), problemOf(answer)['code']]).toEqual([400, 'bad-request'])
  })
})

describe('with credentials', () => {
  const bulk = '/v1/memberships/bulk'

  it('12 MB may be sent and no more', async () => {
    for (const sent of [post, chunked]) {
      const answer = await talk(url, ...sent(bulk, Buffer.alloc(largest + 1, 0x20), authorization))
      expect(problemOf(answer)).toMatchObject({
        code: 'payload-too-large',
        detail: 'The body is larger than 12 MB.',
      })
      expect(statusOf(await talk(url, ...sent(bulk, Buffer.alloc(largest, 0x20), authorization)))).toBe(400)
    }
  })

  it.each([
    ['deep', deep(largest / 2)],
    ['wide', manyKeys(900_000)],
    ['long', manyValues(largest)],
    [
      'of the wrong encoding',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.alloc(mebibyte, 0xe4), Buffer.from('"}')]),
    ],
    ['cut off', Buffer.concat([Buffer.from('{"a":"'), Buffer.alloc(mebibyte, 0x61)])],
    ['with a NUL', `{"a":"${'a'.repeat(mebibyte)}\\u0000"}`],
    ['with an unknown field', `{"rows":[],"unknown":"${'a'.repeat(mebibyte)}"}`],
  ])('a large body that is %s is malformed', async (_, body) => {
    const answer = await talk(url, ...post(bulk, body, authorization, 'idempotency-key: hostile-1'))
    expect([statusOf(answer), problemOf(answer)['code']]).toEqual([400, 'bad-request'])
  })

  it('a large body that is as promised is carried out', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => ({
      email: `large-${index}@meri.example`,
      firstNames: 'a'.repeat(300),
    }))
    const body = JSON.stringify({ rows, dryRun: true })
    expect(body.length).toBeGreaterThan(100_000)
    const answer = await talk(url, ...post(bulk, body, authorization, 'idempotency-key: hostile-2'))
    expect(statusOf(answer)).toBe(200)
  })

  it('a large body holds up the event loop for less time than parsing it takes', async () => {
    const body = Buffer.from(`[${'"aaaa\\u0041",'.repeat(49_000)}"${'\\u0041'.repeat(1_800_000)}"]`)
    const parsed: number[] = []
    const heldUp: number[] = []
    for (let round = 0; round < 21; round++) {
      const parsing = threadMicros()
      JSON.parse(body.toString())
      parsed.push(threadMicros() - parsing)
      // All but the last byte beforehand, so that reading alone is measured.
      const caller = await call(url)
      caller.socket.write(
        head('POST', bulk, json, close, authorization, `content-length: ${body.length + 1}`),
      )
      await new Promise<void>(resolve => caller.socket.write(body, () => resolve()))
      const loop = watchLoop()
      caller.socket.write(' ')
      await caller.ended
      heldUp.push(loop.longest())
      expect(statusOf(caller.received)).toBe(400)
    }
    expect(usual(heldUp)).toBeLessThan(usual(parsed) * 0.75)
  })
})

/**
 * The mean of the lower half: what else the machine does only adds, and some systems count processor time in steps of several
 * milliseconds, so that the least of all says little.
 */
function usual(micros: readonly number[]): number {
  const lower = micros.toSorted((a, b) => a - b).slice(0, Math.ceil(micros.length / 2))
  return lower.reduce((sum, each) => sum + each, 0) / lower.length
}

/** Processor time of this thread, which does not go on while others have the processor. */
function threadMicros(): number {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** The longest round of the event loop until it is asked for, in processor time. */
function watchLoop(): { longest(): number } {
  let [longest, last] = [0, threadMicros()]
  const round = () => {
    const now = threadMicros()
    longest = Math.max(longest, now - last)
    last = now
    next = setImmediate(round)
  }
  let next = setImmediate(round)
  return {
    longest() {
      clearImmediate(next)
      return longest
    },
  }
}

it('bodies that stall hold a bounded memory, their connections are ended, and others are answered', async () => {
  const server = await startService(world.database.connection)
  const peak = () =>
    Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024
  const before = peak()
  const part = Buffer.alloc(4 * mebibyte, 0x20)
  const stalled = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const caller = await call(server.url)
      caller.socket.write(
        head('POST', '/v1/memberships/bulk', json, authorization, `content-length: ${largest}`),
      )
      caller.socket.write(part)
      return caller
    }),
  )
  const form = 'content-type: application/x-www-form-urlencoded'
  const slow = await Promise.all(
    (
      [
        ['/change-order', form],
        ['/v1/public/change-orders/approve', json],
      ] as const
    ).map(async ([path, type]) => {
      const caller = await call(server.url)
      caller.socket.write(head('POST', path, type, `origin: ${server.url}`, 'content-length: 60000'))
      caller.socket.write('{"token":"')
      return caller
    }),
  )
  const other = `Bearer ${world.tunturi.members.sanna.personalKey}`
  const askWhileTheyStall = async () => {
    const answer = await fetch(`${server.url}/v1/me/access`, { headers: { authorization: other } })
    expect(answer.status).toBe(200)
    const written = await fetch(`${server.url}/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(written.status).toBe(400)
    return stalled.some(({ received }) => received.includes('408'))
  }
  await vi.waitUntil(askWhileTheyStall, { ...patience, interval: 100 })
  await Promise.all(stalled.map(({ ended }) => ended))
  const statuses = stalled.map(({ received }) => statusOf(received))
  expect(new Set(statuses)).toEqual(new Set([408, 503]))
  await Promise.all(slow.map(({ ended }) => ended))
  expect(slow.map(({ received }) => statusOf(received))).toEqual([408, 408])
  // The budget, the buffers of Node and the system for each connection, and garbage not yet collected.
  expect(peak() - before).toBeLessThan(250 * mebibyte)
})
