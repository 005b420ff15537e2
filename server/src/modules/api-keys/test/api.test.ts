import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../../test/world/client.ts'
import { startWorld } from '../../../../test/world/world.ts'
import { systemActor } from '../../../platform/audit/audit-trail.ts'
import { addSeconds } from '../../../platform/vocabulary/dates.ts'
import { signedIn } from '../../session/test/browser.ts'
import { keyUses } from '../credential-source.ts'
import { createKey, orphanedServiceKeys } from '../port.ts'
import { isWellFormed } from '../token.ts'

const world = await startWorld()
const { members } = world.meri

let admin: Client
let eero: Client
let veera: Client
beforeAll(async () => {
  ;[admin, eero, veera] = await Promise.all([
    signedIn(world, 'aino'),
    signedIn(world, 'eero'),
    signedIn(world, 'veera'),
  ])
})

const make = async (browser: Client, wanted: object = {}) => {
  const answer = await browser.post('/v1/api-keys', {
    name: 'Bridge',
    kind: 'personal',
    scope: [],
    ...wanted,
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
/** A personal key as founding makes it, for somebody who has not signed in. */
const personalKeyOf = (ownerMembershipId: string) =>
  world.app.services.transactions.run(
    { orgId: world.meri.id, actor: systemActor, operation: 'test.key', requestId: 'test' },
    async tx =>
      createKey(tx, { name: 'Own', kind: 'personal', scope: [], ownerMembershipId, environment: 'test' }),
  )
const statusOf = async (key: string) => {
  const { status, body } = await world.withKey(key).get('/v1/me/access')
  return status === 200 ? 200 : body.code
}

describe('making a key', () => {
  test('shows the secret once and stores only its hash', async () => {
    const made = await make(veera, { name: 'Oma silta' })
    expect(isWellFormed(made.key)).toBe(true)
    expect(made).toMatchObject({
      name: 'Oma silta',
      kind: 'personal',
      prefix: made.key.slice(0, 12),
      last4: made.key.slice(-4),
      scope: [],
      readOnly: false,
      ownerMembershipId: members.veera.id,
      createdBy: members.veera.id,
      state: 'active',
      expiresAt: null,
      lastUsedAt: null,
    })
    expect(made.key).toMatch(/^kt_test_/)
    const { key: _secret, ...row } = made
    expect((await veera.get(`/v1/api-keys/${made.id}`)).body).toEqual(row)
    const everything = await world.database.owner<{ row: string }>(
      `select k::text as row from api_keys k union all select s::text from api_key_secrets s
       union all select c::text from directory.credentials c union all select a::text from audit_entries a`,
    )
    expect(everything.filter(({ row: text }) => text.includes(made.key.slice(12, 40)))).toEqual([])
  })

  test('gives a key that acts as its member, cut by its scope', async () => {
    const { key } = await make(eero, { scope: ['projects.read'] })
    const { body } = await world.withKey(key).get('/v1/me/access')
    expect(body).toMatchObject({
      membership: { id: members.eero.id, role: 'manager' },
      capabilities: ['projects.read'],
      credential: { kind: 'personal_key', scope: ['projects.read'] },
    })
  })

  test('for another member is made of service keys only, by whoever has the right to', async () => {
    const forVeera = { name: 'x', kind: 'personal', scope: [], ownerMembershipId: members.veera.id }
    expect(await eero.post('/v1/api-keys', forVeera)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
    expect(await admin.post('/v1/api-keys', forVeera)).toMatchObject({
      status: 403,
      body: { code: 'personal_key_of_another_member' },
    })
    const { id } = await make(veera)
    expect(await admin.post(`/v1/api-keys/${id}/rotate`)).toMatchObject({
      status: 403,
      body: { code: 'personal_key_of_another_member' },
    })
    expect(
      await admin.post(`/v1/api-keys/${id}/reassign`, { ownerMembershipId: members.aino.id }),
    ).toMatchObject({
      status: 409,
      body: { code: 'personal_key_not_reassignable' },
    })
    expect((await make(admin, { ...forVeera, kind: 'service' })).createdBy).toBe(members.aino.id)
  })

  test.each<[object, number, string]>([
    [{ kind: 'service' }, 403, 'insufficient_role'],
    [{ scope: ['org.admin'] }, 403, 'key_scope_exceeds_creator'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 422, 'api_key_expiry_in_past'],
    [{ ownerMembershipId: '0199f2a0-0000-7000-8000-000000000001' }, 404, 'membership_not_found'],
    [{ scope: ['everything'] }, 400, 'bad-request'],
    [{ scope: ['crm.use', 'crm.use'] }, 400, 'bad-request'],
    [{ state: 'revoked' }, 400, 'bad-request'],
    [{ name: '' }, 400, 'bad-request'],
  ])('with %o is refused with %i %s', async (wanted, status, code) => {
    const answer = await veera.post('/v1/api-keys', { name: 'x', kind: 'personal', scope: [], ...wanted })
    expect(answer).toMatchObject({ status, body: { code } })
  })

  test('may not give it what its owner does not hold', async () => {
    const wanted = { name: 'x', kind: 'service', scope: ['payroll.run'], ownerMembershipId: members.eero.id }
    expect(await admin.post('/v1/api-keys', wanted)).toMatchObject({
      status: 403,
      body: { code: 'key_scope_exceeds_owner', capabilities: ['payroll.run'] },
    })
  })

  test('may not name a member of another organisation', async () => {
    const wanted = {
      name: 'x',
      kind: 'service',
      scope: [],
      ownerMembershipId: world.tunturi.members.sanna.id,
    }
    expect(await admin.post('/v1/api-keys', wanted)).toMatchObject({
      status: 404,
      body: { code: 'membership_not_found' },
    })
  })
})

test('keys do not manage keys, whatever they carry', async () => {
  const { id } = await make(admin)
  for (const answer of [
    await world.service.post('/v1/api-keys', { name: 'x', kind: 'service', scope: [] }),
    await world.service.get('/v1/api-keys'),
    await world.service.get(`/v1/api-keys/${id}`),
    await world.service.patch(`/v1/api-keys/${id}`, { name: 'y' }),
    await world.service.post(`/v1/api-keys/${id}/revoke`),
    await world.service.post(`/v1/api-keys/${id}/rotate`),
    await world.service.post(`/v1/api-keys/${id}/reassign`, { ownerMembershipId: members.eero.id }),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_cannot_manage_keys' } })
})

describe('a key that one has no right to know of', () => {
  test('answers exactly as one that does not exist', async () => {
    const [foreign, otherOrganisation] = [await make(admin), await make(await signedIn(world, 'sanna'))]
    const missing = '0199f2a0-0000-7000-8000-0000000000ff'
    for (const id of [foreign.id, otherOrganisation.id, missing, 'no-id'])
      for (const answer of [
        await veera.get(`/v1/api-keys/${id}`),
        await veera.patch(`/v1/api-keys/${id}`, { name: 'mine' }),
        await veera.post(`/v1/api-keys/${id}/revoke`),
        await veera.post(`/v1/api-keys/${id}/rotate`),
        await veera.post(`/v1/api-keys/${id}/reassign`, { ownerMembershipId: members.veera.id }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: 'api_key_not_found' } })
    expect(await statusOf(foreign.key)).toBe(200)
  })
})

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

describe('the list of keys', () => {
  const idsOf = (answer: { body: { items: { id: string }[] } }) => answer.body.items.map(({ id }) => id)

  test('shows everybody their own, and the rest to those who manage it', async () => {
    const own = await make(veera)
    const service = await make(admin, { kind: 'service' })
    const foreign = await make(eero)
    const seen = idsOf(await veera.get('/v1/api-keys?limit=100'))
    expect(seen).toContain(own.id)
    expect(seen).not.toContain(service.id)
    expect(seen).not.toContain(foreign.id)
    const all = idsOf(await admin.get('/v1/api-keys?limit=100'))
    expect(all).toEqual(expect.arrayContaining([own.id, service.id, foreign.id]))
    expect(all).toEqual(all.toSorted().reverse())
  })

  test('filters by the state that each row shows', async () => {
    const states = ['active', 'expired', 'revoked', 'owner_inactive'] as const
    const { id } = await make(admin)
    await admin.post(`/v1/api-keys/${id}/revoke`)
    const { id: expired } = await make(admin, { expiresAt: '2099-01-01T00:00:00Z' })
    await world.database.owner(`update api_keys set expires_at = now() - interval '1 day' where id = $1`, [
      expired,
    ])
    const all = (await admin.get('/v1/api-keys?limit=100')).body.items
    for (const state of states) {
      const { items } = (await admin.get(`/v1/api-keys?limit=100&state=${state}`)).body
      expect(items).toEqual(all.filter((row: { state: string }) => row.state === state))
      expect(items.length, state).toBeGreaterThan(0)
    }
  })

  test('filters by kind and owner, and pages without loss', async () => {
    const query = `kind=personal&ownerMembershipId=${members.eero.id}`
    await Promise.all([make(eero), make(eero), make(eero)])
    const whole = (await admin.get(`/v1/api-keys?limit=100&${query}`)).body.items
    expect(new Set(whole.map((row: { ownerMembershipId: string }) => row.ownerMembershipId))).toEqual(
      new Set([members.eero.id]),
    )
    const paged: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await admin.get(`/v1/api-keys?limit=2&${query}${cursor && `&cursor=${cursor}`}`)
      paged.push(...body.items)
      cursor = body.pageInfo.nextCursor
    }
    expect(paged).toEqual(whole)
  })

  test('gives no cursor that another viewer could read on with', async () => {
    const { body } = await admin.get('/v1/api-keys?limit=1')
    expect(await veera.get(`/v1/api-keys?limit=1&cursor=${body.pageInfo.nextCursor}`)).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    })
  })

  test('sweeps what changed, in the order of change', async () => {
    const { updatedAt } = await make(admin)
    const [first, second] = [await make(admin), await make(admin)]
    await admin.patch(`/v1/api-keys/${first.id}`, { name: 'Later' })
    const swept = idsOf(await admin.get(`/v1/api-keys?updatedSince=${updatedAt}&limit=100`))
    expect(swept.slice(-2)).toEqual([second.id, first.id])
  })
})

describe('the last use of a key', () => {
  test('is remembered, and changes nothing else', async () => {
    const made = await make(veera)
    await statusOf(made.key)
    await keyUses(world.app.services.database).flush()
    const { key: _secret, ...row } = made
    const { body } = await veera.get(`/v1/api-keys/${made.id}`)
    expect(body).toEqual({ ...row, lastUsedAt: body.lastUsedAt })
    expect(Date.parse(body.lastUsedAt)).toBeGreaterThan(0)
  })

  test('is told to who would orphan a service key', async () => {
    const made = await make(admin, { kind: 'service', ownerMembershipId: members.helmi.id })
    await statusOf(made.key)
    await keyUses(world.app.services.database).flush()
    const [orphan] = await orphanedServiceKeys(
      world.app.services.database.reader(world.meri.id),
      members.helmi.id,
    )
    expect(orphan).toMatchObject({ id: made.id, name: 'Bridge', lastUsedAt: expect.any(String) })
  })
})

describe('a secret that is none', () => {
  test.each([
    'kt_live_',
    `kt_test_${'0'.repeat(49)}`,
    `kt_test_${'a'.repeat(48)}`,
    'something else',
    'session:AAAA',
  ])('%s is refused', async secret => {
    const { status, body } = await world.withKey(secret).get('/v1/me/access')
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'invalid_token' })
  })
})
