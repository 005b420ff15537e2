import { describe, expect, it } from 'vitest'
import { Client } from '../../../../../test/world/client.ts'
import { made } from '../../../../../test/breadth/ways.ts'
import { everythingStored } from '../../../../../test/secrets/stored.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { deviceUses } from '../credentials/source.ts'
import { isWellFormed } from '../credentials/token.ts'
import { pairingBounds } from '../pairing/handlers.ts'
import { codeFor, paired, pairedDevice } from './devices.ts'

const world = await startWorld()
const [admin, sanna] = [world.as('aino'), world.as('sanna')]
const { server } = world.app
let addresses = 0
/** Somebody without credentials at an address of their own, so that no test uses up another's attempts. */
const stranger = (): Client => {
  const address = `198.51.100.${++addresses}`
  return new Client(server, {}, () => address)
}
const terminal = async (as = admin, body: object = { name: 'Halli', allMembers: true }): Promise<string> =>
  (await made(as.post('/v1/terminals', body))).id
const pair = (code: object, by = stranger()) => by.post('/v1/device/pair', code)
const notGood = { status: 422, body: { code: 'pairing_code_invalid' } }
const advance = (minutes: number) => sanna.post('/v1/sandbox/clock/advance', { minutes })

describe('a terminal', () => {
  it('is registered, changed and listed by an administrator', async () => {
    const { office } = world.meri.catalogs.planningUnits
    const shown = await made(
      admin.post('/v1/terminals', {
        name: 'Verstas',
        planningUnitIds: [office, office.toUpperCase()].slice(0, 1),
      }),
    )
    expect(shown).toMatchObject({
      name: 'Verstas',
      state: 'unpaired',
      active: true,
      allMembers: false,
      planningUnitIds: [office],
    })
    const path = `/v1/terminals/${shown.id}`
    const changed = await made(
      admin.patch(path, { name: 'Verstas 2', allMembers: true, planningUnitIds: [] }),
    )
    expect(changed).toMatchObject({ name: 'Verstas 2', allMembers: true, planningUnitIds: [] })
    expect(await made(admin.get(path))).toEqual(changed)
    expect(await made(admin.patch(path, { name: 'Verstas 2' }))).toEqual(changed)
    const stale = await admin.patch(path, { name: 'X', expectedUpdatedAt: shown.updatedAt })
    expect(stale).toMatchObject({ status: 409, body: { code: 'terminal_stale' } })
    const { items } = await made(admin.get('/v1/terminals?state=unpaired&active=true'))
    expect(items.map(({ id }: { id: string }) => id)).toContain(shown.id)
    expect(await world.as('helmi').get('/v1/terminals')).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
  })

  it('has somebody who punches there, and units that there are', async () => {
    const post = (body: object) => admin.post('/v1/terminals', { name: 'Verstas', ...body })
    expect(await post({})).toMatchObject({ status: 422, body: { code: 'terminal_without_members' } })
    const foreign = world.tunturi.catalogs.planningUnits.office
    for (const id of [newId(), foreign])
      expect(await post({ planningUnitIds: [id] })).toMatchObject({
        status: 404,
        body: { code: 'planning_unit_not_found' },
      })
    const id = await terminal()
    expect(await admin.patch(`/v1/terminals/${id}`, { allMembers: false })).toMatchObject({
      status: 422,
      body: { code: 'terminal_without_members' },
    })
  })

  it('without a device has no credential to rotate', async () => {
    expect(await admin.post(`/v1/terminals/${await terminal()}/rotate`, {})).toMatchObject({
      status: 409,
      body: { code: 'terminal_not_paired' },
    })
  })

  it('that is out of use gets neither a code nor a credential', async () => {
    const { terminalId } = await pairedDevice(world, admin)
    const code = await codeFor(admin, terminalId)
    await made(admin.patch(`/v1/terminals/${terminalId}`, { active: false }))
    for (const step of ['pairing-code', 'rotate'])
      expect(await admin.post(`/v1/terminals/${terminalId}/${step}`, {})).toMatchObject({
        status: 409,
        body: { code: 'terminal_inactive' },
      })
    expect(await pair(code)).toMatchObject(notGood)
  })
})

describe('a pairing code', () => {
  it('is short and without lookalikes, is typed as people type, and works once', async () => {
    const id = await terminal()
    const code = await codeFor(admin, id)
    expect(code).toEqual({ organisation: 'meri', pairingCode: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/) })
    const { pairingCode: text } = code
    const typed = `${text.slice(0, 4).toLowerCase()}-${text.slice(4)} `
    const answer = await pair({ ...code, pairingCode: typed })
    expect(answer).toMatchObject({ status: 201, body: { terminalId: id, name: 'Halli' } })
    expect(isWellFormed(answer.body.credential)).toBe(true)
    expect(await pair(code)).toMatchObject(notGood)
    expect(await pair({ ...code, pairingCode: typed })).toMatchObject(notGood)
  })

  it('is told alike when it is wrong, of another organisation, of no organisation or not the last one', async () => {
    const id = await terminal()
    const former = await codeFor(admin, id)
    const code = await codeFor(admin, id)
    const said = await Promise.all([
      pair({ ...code, pairingCode: 'AAAAAAAA' }),
      pair({ ...code, organisation: 'tunturi' }),
      pair({ ...code, organisation: 'nobody' }),
      pair(former),
    ])
    for (const answer of said) expect(answer).toMatchObject(notGood)
    expect(new Set(said.map(({ body: { requestId: _, ...rest } }) => JSON.stringify(rest))).size).toBe(1)
    expect((await pair(code)).status).toBe(201)
  })

  it('pairs one of two devices that come at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const code = await codeFor(admin, await terminal())
      const answers = await Promise.all([pair(code), pair(code), pair(code)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
    }
  })

  it('is good for a quarter of an hour', async () => {
    const id = await terminal(sanna)
    const early = await codeFor(sanna, id)
    await advance(14)
    expect((await pair(early)).status).toBe(201)
    const late = await codeFor(sanna, id)
    await advance(15)
    expect(await pair(late)).toMatchObject(notGood)
    expect((await made(sanna.get(`/v1/terminals/${id}`))).pairingCodeExpiresAt).toBeNull()
  })

  it('is kept as a hash, as is the credential, and neither stands in the trail', async () => {
    const id = await terminal()
    const code = await codeFor(admin, id)
    const waiting = await everythingStored(world.database)
    const { body } = await pair(code)
    const stored = [...waiting, ...(await everythingStored(world.database))]
    for (const secret of [code.pairingCode, body.credential.slice('kt_device_'.length)])
      expect(stored.filter(({ text }) => text.includes(secret)).map(({ table }) => table)).toEqual([])
  })
})

describe('the credential of a device', () => {
  const state = async (credential: string) => {
    const { status, body } = await world.withKey(credential).get('/v1/device')
    return status === 200 ? 200 : `${status} ${body.code}`
  }

  it('says what the device stands for, and nothing more', async () => {
    const { client, terminalId } = await pairedDevice(world, admin)
    expect(await made(client.get('/v1/device'))).toEqual({
      terminalId,
      name: 'Halli',
      organisationName: 'Meri Oy',
      timeZone: 'Europe/Helsinki',
      allMembers: true,
      clockOffsetMs: null,
      credentialUntil: null,
      serverTime: expect.any(String),
    })
  })

  it('is refused when it is mistyped, made up, or put into a cookie', async () => {
    const { credential } = await pairedDevice(world, admin)
    const last = credential.endsWith('a') ? 'b' : 'a'
    for (const text of [
      `${credential.slice(0, -1)}${last}`,
      `kt_device_${'0'.repeat(49)}`,
      'kt_device_',
      credential.slice(1),
    ])
      expect(await state(text)).toBe('401 invalid_token')
    const cookie = world.withHeaders({ cookie: `konttori=${credential}; __Host-konttori=${credential}` })
    expect((await cookie.get('/v1/device')).status).toBe(401)
  })

  it('ends when it is revoked, at once, and another device can be paired', async () => {
    const { terminalId, credential } = await pairedDevice(world, admin)
    const code = await codeFor(admin, terminalId)
    expect(await state(credential)).toBe(200)
    const revoked = await made(admin.post(`/v1/terminals/${terminalId}/revoke`, {}))
    expect(revoked).toMatchObject({ state: 'revoked', pairingCodeExpiresAt: null })
    expect(await state(credential)).toBe('401 invalid_token')
    expect(await pair(code)).toMatchObject(notGood)
    expect(await made(admin.post(`/v1/terminals/${terminalId}/revoke`, {}))).toEqual(revoked)
    const next = await paired(world, admin, terminalId)
    expect([await state(credential), await state(next)]).toEqual(['401 invalid_token', 200])
  })

  it('goes on until another device is paired', async () => {
    const { terminalId, credential } = await pairedDevice(world, admin)
    const code = await codeFor(admin, terminalId)
    expect(await state(credential)).toBe(200)
    await made(pair(code))
    expect(await state(credential)).toBe('401 invalid_token')
  })

  it('rests while the terminal is out of use', async () => {
    const { terminalId, credential } = await pairedDevice(world, admin)
    const use = (active: boolean) => made(admin.patch(`/v1/terminals/${terminalId}`, { active }))
    await use(false)
    expect(await state(credential)).toBe('401 device_inactive')
    await use(true)
    expect(await state(credential)).toBe(200)
  })

  it('is rotated: the former one goes on for minutes, never longer than before, or ends at once', async () => {
    const { terminalId, credential: first, client } = await pairedDevice(world, sanna)
    const rotate = (overlapMinutes?: number) =>
      made(sanna.post(`/v1/terminals/${terminalId}/rotate`, { overlapMinutes }))
    const { credential: second, oldCredentialUntil } = await rotate(10)
    expect((await made(client.get('/v1/device'))).credentialUntil).toBe(oldCredentialUntil)
    const { credential: third } = await rotate(60)
    expect([await state(first), await state(second), await state(third)]).toEqual([200, 200, 200])
    await advance(10)
    expect([await state(first), await state(second)]).toEqual(['401 invalid_token', 200])
    await advance(50)
    expect([await state(second), await state(third)]).toEqual(['401 invalid_token', 200])
    const { credential: fourth } = await rotate()
    expect([await state(third), await state(fourth)]).toEqual(['401 invalid_token', 200])
    expect(await sanna.post(`/v1/terminals/${terminalId}/rotate`, { overlapMinutes: 61 })).toMatchObject({
      status: 400,
    })
  })

  it('is the actor of what the device does, and is seen', async () => {
    const { client, terminalId } = await pairedDevice(world, admin)
    await made(client.post('/v1/device/clock', { deviceTime: new Date().toISOString() }))
    const { items } = await made(admin.get(`/v1/audit?targetType=terminal&targetId=${terminalId}`))
    const actors = Object.fromEntries(
      items.map(({ action, actor }: { action: string; actor: object }) => [action, actor]),
    )
    const device = { membershipId: null, kind: 'device', credentialId: terminalId }
    expect(actors).toMatchObject({ 'terminals.pair': device, 'terminals.measure': device })
    await deviceUses(world.app.services.database).flush()
    expect((await made(admin.get(`/v1/terminals/${terminalId}`))).lastSeenAt).toEqual(expect.any(String))
  })

  it('has a budget of requests as a key has', async () => {
    const { client } = await pairedDevice(world, admin)
    const { headers } = await client.get('/v1/device')
    expect(
      Object.keys(headers).filter(name => name.startsWith('x-ratelimit') || name.startsWith('ratelimit')),
    ).not.toEqual([])
  })
})

it('another organisation’s terminal is none', async () => {
  const theirs = await terminal(sanna)
  for (const send of [
    () => admin.get(`/v1/terminals/${theirs}`),
    () => admin.patch(`/v1/terminals/${theirs}`, { name: 'X' }),
    () => admin.post(`/v1/terminals/${theirs}/pairing-code`, {}),
    () => admin.post(`/v1/terminals/${theirs}/rotate`, {}),
    () => admin.post(`/v1/terminals/${theirs}/revoke`, {}),
  ])
    expect(await send()).toMatchObject({ status: 404, body: { code: 'terminal_not_found' } })
})

// Last, because it shuts the door of an organisation for a while.
it('a pairing code cannot be guessed at: wrong ones are limited by address and by organisation', async () => {
  const code = await codeFor(admin, await terminal())
  const one = stranger()
  for (let guess = 0; guess < pairingBounds.address.attempts; guess += 1)
    expect(await pair({ organisation: 'nobody-at-all', pairingCode: 'AAAAAAAA' }, one)).toMatchObject(notGood)
  const limited = { status: 429, body: { code: 'too-many-requests', scope: 'pairing' } }
  expect(await pair(code, one)).toMatchObject({
    ...limited,
    headers: { 'retry-after': expect.any(String) },
  })

  const victim = await codeFor(sanna, await terminal(sanna))
  const { attempts } = pairingBounds.organisation
  for (let guess = 0; guess < attempts; guess += 1) await pair({ ...victim, pairingCode: 'AAAAAAAA' })
  expect(await pair(victim)).toMatchObject(limited)
  // Other organisations go on.
  expect((await pair(code)).status).toBe(201)
})
