import { describe, expect, test } from 'vitest'
import { signedIn } from '../../session/test/browser.ts'
import { startWorldWithKeys } from './keys-of-meri.ts'

const { world, members, admin, eero, veera, make, statusOf } = await startWorldWithKeys()

describe('changing a key', () => {
  test('takes effect with the very next request', async () => {
    const { id, key } = await make(eero, { scope: ['projects.read', 'crm.use'] })
    const client = world.withKey(key)
    expect((await client.get('/v1/me/access')).body.capabilities).toEqual(['projects.read', 'crm.use'])
    const { status, body } = await eero.patch(`/v1/api-keys/${id}`, {
      name: 'Narrow',
      scope: ['crm.use'],
      readOnly: true,
      expiresAt: '2099-01-01T02:00:00+02:00',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Narrow', scope: ['crm.use'], expiresAt: '2099-01-01T00:00:00.000Z' })
    expect((await client.get('/v1/me/access')).body).toMatchObject({
      capabilities: ['crm.use'],
      credential: { name: 'Narrow', readOnly: true },
    })
    const cleared = await eero.patch(`/v1/api-keys/${id}`, { expiresAt: null })
    expect(cleared.body).toMatchObject({ name: 'Narrow', expiresAt: null })
  })

  test('is refused when somebody else was faster', async () => {
    const { id, updatedAt } = await make(veera)
    expect(
      (await veera.patch(`/v1/api-keys/${id}`, { name: 'a', expectedUpdatedAt: updatedAt })).status,
    ).toBe(200)
    expect(
      await veera.patch(`/v1/api-keys/${id}`, { name: 'b', expectedUpdatedAt: updatedAt }),
    ).toMatchObject({
      status: 409,
      body: { code: 'api_key_stale' },
    })
  })

  test('makes a key that only reads refuse to write', async () => {
    const { secret } = await world.key('aino', { scope: ['org.admin'], readOnly: true })
    const client = world.withKey(secret)
    expect((await client.get('/v1/settings')).status).toBe(200)
    expect(await client.patch('/v1/settings', { name: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'read_only_key' },
    })
  })
})

describe('revoking a key', () => {
  test('ends it with the very next request, for good', async () => {
    const { id, key } = await make(veera)
    expect(await statusOf(key)).toBe(200)
    expect((await veera.post(`/v1/api-keys/${id}/revoke`)).body.state).toBe('revoked')
    expect(await statusOf(key)).toBe('invalid_token')
    expect((await veera.post(`/v1/api-keys/${id}/revoke`)).status).toBe(200)
    expect(await veera.patch(`/v1/api-keys/${id}`, { name: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'api_key_revoked' },
    })
    expect(await veera.post(`/v1/api-keys/${id}/rotate`)).toMatchObject({
      status: 409,
      body: { code: 'api_key_not_rotatable' },
    })
  })

  test('is open to the owner of a service key, who may not change it otherwise', async () => {
    const { id } = await make(admin, { kind: 'service', ownerMembershipId: members.veera.id })
    expect((await veera.get(`/v1/api-keys/${id}`)).status).toBe(200)
    expect(await veera.post(`/v1/api-keys/${id}/rotate`)).toMatchObject({
      body: { code: 'insufficient_role' },
    })
    expect((await veera.post(`/v1/api-keys/${id}/revoke`)).body.state).toBe('revoked')
  })
})

describe('rotating a key', () => {
  test('ends the old secret at once when no overlap is asked for', async () => {
    const { id, key } = await make(veera)
    expect(await statusOf(key)).toBe(200)
    const { status, body } = await veera.post(`/v1/api-keys/${id}/rotate`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, last4: body.key.slice(-4) })
    expect(await statusOf(key)).toBe('invalid_token')
    expect(await statusOf(body.key)).toBe(200)
  })

  test('lets the old secret live on for the overlap, however often it is rotated', async () => {
    // Half an hour ends a session, so she signs in anew.
    const sanna = () => signedIn(world, 'sanna')
    const advance = (minutes: number) => world.as('sanna').post('/v1/sandbox/clock/advance', { minutes })
    const first = await make(await sanna())
    const second = (await (await sanna()).post(`/v1/api-keys/${first.id}/rotate`, { overlapMinutes: 60 }))
      .body
    await advance(30)
    const third = (await (await sanna()).post(`/v1/api-keys/${first.id}/rotate`, { overlapMinutes: 600 }))
      .body
    const states = () => Promise.all([first.key, second.key, third.key].map(statusOf))
    expect(await states()).toEqual([200, 200, 200])
    await advance(29)
    expect(await states()).toEqual([200, 200, 200])
    await advance(1)
    expect(await states()).toEqual(['invalid_token', 200, 200])
    const fourth = (await (await sanna()).post(`/v1/api-keys/${first.id}/rotate`)).body
    expect(await states()).toEqual(['invalid_token', 'invalid_token', 'invalid_token'])
    expect(await statusOf(fourth.key)).toBe(200)
    const secrets = await world.database.owner(`select from api_key_secrets where api_key_id = $1`, [
      first.id,
    ])
    expect(secrets).toHaveLength(1)
  })

  test.each([-1, 10_081, 1.5])('takes no overlap of %d minutes', async overlapMinutes => {
    const { id } = await make(veera)
    expect((await veera.post(`/v1/api-keys/${id}/rotate`, { overlapMinutes })).status).toBe(400)
  })
})
