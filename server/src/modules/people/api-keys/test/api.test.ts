import { describe, expect, test } from 'vitest'
import { signedIn } from '../../session/test/browser.ts'
import { keyUses } from '../credential-source.ts'
import { orphanedServiceKeys } from '../port.ts'
import { isWellFormed } from '../token.ts'
import { startWorldWithKeys } from './keys-of-meri.ts'

const { world, members, admin, eero, veera, make, statusOf } = await startWorldWithKeys()

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
    await make(admin, { kind: 'service', ownerMembershipId: members.otso.id })
    await world.as('aino').post(`/v1/memberships/${members.otso.id}/deactivate`)
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
