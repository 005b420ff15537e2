import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { signedIn } from '../../session/test/browser.ts'

const world = await startWorld()
const { members } = world.meri
const clients = '/v1/oauth-clients'

let admin: Client
let stranger: Client
beforeAll(async () => {
  ;[admin, stranger] = await Promise.all([signedIn(world, 'aino'), signedIn(world, 'sanna')])
})

const wish = {
  name: 'Reporting board',
  kind: 'confidential',
  redirectUris: ['https://board.example/callback'],
  scope: ['reports.team'],
}
const make = async (more: object = {}) => {
  const answer = await admin.post(clients, { ...wish, ...more })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

describe('registering an app', () => {
  test('shows the secret of a confidential one once', async () => {
    const made = await make()
    expect(made.clientSecret).toMatch(/^kt_test_client_[0-9A-Za-z]{49}$/)
    expect(made).toMatchObject({
      ...wish,
      readOnly: false,
      secretLast4: made.clientSecret.slice(-4),
      createdBy: members.aino.id,
    })
    const { clientSecret: _secret, ...row } = made
    expect((await admin.get(`${clients}/${made.id}`)).body).toEqual(row)
    const listed = await admin.get(clients)
    expect(listed.body.items).toContainEqual(row)
    expect(JSON.stringify(listed.body)).not.toContain('clientSecret')
  })

  test('gives a public one no secret', async () => {
    expect(await make({ kind: 'public', redirectUris: ['com.example.board:/callback'] })).toMatchObject({
      clientSecret: null,
      secretLast4: null,
    })
  })

  test('refuses an address where codes would not be safe, and names it', async () => {
    const answer = await admin.post(clients, {
      ...wish,
      redirectUris: ['https://board.example/', 'http://board.example/'],
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'oauth_redirect_uri_invalid', redirectUri: 'http://board.example/' },
    })
  })

  test.for([
    [{ scope: ['everything'] }, '/scope/0'],
    [{ scope: ['reports.team', 'reports.team'] }, '/scope'],
    [{ kind: 'secret' }, '/kind'],
    [{ redirectUris: [] }, '/redirectUris'],
    [{ name: '' }, '/name'],
    [{ clientSecret: 'mine' }, '/clientSecret'],
  ] as const)('refuses %j', async ([more, pointer]) => {
    const answer = await admin.post(clients, { ...wish, ...more })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } })
  })

  test('is for administrators who are signed in, and for nobody else', async () => {
    for (const [who, code] of [
      [world.as('aino'), 'api_key_cannot_manage_credentials'],
      [world.service, 'api_key_cannot_manage_credentials'],
      [await signedIn(world, 'helmi'), 'insufficient_role'],
    ] as const) {
      for (const answer of [
        await who.post(clients, wish),
        await who.get(clients),
        await who.get(`${clients}/${newId()}`),
        await who.patch(`${clients}/${newId()}`, { name: 'x' }),
        await who.post(`${clients}/${newId()}/rotate`, {}),
        await who.delete(`${clients}/${newId()}`),
      ])
        expect(answer).toMatchObject({ status: 403, body: { code } })
    }
    expect(await world.anonymous.post(clients, wish)).toMatchObject({ status: 401 })
  })

  test('needs a page of our own', async () => {
    const elsewhere = await admin.post(clients, wish, { origin: 'https://evil.example' })
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'origin_not_allowed' } })
  })
})

describe('a registered app', () => {
  test('can be changed, unless it has changed since it was read', async () => {
    const made = await make()
    const changed = await admin.patch(`${clients}/${made.id}`, {
      name: 'Board',
      redirectUris: ['https://board.example/new'],
      scope: [],
      readOnly: true,
      expectedUpdatedAt: made.updatedAt,
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'Board', redirectUris: ['https://board.example/new'], scope: [], readOnly: true },
    })
    expect(changed.body.updatedAt > made.updatedAt).toBe(true)
    const late = await admin.patch(`${clients}/${made.id}`, {
      name: 'Late',
      expectedUpdatedAt: made.updatedAt,
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'oauth_client_stale' } })
    const unsafe = await admin.patch(`${clients}/${made.id}`, { redirectUris: ['http://x.example/'] })
    expect(unsafe).toMatchObject({ status: 422, body: { code: 'oauth_redirect_uri_invalid' } })
    expect((await admin.patch(`${clients}/${made.id}`, { kind: 'public' })).status).toBe(400)
    expect((await admin.patch(`${clients}/${made.id}`, {})).body).toEqual(changed.body)
  })

  test('of another organisation is as good as none', async () => {
    const made = await make()
    const body = { code: 'oauth_client_not_found' }
    for (const answer of [
      await stranger.get(`${clients}/${made.id}`),
      await stranger.patch(`${clients}/${made.id}`, { name: 'x' }),
      await stranger.post(`${clients}/${made.id}/rotate`, {}),
      await stranger.delete(`${clients}/${made.id}`),
      await stranger.get(`${clients}/nobody`),
    ])
      expect(answer).toMatchObject({ status: 404, body })
    expect((await stranger.get(clients)).body.items).toEqual([])
  })

  test('that is public has no secret to rotate', async () => {
    const made = await make({ kind: 'public' })
    expect(await admin.post(`${clients}/${made.id}/rotate`, {})).toMatchObject({
      status: 409,
      body: { code: 'oauth_client_public' },
    })
  })

  test('is gone when it has been deleted', async () => {
    const made = await make()
    expect((await admin.delete(`${clients}/${made.id}`)).status).toBe(204)
    for (const answer of [
      await admin.get(`${clients}/${made.id}`),
      await admin.delete(`${clients}/${made.id}`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'oauth_client_not_found' } })
    const listed = await admin.get(`${clients}?limit=100`)
    expect(listed.body.items.map(({ id }: { id: string }) => id)).not.toContain(made.id)
  })

  test('leaves a line in the audit trail for every change, without a secret', async () => {
    const made = await make()
    const rotated = await admin.post(`${clients}/${made.id}/rotate`, { overlapMinutes: 5 })
    expect(rotated.body.clientSecret).not.toBe(made.clientSecret)
    await admin.patch(`${clients}/${made.id}`, { name: 'Board' })
    await admin.delete(`${clients}/${made.id}`)
    const lines = await world.database.owner<{ action: string; changes: unknown }>(
      'select action, changes from audit_entries where target_id = $1 order by at, id',
      [made.id],
    )
    expect(lines.map(({ action }) => action)).toEqual([
      'oauth_clients.create',
      'oauth_clients.rotate',
      'oauth_clients.update',
      'oauth_clients.delete',
    ])
    expect(JSON.stringify(lines)).not.toContain('kt_')
  })
})

test('apps are paged and swept', async () => {
  const names = ['a', 'b', 'c']
  const since = new Date().toISOString()
  for (const name of names) await make({ name })
  const first = await admin.get(`${clients}?limit=2`)
  expect(first.body.items.map(({ name }: { name: string }) => name)).toEqual(['c', 'b'])
  const second = await admin.get(`${clients}?limit=2&cursor=${first.body.pageInfo.nextCursor}`)
  expect(second.body.items[0].name).toBe('a')
  const swept = await admin.get(`${clients}?updatedSince=${since}`)
  expect(swept.body.items.map(({ name }: { name: string }) => name)).toEqual(names)
})
