import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'
import { bodyOf, each, guarded, open, operations, urlOf, writes } from './operations.ts'

const world = await startWorld()

const expired = await world.key('aino', { scope: ['org.admin'], expiresAt: '2026-01-01T00:00:00.000Z' })
const readOnly = await world.key('aino', {
  scope: [
    'org.admin',
    'members.manage',
    'worktime.supervise',
    'payroll.run',
    'integrations.manage',
    'hr.manage',
    'reports.team',
  ],
  readOnly: true,
})
const orphan = await world.key('paavo', { scope: [], kind: 'service' })
const revoked = await world.key('paavo', { scope: [] })
await world.database.owner('update api_keys set revoked_at = now() where id = $1', [revoked.id])
await world.as('helmi').post(`/v1/memberships/${world.meri.members.paavo.id}/deactivate`, {})

describe('without live credentials nothing is answered', () => {
  it.each(each(guarded))('%s', async (_, operation) => {
    const url = urlOf(operation)
    const none = await world.anonymous.send(operation.method, url, bodyOf(operation))
    expect(none).toMatchObject({
      status: 401,
      headers: {
        'content-type': expect.stringContaining('application/problem+json'),
        'www-authenticate': 'Bearer',
      },
      body: {
        type: 'https://konttori.example/errors/invalid_token',
        status: 401,
        code: 'invalid_token',
        instance: url.split('?')[0],
        requestId: none.headers['x-request-id'],
      },
    })
    const key = (secret: string) => world.withKey(secret).send(operation.method, url, bodyOf(operation))
    expect(await key(expired.secret)).toMatchObject({ status: 401, body: { code: 'api_key_expired' } })
    expect(await key(orphan.secret)).toMatchObject({ status: 401, body: { code: 'api_key_owner_inactive' } })
    expect(await key(revoked.secret)).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
  })

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer a b',
    'kt_test_1',
    `Bearer kt_test_${'0'.repeat(49)}`,
  ])('“%s” is no credential', async authorization => {
    const answer = await world.withHeaders({ authorization }).get('/v1/me/access')
    expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_token' } })
  })
})

describe('a read-only key writes nothing', () => {
  it.each(each(open.filter(operation => writes(operation) && !operation.harmless)))(
    '%s',
    async (_, operation) => {
      const answer = await world
        .withKey(readOnly.secret)
        .send(operation.method, urlOf(operation), bodyOf(operation))
      expect(answer).toMatchObject({ status: 403, body: { code: 'read_only_key' } })
    },
  )
})

describe('a key does nothing that is a person’s to do', () => {
  const codes = {
    session: 'api_key_cannot_manage_keys',
    credential_settings: 'api_key_cannot_manage_credentials',
  } as const
  const human = operations.flatMap(operation =>
    operation.credential === 'session' || operation.credential === 'credential_settings'
      ? [[operation.id, operation, codes[operation.credential]] as const]
      : [],
  )
  it.each(human)('%s', async (_, operation, code) => {
    const answer = await world.as('aino').send(operation.method, urlOf(operation), bodyOf(operation))
    expect(answer).toMatchObject({ status: 403, body: { code } })
  })

  it.each(each(operations.filter(({ credential }) => credential === 'anonymous')))(
    '%s starts no session',
    async (_, operation) => {
      const answer = await world.as('aino').send(operation.method, urlOf(operation), bodyOf(operation))
      expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_cannot_start_human_session' } })
    },
  )
})

describe('a service key does not act as a member', () => {
  it.each(each(operations.filter(({ credential }) => credential === 'personal')))(
    '%s',
    async (_, operation) => {
      const answer = await world.service.send(operation.method, urlOf(operation), bodyOf(operation))
      expect(answer).toMatchObject({ status: 403, body: { code: 'personal_credential_required' } })
    },
  )
})
