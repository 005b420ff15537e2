import { describe, expect, it } from 'vitest'
import { createKey } from '../../src/modules/people/api-keys/port.ts'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import { capabilities } from '../../src/platform/vocabulary/capabilities.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { Client } from '../world/client.ts'
import { startRepeating } from './repeated-requests.ts'

const scene = await startRepeating()
const {
  world,
  members,
  orgId,
  admin,
  send,
  refused,
  reused,
  replays,
  inTransaction,
  person,
  keyOf,
  writtenDay,
} = scene

describe('another member gets nothing', () => {
  it('of the secret of a service key that an administrator made', async () => {
    const [aino, onni] = [await signedIn(world, 'aino'), await signedIn(world, 'onni')]
    const body = { name: 'Bridge', kind: 'service', scope: ['members.manage'] }
    const made = await send(aino, '/v1/api-keys', body)
    expect(made).toMatchObject({ status: 201, body: { key: expect.any(String) } })
    reused(await send(onni, '/v1/api-keys', body))
    replays(await send(aino, '/v1/api-keys', body), made)
  })

  it("of an administrator's invitation link", async () => {
    const body = { ...person(), role: 'admin' }
    const made = await send(world.service, '/v1/memberships', body)
    expect(made).toMatchObject({ status: 201, body: { invitation: { inviteUrl: expect.any(String) } } })
    reused(await send(world.as('helmi'), '/v1/memberships', body))
    replays(await send(world.service, '/v1/memberships', body), made)
  })

  it('of a day that their supervisor confirmed', async () => {
    const path = await writtenDay()
    const confirmed = await send(world.as('eero'), `${path}/confirm`, {})
    expect(confirmed).toMatchObject({ status: 200, body: { workedMinutes: 450 } })
    reused(await send(world.as('elina'), `${path}/confirm`, {}))
    reused(await send(admin, `${path}/confirm`, {}))
  })

  it('under /v1/me/, where the path names somebody else for each of them', async () => {
    const onni = world.as('onni')
    const { id } = (
      await admin.post('/v1/memberships', { ...person(), email: null }, { 'idempotency-key': newId() })
    ).body
    const deviceOnly = await inTransaction(async tx =>
      createKey(tx, {
        name: 'clock',
        kind: 'personal',
        scope: capabilities,
        ownerMembershipId: id,
        environment: 'test',
      }),
    )
    await writtenDay()
    const path = `/v1/me/work-days/${scene.date}/confirm`
    expect(await send(onni, path, {})).toMatchObject({ status: 200 })
    reused(await send(world.withKey(deviceOnly.secret), path, {}))
  })

  it('and the same key in another organisation is another key', async () => {
    const made = await send(admin, '/v1/memberships', person())
    const elsewhere = await send(world.as('sanna'), '/v1/memberships', person())
    expect(elsewhere).toMatchObject({ status: 201 })
    expect(elsewhere.body.id).not.toBe(made.body.id)
  })

  it('after a service key changed hands', async () => {
    const { id, secret } = await world.key('aino', { scope: ['members.manage'], kind: 'service' })
    const body = person()
    expect(await send(world.withKey(secret), '/v1/memberships', body)).toMatchObject({ status: 201 })
    const owner = { ownerMembershipId: members.helmi.id }
    const given = await (await signedIn(world, 'aino')).post(`/v1/api-keys/${id}/reassign`, owner)
    expect(given).toMatchObject({ status: 200 })
    reused(await send(world.withKey(secret), '/v1/memberships', body))
  })
})

describe('a credential of the same member', () => {
  it('with the same rights gets the stored answer, whatever kind it is', async () => {
    const body = person()
    const made = await send(world.service, '/v1/memberships', body)
    replays(await send(admin, '/v1/memberships', body), made)
    replays(await send(await signedIn(world, 'aino'), '/v1/memberships', body), made)
  })

  it('with more rights gets it', async () => {
    const body = person()
    const made = await send(await keyOf('aino', ['members.manage']), '/v1/memberships', body)
    expect(made).toMatchObject({ status: 201 })
    replays(await send(admin, '/v1/memberships', body), made)
  })

  it('with fewer rights does not, also where it could have asked itself', async () => {
    const body = person()
    expect(await send(await signedIn(world, 'aino'), '/v1/memberships', body)).toMatchObject({ status: 201 })
    reused(await send(await keyOf('aino', ['members.manage']), '/v1/memberships', body))
  })

  it("without the event's capability gets no secret of the webhook", async () => {
    const body = { url: 'https://hooks.example.com/days', events: ['workday.confirmed'] }
    const made = await send(admin, '/v1/webhooks', body)
    expect(made).toMatchObject({ status: 201, body: { secret: expect.any(String) } })
    const narrow = await keyOf('aino', ['integrations.manage'])
    refused(await send(narrow, '/v1/webhooks', body), 403, 'webhook_event_scope_exceeds_actor')
  })

  it('that only reads is stopped at its gate', async () => {
    const body = person()
    await send(admin, '/v1/memberships', body)
    const { secret } = await world.key('aino', { scope: capabilities, readOnly: true })
    refused(await send(world.withKey(secret), '/v1/memberships', body), 403, 'read_only_key')
  })
})

describe('a replay', () => {
  const told = async () => {
    const counts = await world.database.owner<{ counts: string }>(
      `select concat_ws(' ', (select count(*) from memberships), (select count(*) from audit_entries),
         (select count(*) from integration_events), (select count(*) from outgoing_mails),
         (select last_instant from organisation_clocks where org_id = $1)) as counts`,
      [orgId],
    )
    return counts[0]?.counts
  }

  it('does, tells and writes nothing', async () => {
    const body = person()
    const made = await send(admin, '/v1/memberships', body)
    // The service may write something of its own in between, but not each time; a replay that writes does.
    const nothing: boolean[] = []
    for (let time = 0; time < 5; time++) {
      const before = await told()
      replays(await send(admin, '/v1/memberships', body), made)
      nothing.push((await told()) === before)
    }
    expect(nothing).toContain(true)
  })

  it('is given also where the first request used up what it asked for', async () => {
    const session = await signedIn(world, 'aino')
    const path = await writtenDay()
    const day = (await admin.post(`${path}/confirm`, {})).body.workDayId
    const { body: made } = await session.post('/v1/api-keys', { name: 'Used', kind: 'service', scope: [] })
    const once: [Client, string, unknown][] = [
      [session, `/v1/work-days/${day}/approve`, {}],
      [session, `/v1/work-days/${day}/unapprove`, {}],
      [session, `/v1/api-keys/${made.id}/rotate`, {}],
      [session, `/v1/api-keys/${made.id}/revoke`, {}],
    ]
    for (const [client, url, body] of once) {
      scene.anotherKey()
      const first = await send(client, url, body)
      expect([url, first.status < 300, first.body]).toEqual([url, true, first.body])
      replays(await send(client, url, body), first)
    }
  })

  it('is given to nobody where the answer was stored without its member', async () => {
    const body = person()
    await send(admin, '/v1/memberships', body)
    await world.database.owner('update idempotency_records set membership_id = null where key = $1', [
      scene.key['idempotency-key'],
    ])
    reused(await send(admin, '/v1/memberships', body))
  })

  it('cannot be read in the table, nor moved to another member or key', async () => {
    const body = person()
    const made = await send(admin, '/v1/memberships', body)
    const [row] = await world.database.owner<{ body: Buffer }>(
      'select body from idempotency_records where key = $1',
      [scene.key['idempotency-key']],
    )
    for (const readable of [made.body.id, made.body.invitation.inviteUrl, 'members.manage', 'inviteUrl'])
      expect(row?.body.includes(readable)).toBe(false)
    await world.database.owner('update idempotency_records set membership_id = $2 where key = $1', [
      scene.key['idempotency-key'],
      members.helmi.id,
    ])
    reused(await send(world.as('helmi'), '/v1/memberships', body))
  })
})
