import { beforeEach, describe, expect, it } from 'vitest'
import { createKey } from '../../src/modules/api-keys/port.ts'
import { grantCapability, revokeCapability } from '../../src/modules/members/port.ts'
import { signedIn } from '../../src/modules/session/test/browser.ts'
import { systemActor } from '../../src/platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../src/platform/data/database.ts'
import type { Commit } from '../../src/platform/transactions/transactions.ts'
import { capabilities, type Capability, type Role } from '../../src/platform/vocabulary/capabilities.ts'
import { dateIn } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { Answer, Client } from '../world/client.ts'
import { startWorld, type World } from '../world/world.ts'

type Name = keyof World['meri']['members']

const world = await startWorld()
const { members, id: orgId } = world.meri
const admin = world.as('aino')

let key: { 'idempotency-key': string }
beforeEach(() => {
  key = { 'idempotency-key': newId() }
})

const send = (client: Client, path: string, body: unknown) => client.post(path, body, key)

const refused = (answer: Answer, status: number, code: string) => {
  expect(answer).toMatchObject({ status, body: { code } })
  expect(answer.headers['idempotency-replayed']).toBeUndefined()
}
const reused = (answer: Answer) => refused(answer, 409, 'idempotency_key_reused')

const replays = (answer: Answer, first: Answer) => {
  expect(answer).toMatchObject({ status: first.status, body: first.body })
  expect(answer.headers['idempotency-replayed']).toBe('true')
}

const inTransaction = <T>(work: (tx: WriteTransaction, commit: Commit) => Promise<T>) =>
  world.app.services.transactions.run(
    { orgId, actor: systemActor, operation: 'test', requestId: 'test' },
    work,
  )

const giveRole = async (name: Name, role: Role) =>
  expect(await admin.patch(`/v1/memberships/${members[name].id}`, { role })).toMatchObject({ status: 200 })

const moveTo = async (name: Name, supervisor: Name) => {
  const body = { supervisorMembershipId: members[supervisor].id }
  expect(await admin.patch(`/v1/memberships/${members[name].id}`, body)).toMatchObject({ status: 200 })
}

const person = () => ({
  firstNames: 'Salla',
  lastName: 'Salanen',
  role: 'employee',
  email: `${newId()}@example.fi`,
})

const keyOf = async (owner: Name, scope: readonly Capability[], kind: 'personal' | 'service' = 'service') =>
  world.withKey((await world.key(owner, { scope, kind })).secret)

let date = Temporal.PlainDate.from('2026-06-01')
/** A day of Onni with entries, and the path that writes it. */
async function writtenDay(): Promise<string> {
  date = date.add({ days: 1 })
  const path = `/v1/team/members/${members.onni.id}/work-days/${date}`
  const entries = [{ entryTypeId: world.meri.catalogs.entryTypes.work, durationMinutes: 450 }]
  expect(await admin.put(`${path}/entries`, { entries })).toMatchObject({ status: 200 })
  return path
}

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
    const path = `/v1/me/work-days/${date}/confirm`
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

describe('the stored answer is not given to whoever', () => {
  it('lost the capability that the operation needs', async () => {
    const body = person()
    expect(await send(world.as('helmi'), '/v1/memberships', body)).toMatchObject({ status: 201 })
    await giveRole('helmi', 'employee')
    refused(await send(world.as('helmi'), '/v1/memberships', body), 403, 'insufficient_role')
    await giveRole('helmi', 'hr')
  })

  it('lost other rights than the operation needs', async () => {
    const body = person()
    await giveRole('helmi', 'admin')
    const made = await send(world.as('helmi'), '/v1/memberships', body)
    expect(made).toMatchObject({ status: 201 })
    await giveRole('helmi', 'hr')
    reused(await send(world.as('helmi'), '/v1/memberships', body))
    await giveRole('helmi', 'admin')
    replays(await send(world.as('helmi'), '/v1/memberships', body), made)
    await giveRole('helmi', 'hr')
  })

  it('had a capability for a time that is over', async () => {
    const today = dateIn('Europe/Helsinki', await inTransaction(async tx => tx.now))
    const grant = { membershipId: members.paavo.id, from: today, to: null, reason: 'A stand-in.' }
    const change = (verb: typeof grantCapability, capability: Capability) =>
      inTransaction((tx, commit) => verb(tx, commit, { ...grant, capability }, today))
    await change(grantCapability, 'members.manage')
    await change(grantCapability, 'payroll.run')
    const paavo = world.as('paavo')
    const body = person()
    const made = await send(paavo, '/v1/memberships', body)
    replays(await send(paavo, '/v1/memberships', body), made)
    await change(revokeCapability, 'payroll.run')
    reused(await send(paavo, '/v1/memberships', body))
    await change(revokeCapability, 'members.manage')
    refused(await send(paavo, '/v1/memberships', body), 403, 'insufficient_role')
  })

  it('lost the module', async () => {
    const switchModule = async (module: string, active: boolean) =>
      expect(
        await (await signedIn(world, 'aino')).patch('/v1/settings', { modules: [{ module, active }] }),
      ).toMatchObject({ status: 200 })
    const body = person()
    const made = await send(admin, '/v1/memberships', body)
    await switchModule('hr', false)
    reused(await send(admin, '/v1/memberships', body))
    await switchModule('hr', true)
    replays(await send(admin, '/v1/memberships', body), made)
  })

  it('no longer supervises the member, in the path or among the rows of a batch', async () => {
    const path = await writtenDay()
    const eero = world.as('eero')
    const confirmed = await send(eero, `${path}/confirm`, {})
    expect(confirmed).toMatchObject({ status: 200 })
    const first = key
    key = { 'idempotency-key': newId() }
    const batch = { ids: [confirmed.body.workDayId], reason: 'Not yet.' }
    const returned = await send(eero, '/v1/work-days/return-batch', batch)
    expect(returned).toMatchObject({ status: 200, body: { actedCount: 1 } })

    await moveTo('onni', 'elina')
    // Elina works under Eero, so Onni is still an indirect report of his.
    replays(await send(eero, '/v1/work-days/return-batch', batch), returned)
    await moveTo('onni', 'paavo')
    reused(await send(eero, '/v1/work-days/return-batch', batch))
    refused(await eero.post(`${path}/confirm`, {}, first), 404, 'membership_not_found')
    await moveTo('onni', 'eero')
    replays(await eero.post(`${path}/confirm`, {}, first), confirmed)
  })

  it('may no longer do it because the other one has risen', async () => {
    const { id } = (await admin.post('/v1/memberships', person(), { 'idempotency-key': newId() })).body
    const helmi = world.as('helmi')
    const invited = await send(helmi, `/v1/memberships/${id}/invite`, {})
    expect(invited.body.inviteUrl).toEqual(expect.any(String))
    replays(await send(helmi, `/v1/memberships/${id}/invite`, {}), invited)
    expect(await admin.patch(`/v1/memberships/${id}`, { role: 'admin' })).toMatchObject({ status: 200 })
    refused(await send(helmi, `/v1/memberships/${id}/invite`, {}), 403, 'role_exceeds_actor')
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
    const before = await told()
    for (let time = 0; time < 3; time++) replays(await send(admin, '/v1/memberships', body), made)
    expect(await told()).toBe(before)
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
      key = { 'idempotency-key': newId() }
      const first = await send(client, url, body)
      expect([url, first.status < 300, first.body]).toEqual([url, true, first.body])
      replays(await send(client, url, body), first)
    }
  })

  it('is given to nobody where the answer was stored without its member', async () => {
    const body = person()
    await send(admin, '/v1/memberships', body)
    await world.database.owner('update idempotency_records set membership_id = null where key = $1', [
      key['idempotency-key'],
    ])
    reused(await send(admin, '/v1/memberships', body))
  })

  it('cannot be read in the table, nor moved to another member or key', async () => {
    const body = person()
    const made = await send(admin, '/v1/memberships', body)
    const [row] = await world.database.owner<{ body: Buffer }>(
      'select body from idempotency_records where key = $1',
      [key['idempotency-key']],
    )
    for (const readable of [made.body.id, made.body.invitation.inviteUrl, 'members.manage', 'inviteUrl'])
      expect(row?.body.includes(readable)).toBe(false)
    await world.database.owner('update idempotency_records set membership_id = $2 where key = $1', [
      key['idempotency-key'],
      members.helmi.id,
    ])
    reused(await send(world.as('helmi'), '/v1/memberships', body))
  })
})
