import { afterEach, describe, expect, it } from 'vitest'
import { startWorld } from '../../server/test/world/world.ts'
import { ConnectionError, createClient } from '../src/index.ts'
import { type Fault, startNetwork } from './network.ts'

const world = await startWorld()
const network = await startNetwork(world)
const konttori = createClient({ baseUrl: network.baseUrl, key: world.meri.serviceKey })
const { veera } = world.meri.members

afterEach(() => {
  network.sent.length = 0
  network.faults.length = 0
})

const problem = (status: number, code: string, retryAfter = '0'): Fault => ({
  status,
  headers: { 'content-type': 'application/problem+json', 'retry-after': retryAfter },
  body: JSON.stringify({ code, status, detail: 'In a moment.', requestId: 'r' }),
})
const busy = problem(503, 'service_busy')
const limited = problem(429, 'too-many-requests')
const inFlight = problem(409, 'idempotency_key_in_flight')

let people = 0
const someone = () => ({ firstNames: `Toivo ${++people}`, lastName: 'Uusi', role: 'employee' }) as const
const membersCalled = async (firstNames: string) => {
  const { items } = await createClient({
    baseUrl: network.baseUrl,
    key: world.meri.serviceKey,
  }).members.list({ q: firstNames })
  return items.filter(member => member.firstNames === firstNames)
}

describe('a create', () => {
  it.each<[string, Fault[]]>([
    ['the request was lost', ['lose_request']],
    ['the answer was lost', ['lose_answer']],
    ['the answer broke off', ['cut_answer']],
    ['it was lost again and again', ['lose_answer', 'cut_answer', 'lose_answer']],
    ['the service was busy', [busy]],
    ['the rate limit was used up', [limited]],
    ['the first attempt was still running', ['lose_answer', inFlight]],
  ])('makes one member when %s', async (_, faults) => {
    const person = someone()
    network.faults.push(...faults)
    const { id } = await konttori.members.create(person)
    expect(network.sent).toHaveLength(faults.length + 1)
    expect(new Set(network.sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(await membersCalled(person.firstNames)).toMatchObject([{ id }])
  })

  it('makes one member when its time ran out', async () => {
    const person = someone()
    network.faults.push('swallow')
    const { id } = await konttori.members.create(person, { timeoutMs: 2_000 })
    expect(await membersCalled(person.firstNames)).toMatchObject([{ id }])
  })
})

describe('a read', () => {
  it('comes through a connection that breaks, and a service that is busy', async () => {
    network.faults.push('lose_request', busy, 'cut_answer')
    expect(await konttori.members.get(veera.id)).toMatchObject({ id: veera.id })
  })
})

describe('a write without an idempotency key', () => {
  const writes = {
    PATCH: () => konttori.members.update(veera.id, { phone: '+358 40 3' }),
    PUT: () => konttori.members.replaceEmployment(veera.id, {}),
    DELETE: () => konttori.webhooks.delete(veera.id),
  }

  it.each<[string, Fault]>([
    ['the service was busy', busy],
    ['the rate limit was used up', limited],
    ['there was no room to write', problem(503, 'storage_full')],
    ['a proxy lets no more through', { status: 429, headers: { 'retry-after': '0' }, body: 'Slow down.' }],
  ])('is sent again when nothing of it was done: %s', async (_, fault) => {
    network.faults.push(fault, fault)
    expect(await writes.PATCH()).toMatchObject({ phone: '+358 40 3' })
    expect(network.sent).toHaveLength(3)
  })

  it.each(Object.entries(writes))('is sent again whatever its method: %s', async (method, write) => {
    network.faults.push(limited, { status: 204, body: '' })
    expect(await write()).toBeUndefined()
    expect(network.sent.map(sent => sent.method)).toEqual([method, method])
  })

  it.each<[string, Fault]>([
    ['the connection broke', 'lose_answer'],
    ['the request may have been lost', 'lose_request'],
    ['the database went away, at the commit perhaps', problem(503, 'service_unavailable')],
    ['something in between gave up', { status: 503, headers: { 'retry-after': '0' }, body: 'Unavailable' }],
  ])('is not sent again when it may have been done: %s', async (_, fault) => {
    network.faults.push(fault)
    await expect(konttori.members.update(veera.id, { phone: '1' })).rejects.toThrow()
    expect(network.sent).toHaveLength(1)
  })

  it('tells a lost answer from a refusal, because the write may have happened', async () => {
    network.faults.push('lose_answer')
    const error: unknown = await konttori.members
      .update(veera.id, { phone: '2' })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ reason: 'network', cause: expect.any(Error) })
    expect(await konttori.members.get(veera.id)).toMatchObject({ phone: '2' })
  })
})

describe('a call gives up', () => {
  it('after as many attempts as it is allowed', async () => {
    network.faults.push(busy, busy, busy)
    await expect(konttori.me.access({ maxRetries: 1 })).rejects.toMatchObject({ code: 'service_busy' })
    expect(network.sent).toHaveLength(2)
  })

  it('when no answer comes in its time', async () => {
    network.faults.push('swallow')
    await expect(konttori.me.access({ timeoutMs: 50, maxRetries: 0 })).rejects.toMatchObject({
      name: 'ConnectionError',
      reason: 'timeout',
    })
  })

  it('when it is told to, with the reason, and sends nothing more', async () => {
    network.faults.push('swallow')
    const waiting = new AbortController()
    const told = konttori.me.access({ signal: waiting.signal })
    const reason = new Error('The page was closed.')
    waiting.abort(reason)
    await expect(told).rejects.toBe(reason)
    await expect(konttori.me.access({ signal: waiting.signal })).rejects.toBe(reason)
    expect(network.sent.length).toBeLessThanOrEqual(1)
  })

  it('when it is told to while it waits', async () => {
    network.faults.push(problem(503, 'service_busy', '60'))
    const waiting = new AbortController()
    const told = konttori.me.access({ signal: waiting.signal })
    await expect.poll(() => network.faults).toEqual([])
    waiting.abort()
    await expect(told).rejects.toMatchObject({ name: 'AbortError' })
    expect(network.sent).toHaveLength(1)
  })
})

describe('the service’s own limit', () => {
  it('is thrown with its window and how long to wait', async () => {
    const narrow = await startWorld({ rateLimits: { key: 1, organisation: 1000 } })
    const { baseUrl } = await startNetwork(narrow)
    const limitedClient = createClient({ baseUrl, key: narrow.meri.serviceKey, maxRetries: 0 })
    await limitedClient.me.access()
    await expect(limitedClient.me.access()).rejects.toMatchObject({
      code: 'too-many-requests',
      problem: { scope: 'key' },
      retryAfterSeconds: expect.any(Number),
    })
  })
})
