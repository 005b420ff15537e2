import { describe, expect, test } from 'vitest'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { addSeconds } from '../../../../platform/vocabulary/dates.ts'
import { signedIn } from '../../session/test/browser.ts'
import { createKey } from '../port.ts'
import { startWorldWithKeys } from './keys-of-meri.ts'

const { world, members, admin, make, personalKeyOf, statusOf } = await startWorldWithKeys()

describe('an expiry', () => {
  test('ends the key by the organisation’s clock, and a later one revives it', async () => {
    const { secret, id } = await world.app.services.transactions.run(
      { orgId: world.tunturi.id, actor: systemActor, operation: 'test', requestId: 'test' },
      async tx =>
        createKey(tx, {
          name: 'short',
          kind: 'personal',
          scope: [],
          ownerMembershipId: world.tunturi.members.ilmari.id,
          environment: 'test',
          expiresAt: addSeconds(tx.now, 3600),
        }),
    )
    expect(await statusOf(secret)).toBe(200)
    await world.as('sanna').post('/v1/sandbox/clock/advance', { minutes: 60 })
    expect(await statusOf(secret)).toBe('api_key_expired')
    const ilmari = await signedIn(world, 'ilmari')
    expect((await ilmari.get(`/v1/api-keys/${id}`)).body.state).toBe('expired')
    expect(await ilmari.post(`/v1/api-keys/${id}/rotate`)).toMatchObject({
      body: { code: 'api_key_not_rotatable' },
    })
    expect((await ilmari.patch(`/v1/api-keys/${id}`, { expiresAt: null })).body.state).toBe('active')
    expect(await statusOf(secret)).toBe(200)
  })
})

describe('the owner of a key', () => {
  test('who is deactivated stops it at once, until they come back or it has another owner', async () => {
    const aino = world.as('aino')
    const service = await make(admin, { kind: 'service', name: 'Orphan', ownerMembershipId: members.otso.id })
    const personal = await make(await signedIn(world, 'otso'))
    expect([await statusOf(service.key), await statusOf(personal.key)]).toEqual([200, 200])

    const left = await aino.post(`/v1/memberships/${members.otso.id}/deactivate`)
    expect(left.body.orphanedServiceKeys).toEqual([
      { id: service.id, name: 'Orphan', lastUsedAt: left.body.orphanedServiceKeys[0]?.lastUsedAt },
    ])
    expect([await statusOf(service.key), await statusOf(personal.key)]).toEqual([
      'api_key_owner_inactive',
      'api_key_owner_inactive',
    ])
    expect((await admin.get(`/v1/api-keys/${service.id}`)).body.state).toBe('owner_inactive')

    const reassigned = await admin.post(`/v1/api-keys/${service.id}/reassign`, {
      ownerMembershipId: members.eero.id,
    })
    expect(reassigned.body).toMatchObject({ ownerMembershipId: members.eero.id, state: 'active' })
    expect((await world.withKey(service.key).get('/v1/me/access')).body.membership.id).toBe(members.eero.id)

    expect((await aino.post(`/v1/memberships/${members.otso.id}/reactivate`)).status).toBe(200)
    expect(await statusOf(personal.key)).toBe(200)
  })

  test('is not one who is deactivated', async () => {
    const { id } = await make(admin, { kind: 'service' })
    await world.as('aino').post(`/v1/memberships/${members.paavo.id}/deactivate`)
    const gone = { ownerMembershipId: members.paavo.id }
    const refused = { status: 422, body: { code: 'api_key_owner_not_active' } }
    expect(await admin.post(`/v1/api-keys/${id}/reassign`, gone)).toMatchObject(refused)
    expect(
      await admin.post('/v1/api-keys', { name: 'x', kind: 'service', scope: [], ...gone }),
    ).toMatchObject(refused)
  })

  test('loses a capability, and the key with them', async () => {
    const { key } = await make(await signedIn(world, 'lumi'), {
      scope: ['invoicing.manage', 'projects.read'],
    })
    const capabilities = async () => (await world.withKey(key).get('/v1/me/access')).body.capabilities
    expect(await capabilities()).toEqual(['invoicing.manage', 'projects.read'])
    await world.as('aino').patch(`/v1/memberships/${members.lumi.id}`, { role: 'sales' })
    expect(await capabilities()).toEqual(['projects.read'])
  })

  test('who is deleted takes personal keys along and leaves service keys to be reassigned', async () => {
    const created = await world
      .as('aino')
      .post(
        '/v1/memberships',
        { firstNames: 'Kesä', lastName: 'Apulainen', role: 'employee' },
        { 'idempotency-key': crypto.randomUUID() },
      )
    const ownerMembershipId = created.body.id
    const personal = await personalKeyOf(ownerMembershipId)
    const service = await make(admin, { kind: 'service', ownerMembershipId })
    expect((await world.as('aino').delete(`/v1/memberships/${ownerMembershipId}`)).status).toBe(204)
    expect(await statusOf(personal.secret)).toBe('invalid_token')
    expect((await admin.get(`/v1/api-keys/${personal.id}`)).status).toBe(404)
    expect(await statusOf(service.key)).toBe('api_key_owner_inactive')
    expect((await admin.get(`/v1/api-keys/${service.id}`)).body).toMatchObject({
      ownerMembershipId: null,
      state: 'owner_inactive',
    })
  })
})

describe('a grant of a capability', () => {
  test('widens what a key may do while it is in force, and no longer', async () => {
    const granted = await world.key('onni', { scope: ['integrations.manage'] })
    const capabilities = async () =>
      (await world.withKey(granted.secret).get('/v1/me/access')).body.capabilities
    expect(await capabilities()).toEqual([])
    await world.database.owner(
      `insert into capability_grants (org_id, id, membership_id, capability, valid_from, valid_to, created_at)
       values ($1, gen_random_uuid(), $2, 'integrations.manage', current_date - 1, current_date + 1, now())`,
      [world.meri.id, members.onni.id],
    )
    world.app.services.authenticator.forget(world.meri.id)
    expect(await capabilities()).toEqual(['integrations.manage'])
    await world.database.owner(
      `update capability_grants set valid_from = current_date - 9, valid_to = current_date - 2 where membership_id = $1`,
      [members.onni.id],
    )
    world.app.services.authenticator.forget(world.meri.id)
    expect(await capabilities()).toEqual([])
  })
})
