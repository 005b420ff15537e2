import { beforeEach, describe, expect, it } from 'vitest'
import { cookieOf, origin, signedIn } from '../../src/modules/people/session/test/browser.ts'
import { jsonLog } from '../../src/platform/telemetry/log.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { password } from '../world/founding.ts'
import { startWorld } from '../world/world.ts'

const lines: string[] = []
const world = await startWorld({ log: jsonLog(line => void lines.push(line)) })
const { members, id: organisationId } = world.meri
const security = () =>
  lines.map(line => JSON.parse(line)).filter(({ event }: { event: string }) => event === 'security')

beforeEach(() => {
  lines.length = 0
})

describe('the security log tells', () => {
  it('who signed in, and that somebody could not', async () => {
    const { email, id } = members.onni
    await world.anonymous.post('/v1/session', { email, password }, { origin })
    await world.anonymous.post('/v1/session', { email, password: 'a wrong long phrase' }, { origin })
    await world.anonymous.post('/v1/session', { email: 'nobody@example.invalid', password }, { origin })
    const failed = {
      security: 'sign_in.failed',
      code: 'sign_in_failed',
      route: '/v1/session',
      address: '127.0.0.1',
      requestId: expect.any(String),
    }
    expect(security()).toMatchObject([
      {
        level: 'info',
        security: 'sign_in.succeeded',
        organisationId,
        membershipId: id,
        address: '127.0.0.1',
      },
      { level: 'warn', ...failed },
      { level: 'warn', ...failed },
    ])
  })

  it('who asked for what they may not, and with which credential', async () => {
    await world.as('onni').get('/v1/audit')
    await world.withKey(`kt_test_${'0'.repeat(49)}`).get('/v1/audit')
    await world.as('aino').post('/v1/api-keys', {})
    expect(security()).toMatchObject([
      {
        security: 'access.refused',
        code: 'insufficient_role',
        membershipId: members.onni.id,
        route: '/v1/audit',
      },
      { security: 'credentials.refused', code: 'invalid_token' },
      { security: 'access.refused', code: 'api_key_cannot_manage_keys', credentialKind: 'personal_key' },
    ])
  })

  it('nothing of who only looks around', async () => {
    await world.anonymous.get('/v1/memberships')
    await world.anonymous.get('/sign-in')
    await world.anonymous.get('/account')
    expect(security()).toEqual([])
  })

  it('a write that another site sent, to the interface and to a page', async () => {
    const signed = await world.anonymous.post(
      '/v1/session',
      { email: members.eero.email, password },
      { origin },
    )
    const elsewhere = { cookie: cookieOf(signed), origin: 'https://evil.example.invalid' }
    lines.length = 0
    await world.withHeaders(elsewhere).post('/v1/webhooks', {})
    await world
      .withHeaders(elsewhere)
      .post('/sign-out', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(security()).toMatchObject([
      { security: 'origin.refused', membershipId: members.eero.id },
      { security: 'origin.refused', route: '/sign-out' },
    ])
  })

  it('changes of rights and keys, by the action of the audit trail, and what was used again', async () => {
    const admin = await signedIn(world, 'aino')
    lines.length = 0
    const { body } = await admin.post('/v1/api-keys', { name: 'Bridge', kind: 'service', scope: [] })
    await admin.post(`/v1/api-keys/${body.id}/rotate`, {})
    await admin.post(`/v1/api-keys/${body.id}/revoke`, {})
    const key = newId()
    const person = { firstNames: 'Uusi', lastName: 'Ihminen', role: 'employee' }
    const made = await world.service.post('/v1/memberships', person, { 'idempotency-key': key })
    await world.service.post('/v1/memberships', { ...person, role: 'hr' }, { 'idempotency-key': key })
    await world.service.patch(`/v1/memberships/${made.body.id}`, { role: 'manager' })
    expect(security().map(({ security: name, action }: any) => [name, action])).toEqual([
      ['rights.key_changed', 'api_keys.create'],
      ['rights.key_changed', 'api_keys.rotate'],
      ['rights.key_changed', 'api_keys.revoke'],
      ['rights.member_changed', 'members.create'],
      ['replay.reused', undefined],
      ['rights.member_changed', 'members.update'],
    ])
    expect(security()[0]).toMatchObject({ organisationId, membershipId: members.aino.id, targetId: body.id })
  })

  it('no secret and no address of anybody’s mail, wherever a request has put them', async () => {
    const { email } = members.helmi
    const key = world.meri.serviceKey
    await world.withKey(key).post('/v1/session', { email, password })
    await world.as('onni').get(`/v1/audit?actor=${key}&email=${email}`)
    await world.anonymous.post('/v1/session', { email, password: key }, { origin, 'x-request-id': key })
    await world.withHeaders({ cookie: `konttori=${key}` }).get(`/v1/memberships/${key}`)
    expect(security().length).toBeGreaterThanOrEqual(3)
    for (const secret of [email, key, password, members.onni.personalKey])
      expect(lines.filter(line => line.includes(secret))).toEqual([])
  })
})
