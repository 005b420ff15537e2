import { describe, expect, it } from 'vitest'
import { startWorld } from '../../server/test/world/world.ts'
import { ConnectionError, createClient, isRefusal, KonttoriError } from '../src/index.ts'
import { startNetwork } from './network.ts'

const world = await startWorld()
const network = await startNetwork(world)
const { baseUrl } = network
const konttori = createClient({ baseUrl, key: world.meri.serviceKey })
const veera = world.meri.members.veera
const nobody = '019ddc6a-4c1e-7a07-b3a5-1f0f8e2d5c11'

describe('a call', () => {
  it('returns the answer of a read', async () => {
    const { membership, organisation, capabilities } = await konttori.me.access()
    expect(organisation.name).toBe('Meri Oy')
    expect(membership.role).toBe('admin')
    expect(capabilities).toContain('org.admin')
  })

  it('sends path, query and body where the interface wants them', async () => {
    const { items } = await konttori.members.list({ role: 'employee', limit: 1 })
    expect(items).toMatchObject([{ role: 'employee' }])

    const member = await konttori.members.update(veera.id, { phone: '+358 40 1234567' })
    expect(member).toMatchObject({ id: veera.id, phone: '+358 40 1234567' })

    const day = await konttori.workDays.writeEntries(
      { membershipId: veera.id, date: '2026-11-16' },
      { entries: [{ entryTypeId: world.meri.catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 }] },
    )
    expect(day).toMatchObject({ workDate: '2026-11-16', status: 'draft', entries: [{ startMinutes: 480 }] })
  })

  it('that needs no body can leave it out', async () => {
    const { items } = await konttori.members.list({ q: 'Onni' })
    const onni = items[0]?.id ?? ''
    expect(await konttori.members.deactivate(onni)).toMatchObject({ ok: true })
    expect(await konttori.members.reactivate(onni)).toMatchObject({ status: 'active' })
  })

  it('that is answered without a body returns nothing', async () => {
    const { id } = await konttori.members.create({
      firstNames: 'Erehdys',
      lastName: 'Niemi',
      role: 'employee',
    })
    expect(await konttori.members.remove(id)).toBeUndefined()
  })

  it('carries an idempotency key when it creates, its own or the given one, and the same for both means one member', async () => {
    const person = { firstNames: 'Ilona', lastName: 'Saari', role: 'employee' } as const
    network.sent.length = 0
    await konttori.members.create(person)
    await konttori.members.create(person)
    const first = await konttori.members.create(person, { idempotencyKey: 'row-17' })
    const again = await konttori.members.create(person, { idempotencyKey: 'row-17' })
    expect(again.id).toBe(first.id)

    const keys = network.sent.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      'row-17',
      'row-17',
    ])
    expect(keys[0]).not.toBe(keys[1])
  })

  it('tolerates what a newer service adds to an answer', async () => {
    network.alter = body => body.replace('{', '{"addedLater":{"deep":[1]},').replace('"admin"', '"regent"')
    try {
      const { organisation, membership } = await konttori.me.access()
      expect([organisation.name, membership.role]).toEqual(['Meri Oy', 'regent'])
    } finally {
      network.alter = body => body
    }
  })

  it('sends no credentials when it has none', async () => {
    network.sent.length = 0
    await expect(createClient({ baseUrl }).me.access()).rejects.toMatchObject({ code: 'invalid_token' })
    expect(network.sent[0]?.headers).not.toHaveProperty('authorization')
  })
})

describe('a refusal', () => {
  it('is thrown with its code, status, detail and request', async () => {
    const error: unknown = await konttori.members.get(nobody).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(KonttoriError)
    expect(error).toMatchObject({
      operation: 'members.get',
      code: 'membership_not_found',
      status: 404,
      detail: expect.any(String),
      requestId: expect.any(String),
      problem: { type: 'https://konttori.example/errors/membership_not_found', instance: expect.any(String) },
    })
    expect(String(error)).toContain('membership_not_found')
  })

  it('of a malformed request says which field', async () => {
    const { firstNames, ...nameless } = { firstNames: '', lastName: 'Saari', role: 'employee' } as const
    await expect(konttori.members.create({ ...nameless, firstNames })).rejects.toMatchObject({
      code: 'bad-request',
      problem: { errors: [{ pointer: '/firstNames' }] },
    })
  })

  it('is told apart by the operation that refused', async () => {
    const error: unknown = await konttori.members.get(nobody).catch((thrown: unknown) => thrown)
    expect([isRefusal(error), isRefusal(error, 'members.get'), isRefusal(error, 'members.create')]).toEqual([
      true,
      true,
      false,
    ])
    expect(isRefusal(new Error('another'))).toBe(false)
  })

  it('is not sent again', async () => {
    network.sent.length = 0
    await expect(konttori.workDays.approve(nobody)).rejects.toMatchObject({ code: 'work_day_not_found' })
    expect(network.sent).toHaveLength(1)
  })
})

describe('what is not the service', () => {
  it.each([
    ['a sign-in page', { status: 200, body: '<html>Welcome to the airport</html>' }],
    ['a gateway', { status: 502, body: 'Bad Gateway' }],
    ['a redirect', { status: 308, headers: { location: 'https://elsewhere.example/' }, body: '' }],
    ['another service', { status: 404, body: '{"error":"no such route"}' }],
  ])('is named: %s', async (_, answer) => {
    network.faults.push(answer)
    const error: unknown = await konttori.me.access().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ reason: 'not_the_service', status: answer.status })
  })
})

describe('a client', () => {
  it('is not made for an address that is none', () => {
    for (const address of ['', '/v1', 'konttori.example', 'ftp://konttori.example'])
      expect(() => createClient({ baseUrl: address })).toThrow(TypeError)
  })

  it('lives below a path too, with or without a slash at its end', async () => {
    network.sent.length = 0
    for (const address of [`${baseUrl}/konttori/`, `${baseUrl}/konttori`]) {
      network.faults.push({ status: 200, body: '{}' })
      await createClient({ baseUrl: address }).me.access()
    }
    expect(network.sent.map(({ url }) => url)).toEqual(['/konttori/v1/me/access', '/konttori/v1/me/access'])
  })
})
