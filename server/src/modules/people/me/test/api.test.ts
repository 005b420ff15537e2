import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { signedIn } from '../../session/test/browser.ts'

const world = await startWorld({ rateLimits: { key: 500, organisation: 1000 } })

describe('GET /v1/me/access', () => {
  test('tells a personal key whom it acts as and what it may do', async () => {
    const { status, body } = await world.as('sisu').get('/v1/me/access')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      membership: { id: world.meri.members.sisu.id, displayName: 'Sisu Rantanen', role: 'sales' },
      organisation: { id: world.meri.id, name: 'Meri Oy', timeZone: 'Europe/Helsinki', sandbox: true },
      capabilities: ['projects.read', 'crm.use'],
      credential: { kind: 'personal_key', name: 'personal', readOnly: false, expiresAt: null },
    })
  })

  test('is reachable with a key of an empty scope', async () => {
    const { secret } = await world.key('aino', { scope: [], kind: 'service' })
    const { status, body } = await world.withKey(secret).get('/v1/me/access')
    expect(status).toBe(200)
    expect(body).toMatchObject({ capabilities: [], credential: { kind: 'service_key', scope: [] } })
  })

  test('tells a session that no scope cuts it', async () => {
    const browser = await signedIn(world, 'tauno')
    const { body } = await browser.get('/v1/me/access')
    expect(body).toMatchObject({
      capabilities: ['reports.team', 'payroll.run'],
      credential: { kind: 'session', scope: null },
    })
    expect(body.credential.expiresAt).toMatch(/Z$/)
  })

  test('names every module, licensed or not, switched on or off', async () => {
    const { body } = await world.as('sanna').get('/v1/me/access')
    expect(body.modules).toHaveLength(7)
    expect(body.modules).toContainEqual({ module: 'hr', licensed: true, available: true, active: false })
    expect(body.modules).toContainEqual({ module: 'crm', licensed: false, available: true, active: false })
  })

  test('counts down what is left of both windows', async () => {
    const { secret } = await world.key('onni', { scope: [] })
    const client = world.withKey(secret)
    const first = await client.get('/v1/me/access')
    const second = await client.get('/v1/me/access')
    expect(first.body.rateLimits).toMatchObject([
      { scope: 'key', limit: 500, windowSeconds: 60, remaining: 499 },
      { scope: 'tenant', limit: 1000, windowSeconds: 60 },
    ])
    expect(second.body.rateLimits[0].remaining).toBe(498)
    expect(second.body.rateLimits[1].remaining).toBeLessThan(first.body.rateLimits[1].remaining)
  })

  test('needs a credential', async () => {
    expect(await world.anonymous.get('/v1/me/access')).toMatchObject({
      status: 401,
      body: { code: 'invalid_token' },
    })
  })
})
