import { describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { everythingStored } from '../../../../../test/secrets/stored.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { Keyring } from '../../../../platform/secrets/keyring.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { hashOfBadge, isPin, pepperedPin, sealedPeppers } from '../badges/pepper.ts'
import { hashPassword } from '../../../people/session/port.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri
const pathOf = (id: string) => `/v1/memberships/${id}/badge`
const none = { hasBadge: false, hasPin: false, updatedAt: null }

describe('how a member is known at terminals', () => {
  it('is set in parts, taken away in parts, and never shown', async () => {
    const { id: membershipId } = members.onni
    const path = pathOf(membershipId)
    expect(await made(admin.get(path))).toEqual({ membershipId, ...none })
    const set = await made(admin.put(path, { badgeCode: '04:A2:5F:1B', pin: '2580' }))
    expect(set).toEqual({ membershipId, hasBadge: true, hasPin: true, updatedAt: expect.any(String) })
    expect(await made(admin.get(path))).toEqual(set)
    expect(await made(admin.put(path, { badgeCode: '04a25f1b' }))).toEqual(set)
    expect(await made(admin.put(path, {}))).toEqual(set)
    expect(await made(admin.put(path, { pin: null }))).toMatchObject({ hasBadge: true, hasPin: false })
    expect(await made(admin.put(path, { badgeCode: null }))).toEqual({ membershipId, ...none })
    await made(admin.put(path, { pin: '2580' }))
    expect(await made(admin.delete(path))).toEqual({ membershipId, ...none })
    expect(await made(admin.delete(path))).toEqual({ membershipId, ...none })
  })

  it('is set by human resources, and by nobody below', async () => {
    const path = pathOf(members.veera.id)
    expect((await world.as('helmi').put(path, { pin: '2580' })).status).toBe(200)
    for (const name of ['veera', 'elina', 'tauno'] as const)
      for (const send of [
        world.as(name).put(path, { pin: '1357' }),
        world.as(name).get(path),
        world.as(name).delete(path),
      ])
        expect(await send).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
  })

  it('is set by nobody for whoever may do more: who knows it is that member at a terminal', async () => {
    const beyond = { status: 403, body: { code: 'role_exceeds_actor' } }
    const hr = world.as('helmi')
    const narrow = world.withKey((await world.key('aino', { scope: ['org.admin', 'members.manage'] })).secret)
    for (const body of [{ pin: '2580' }, { badgeCode: 'BEEF0001' }, { badgeCode: null, pin: '2580' }]) {
      for (const id of [members.aino.id, members.eero.id])
        expect(await hr.put(pathOf(id), body)).toMatchObject(beyond)
      // Nor by a key of the member’s own that carries less.
      expect(await narrow.put(pathOf(members.aino.id), body)).toMatchObject(beyond)
    }
    expect(await hr.put(pathOf(members.aino.id), { pin: '1234' })).toMatchObject(beyond)
    expect(await made(admin.get(pathOf(members.aino.id)))).toMatchObject(none)
    // A lost badge cannot wait for somebody who may do as much.
    await made(admin.put(pathOf(members.aino.id), { badgeCode: 'BEEF0002', pin: '2580' }))
    expect(await made(hr.put(pathOf(members.aino.id), { badgeCode: null }))).toMatchObject({
      ...{ hasBadge: false, hasPin: true },
    })
    expect(await made(hr.delete(pathOf(members.aino.id)))).toMatchObject(none)
  })

  it('is unique in the organisation, however it is written, and may be the same in another one', async () => {
    await made(admin.put(pathOf(members.onni.id), { badgeCode: 'AABBCCDD' }))
    for (const badgeCode of ['aa:bb:cc:dd', 'AABBCCDD'])
      expect(await admin.put(pathOf(members.paavo.id), { badgeCode })).toMatchObject({
        status: 409,
        body: { code: 'badge_already_in_use' },
      })
    const theirs = pathOf(world.tunturi.members.ilmari.id)
    expect((await world.as('sanna').put(theirs, { badgeCode: 'AABBCCDD' })).status).toBe(200)
    expect(await admin.put(theirs, { badgeCode: 'AABBCCDE' })).toMatchObject({
      status: 404,
      body: { code: 'membership_not_found' },
    })
    await made(admin.delete(pathOf(members.onni.id)))
    expect((await admin.put(pathOf(members.paavo.id), { badgeCode: 'AABBCCDD' })).status).toBe(200)
  })

  it('is one of two members when both are given the badge at once', async () => {
    const answers = await Promise.all(
      [members.sisu.id, members.lumi.id].map(id => admin.put(pathOf(id), { badgeCode: 'FACE0001' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is refused where it is too short or too simple, and for whoever is deactivated', async () => {
    const path = pathOf(members.otso.id)
    expect(await admin.put(path, { pin: '1234' })).toMatchObject({
      status: 422,
      body: { code: 'badge_pin_too_simple' },
    })
    for (const body of [
      { pin: '123' },
      { pin: '123456789' },
      { pin: '12a4' },
      { badgeCode: 'a:b' },
      { badgeCode: ':.-_ ' },
    ])
      expect(await admin.put(path, body)).toMatchObject({ status: 400, body: { code: 'bad-request' } })
    await made(admin.put(path, { pin: '2580' }))
    await made(admin.post(`/v1/memberships/${members.otso.id}/deactivate`, {}))
    expect(await admin.put(path, { badgeCode: 'FACE0002' })).toMatchObject({
      status: 409,
      body: { code: 'badge_member_deactivated' },
    })
    expect(await made(admin.put(path, { pin: null }))).toMatchObject({ hasPin: false })
  })

  it('is kept as hashes that are of no use without the service’s secret, and stands in no trail', async () => {
    const [badgeCode, pin] = ['DEADBEEFCAFE', '86420975']
    await made(admin.put(pathOf(members.tauno.id), { badgeCode, pin }))
    for (const { table, text } of await everythingStored(world.database))
      for (const secret of [badgeCode, pin, Buffer.from(badgeCode).toString('hex')])
        expect([table, text.includes(secret)]).toEqual([table, false])
    const { items } = await made(admin.get('/v1/audit?targetType=member_badge&limit=1'))
    expect(items[0]).toMatchObject({ action: 'badges.set', targetId: members.tauno.id })
    expect(items[0].changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'badgeCode', masked: true })]),
    )
  })
})

describe('the pepper', () => {
  it('makes of one code another hash in each organisation', () => {
    const [a, b] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    expect(hashOfBadge(a, 'AABB')).not.toEqual(hashOfBadge(b, 'AABB'))
    expect(pepperedPin(a, 'x', '2580')).not.toBe(pepperedPin(a, 'y', '2580'))
  })

  it('lets nobody in without a hash, or without itself', async () => {
    const pepper = Buffer.alloc(32, 1)
    const id = newId()
    const hash = await hashPassword(pepperedPin(pepper, id, '2580'))
    expect(await isPin(pepper, id, '2580', hash)).toBe(true)
    expect(await isPin(pepper, id.toUpperCase(), '2580', hash)).toBe(true)
    expect(await isPin(pepper, newId(), '2580', hash)).toBe(false)
    expect(await isPin(undefined, id, '2580', hash)).toBe(false)
    expect(await isPin(pepper, id, '2580', null)).toBe(false)
  })

  it('is sealed for its organisation, so that a change of the secret finds it', async () => {
    await made(admin.put(pathOf(members.onni.id), { pin: '2580' }))
    const rows = await world.database.owner<{ id: string; orgId: string; sealed: Buffer }>(
      `select id, org_id as "orgId", sealed from badge_peppers where org_id = $1`,
      [world.meri.id],
    )
    expect(rows).toHaveLength(1)
    const [row] = rows
    const bound = sealedPeppers.boundTo?.({ id: row?.id ?? '' }, row?.orgId ?? '') ?? ''
    const { keyring } = world.app.services
    expect(Buffer.from(keyring.open(row?.sealed ?? Buffer.alloc(0), bound), 'base64')).toHaveLength(32)
    expect(() => new Keyring(Buffer.alloc(32, 9)).open(row?.sealed ?? Buffer.alloc(0), bound)).toThrow()
  })
})
