import { beforeEach, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import type { Answer } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { deviceBounds } from '../device/limits.ts'
import * as atDevice from './at-terminals.ts'
import { type PairedDevice, pairedDevice } from './devices.ts'
import { daysFromToday } from '../../../../../test/world/today.ts'

const { tap, terminalsOf } = atDevice

const world = await startWorld()
const terminals = await terminalsOf(world)
const { admin, members, known, ago, stored } = terminals
let device: PairedDevice
/** Each test has a device of its own, and its attempts. */
beforeEach(async () => {
  device = await terminals.device()
})
const punch = (body: object, at = device) => atDevice.punch(at, body)
const unknown = { status: 422, body: { code: 'device_member_unknown' } }
const elsewhere = { status: 422, body: { code: 'device_member_elsewhere' } }
/** What an answer says, without what tells one request from another. */
const said = ({ status, body: { requestId: _, instance: __, ...body } }: Answer) =>
  JSON.stringify({ status, body })

describe('a punch at a terminal', () => {
  it('is taken for whoever shows a badge, and told with name and state alone', async () => {
    const by = await known('onni')
    const body = tap('clock_in', ago(50), by)
    expect(await punch(body)).toMatchObject({ status: 200 })
    const again = await made(punch(body))
    expect(again).toEqual({
      clientPunchId: body.clientPunchId,
      status: 'repeated',
      code: null,
      displayName: 'Onni Laine',
      state: 'working',
    })
    expect(await made(punch(tap('break_start', ago(40), by)))).toMatchObject({
      status: 'placed',
      state: 'on_break',
    })
    expect(await made(punch(tap('break_end', ago(30), by)))).toMatchObject({ state: 'working' })
    expect(await made(punch(tap('clock_out', ago(20), by)))).toMatchObject({ state: 'out' })
    const [row] = await stored('onni')
    expect(row).toMatchObject({ terminalId: device.terminalId, origin: 'terminal', clockOffsetMs: 0 })
  })

  it('is of now without a time', async () => {
    const { occurredAt: _, ...body } = tap('clock_in', '', await known('sisu'))
    expect(await made(punch(body))).toMatchObject({ status: 'placed', state: 'working' })
  })

  it('is taken for whoever was chosen and typed their PIN', async () => {
    await known('veera', '2580')
    const body = tap('clock_in', ago(5), { membershipId: members.veera.id.toUpperCase(), pin: '2580' })
    expect(await made(punch(body))).toMatchObject({
      status: 'placed',
      state: 'working',
      displayName: 'Veera Åkerblom',
    })
    const headers = { 'idempotency-key': newId() }
    for (let time = 0; time < 8; time += 1)
      expect(await device.client.post('/v1/device/punches', body, headers)).toMatchObject({ status: 200 })
  })

  it('names somebody in one way, and whole', async () => {
    const { badgeCode } = await known('onni', '2580')
    const membershipId = members.onni.id
    for (const by of [
      {},
      { pin: '2580' },
      { membershipId },
      { badgeCode, pin: '2580' },
      { badgeCode, membershipId },
    ])
      expect(await punch(tap('clock_in', ago(5), by))).toMatchObject({
        status: 400,
        body: { code: 'device_identification_incomplete' },
      })
  })

  it('is refused by its time, and when a tap is used for another one', async () => {
    const by = await known('lumi')
    const code = async (body: object) => (await punch(body)).body.code
    expect(await code(tap('clock_in', ago(-3), by))).toBe('punch_in_future')
    expect(await code(tap('clock_in', ago(61 * 24 * 60), by))).toBe('punch_too_old')
    const body = tap('clock_in', ago(10), by)
    await made(punch(body))
    expect(await code({ ...body, kind: 'clock_out' })).toBe('punch_id_reused')
  })

  it('with somebody else’s clientPunchId is a punch of one’s own, and tells nothing of theirs', async () => {
    const body = tap('clock_in', ago(10), await known('helmi'))
    await made(punch(body))
    const { badgeCode } = await known('tauno')
    expect(await made(punch({ ...body, badgeCode }))).toMatchObject({ status: 'placed', state: 'working' })
    expect(await stored('helmi')).toHaveLength(1)
  })
})

describe('whoever is not known', () => {
  it('is told alike: an unknown badge, a wrong PIN, no PIN, no member, another organisation’s', async () => {
    await known('eero', '2580')
    await known('elina')
    const theirs = world.tunturi.members.ilmari.id
    await made(
      world.as('sanna').put(`/v1/memberships/${theirs}/badge`, { badgeCode: 'FEEDFACE', pin: '2580' }),
    )
    const at = ago(5)
    const answers = []
    for (const by of [
      { badgeCode: 'FFFFFFFF' },
      { badgeCode: 'FEEDFACE' },
      { badgeCode: '' + ' ' },
      { membershipId: members.eero.id, pin: '2581' },
      { membershipId: members.elina.id, pin: '2580' },
      { membershipId: newId(), pin: '2580' },
      { membershipId: theirs, pin: '2580' },
    ])
      answers.push(await punch(tap('clock_in', at, by)))
    for (const answer of answers) expect(answer).toMatchObject(unknown)
    expect(new Set(answers.map(said)).size).toBe(1)
  })

  it('is whoever is deactivated, or not employed on the day of the punch', async () => {
    const create = async (firstNames: string) =>
      made(
        admin.post(
          '/v1/memberships',
          { firstNames, lastName: 'Uusi', role: 'employee' },
          { 'idempotency-key': firstNames },
        ),
      )
    const [left, coming] = [await create('Lähtenyt'), await create('Tuleva')]
    const badge = (id: string, badgeCode: string) =>
      admin.put(`/v1/memberships/${id}/badge`, { badgeCode, pin: '2580' })
    await made(badge(left.id, 'C0FFEE01'))
    await made(badge(coming.id, 'C0FFEE02'))
    await made(punch(tap('clock_in', ago(9), { badgeCode: 'C0FFEE01' })))
    await made(admin.post(`/v1/memberships/${left.id}/deactivate`, {}))
    await world.database.owner('update memberships set employment_start_date = $1 where id = $2', [
      daysFromToday(1),
      coming.id,
    ])
    for (const [id, badgeCode] of [
      [left.id, 'C0FFEE01'],
      [coming.id, 'C0FFEE02'],
    ])
      for (const by of [{ badgeCode }, { membershipId: id, pin: '2580' }])
        expect(await punch(tap('clock_in', ago(5), by))).toMatchObject(unknown)
    const { items } = await made(device.client.get('/v1/device/members?limit=100'))
    expect(items.filter(({ displayName }: { displayName: string }) => displayName.endsWith('Uusi'))).toEqual(
      [],
    )
  })

  it('cannot be guessed at: unknown badges are limited for the device, and known ones wait too', async () => {
    const by = await known('paavo')
    for (let guess = 0; guess < deviceBounds.device.attempts; guess += 1)
      expect(await punch(tap('clock_in', ago(5), { badgeCode: `0000${guess}` }))).toMatchObject(unknown)
    const limited = await punch(tap('clock_in', ago(5), by))
    expect(limited).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
      body: { code: 'device_attempts_exhausted', retryAt: expect.any(String) },
    })
    expect(await atDevice.batch(device, [tap('clock_in', ago(5), by)])).toMatchObject({
      status: 200,
      body: {
        results: [{ status: 'refused', code: 'device_attempts_exhausted' }],
        retryAt: expect.any(String),
      },
    })
    const other = await pairedDevice(world, admin)
    expect(await punch(tap('clock_in', ago(5), by), other)).toMatchObject({ status: 200 })
  })

  it('cannot be guessed at by PIN: a member is locked at every device, also one whom nobody is', async () => {
    await known('otso', '2580')
    for (const membershipId of [members.otso.id, newId()]) {
      for (let guess = 0; guess < deviceBounds.member.attempts; guess += 1)
        expect(await punch(tap('clock_in', ago(5), { membershipId, pin: `777${guess}` }))).toMatchObject(
          unknown,
        )
      const other = await pairedDevice(world, admin)
      for (const at of [device, other])
        expect(await punch(tap('clock_in', ago(5), { membershipId, pin: '2580' }), at)).toMatchObject({
          status: 423,
          headers: { 'retry-after': expect.any(String) },
          body: { code: 'device_pin_locked', retryAt: expect.any(String) },
        })
    }
    expect(await punch(tap('clock_in', ago(5), await known('otso')))).toMatchObject({ status: 200 })
  })

  it('is let through of many guesses at once no more often than of as many after each other', async () => {
    const membershipId = members.aino.id
    await known('aino', '8642')
    const pins = Array.from({ length: 12 }, (_, index) => String(5000 + index))
    const answers = await Promise.all(pins.map(pin => punch(tap('clock_in', ago(5), { membershipId, pin }))))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(deviceBounds.member.attempts)
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(12 - deviceBounds.member.attempts)
  })
})

describe('a terminal of planning units', () => {
  const { office } = world.meri.catalogs.planningUnits
  const unit = async (): Promise<string> =>
    (await made(admin.post('/v1/planning-units', { name: newId() }))).id

  it('shows name and state of their members of today, and lets others not punch', async () => {
    const id = await unit()
    const there = await pairedDevice(world, admin, { name: 'Verstas', planningUnitIds: [id] })
    expect(await made(there.client.get('/v1/device/members'))).toMatchObject({ items: [] })
    const by = await known('onni', '2580')
    expect(await punch(tap('clock_in', ago(5), by), there)).toMatchObject(elsewhere)
    const byPin = { membershipId: members.onni.id, pin: '2580' }
    expect(await punch(tap('clock_in', ago(5), byPin), there)).toMatchObject(elsewhere)
    const wrong = { membershipId: members.onni.id, pin: '2581' }
    expect(await punch(tap('clock_in', ago(5), wrong), there)).toMatchObject(unknown)
    await made(admin.post(`/v1/memberships/${members.onni.id}/units`, { planningUnitId: id }))
    expect(await made(punch(tap('clock_in', ago(5), by), there))).toMatchObject({ state: 'working' })
    const { items } = await made(there.client.get('/v1/device/members'))
    expect(items).toEqual([{ membershipId: members.onni.id, displayName: 'Onni Laine', state: 'working' }])
    await made(punch(tap('clock_out', ago(4), by), there))
    // The unit began today: what was tapped yesterday was tapped elsewhere.
    expect(await punch(tap('clock_in', ago(24 * 60), by), there)).toMatchObject(elsewhere)
    await made(admin.patch(`/v1/terminals/${there.terminalId}`, { planningUnitIds: [], allMembers: true }))
    expect(await punch(tap('clock_in', ago(3), by), there)).toMatchObject({ status: 200 })
  })

  it('tells of members three things, in pages', async () => {
    const there = await pairedDevice(world, admin, { name: 'Toimisto', planningUnitIds: [office] })
    const all = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { items, pageInfo }: { items: object[]; pageInfo: { nextCursor: string | null } } = await made(
        there.client.get(`/v1/device/members?limit=3&cursor=${cursor}`),
      )
      all.push(...items)
      cursor = pageInfo.nextCursor
    }
    expect(all.length).toBeGreaterThanOrEqual(Object.keys(members).length)
    for (const item of all) expect(Object.keys(item).sort()).toEqual(['displayName', 'membershipId', 'state'])
    const names = all.map(item => (item as { displayName: string }).displayName)
    expect(names).toEqual([...names].sort())
    expect(JSON.stringify(all)).not.toContain(world.tunturi.members.ilmari.id)
  })
})
