import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Client } from '../../../../../../test/world/client.ts'
import { grantTo } from '../../../../../../test/world/granting.ts'
import { createKey } from '../../../api-keys/port.ts'
import { signedIn } from '../../../session/test/browser.ts'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import type { Capability } from '../../../../../platform/vocabulary/capabilities.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { person, refused, startRoster } from './roster.ts'

const { world, meri, helmi, aino, today, newAddress, create, created, read, activate } = await startRoster()
const beyond = refused(403, 'role_exceeds_actor')
const path = (id: string) => `/v1/memberships/${id}`

/** A member, made by the administrator, who was given capabilities beyond the role. */
async function granted(
  capabilities: readonly Capability[],
  days?: readonly [number, number | null],
): Promise<string> {
  const id = await created({ email: newAddress() }, aino)
  await grantTo(world, id, capabilities, days)
  return id
}

describe('who manages members', () => {
  test.each(['manager', 'dispatcher', 'sales', 'finance', 'payroll', 'admin'])(
    'gives nobody the role %s, which may do more than they',
    async role => {
      expect(await create(person({ email: newAddress(), role }))).toMatchObject(beyond)
      const colleague = await created()
      expect(await helmi.patch(path(colleague), { role })).toMatchObject(beyond)
      expect(await helmi.patch(path(meri.members.helmi.id), { role })).toMatchObject(beyond)
      const rows = [
        { firstNames: 'Rivi', lastName: 'Yli', role, email: newAddress() },
        { firstNames: 'Rivi', lastName: 'Alle', role: 'employee', email: newAddress() },
      ]
      const { body } = await helmi.post('/v1/memberships/bulk', { rows })
      expect(
        body.results.map(({ code, status }: { code: string; status: string }) => code ?? status),
      ).toEqual(['role_exceeds_actor', 'invited'])
    },
  )

  test('gives what they have themself, and takes it back', async () => {
    const id = await created({ role: 'hr' })
    expect(await helmi.patch(path(id), { role: 'employee' })).toMatchObject({ status: 200 })
    expect(await helmi.patch(path(id), { role: 'hr' })).toMatchObject({ status: 200 })
  })

  // One way in after the other to become, or to do away with, somebody who may do more.
  const ways: Record<string, (id: string, by: Client) => Promise<Answer>> = {
    'a new link': (id, by) => by.post(`${path(id)}/invite`, {}),
    'another address': (id, by) => by.patch(path(id), { email: newAddress() }),
    'another role': (id, by) => by.patch(path(id), { role: 'hr' }),
    'another unit': (id, by) => by.patch(path(id), { planningUnitId: meri.catalogs.planningUnits.office }),
    'a last day': (id, by) => by.patch(path(id), { employmentEndDate: today }),
    'a last day in the terms': (id, by) => by.put(`${path(id)}/employment`, { endDate: today }),
    'a leaving date': (id, by) => by.post(`${path(id)}/termination`, { endDate: today, reasonCode: 'other' }),
    offboarding: (id, by) =>
      by.post(`${path(id)}/termination`, {
        endDate: addDays(today, -1),
        reasonCode: 'other',
        startOffboarding: true,
      }),
    deactivation: (id, by) => by.post(`${path(id)}/deactivate`, {}),
  }
  const more: Record<string, () => Promise<string>> = {
    'by role': () => created({ email: newAddress(), role: 'payroll' }, aino),
    'by a grant in force': () => granted(['payroll.run']),
    'by a grant that begins tomorrow': () => granted(['org.admin'], [1, 5]),
  }
  describe.each(Object.keys(more))('who may do more %s', kind => {
    let target: string
    beforeAll(async () => {
      target = (await more[kind]?.()) ?? ''
    })

    test.each(Object.keys(ways))('is not theirs by %s', async way => {
      const before = await read(target)
      expect(await ways[way]?.(target, helmi)).toMatchObject(beyond)
      expect(await read(target)).toEqual(before)
    })

    test('is not brought back to life by them, nor kept on', async () => {
      await aino.post(`${path(target)}/termination`, { endDate: addDays(today, 9), reasonCode: 'other' })
      expect(await helmi.delete(`${path(target)}/termination`)).toMatchObject(beyond)
      await aino.post(`${path(target)}/deactivate`, {})
      expect(await helmi.post(`${path(target)}/reactivate`, {})).toMatchObject(beyond)
    })
  })

  test('a grant that is over counts no more', async () => {
    const id = await created({}, aino)
    await world.database.owner(
      `insert into capability_grants (org_id, id, membership_id, capability, valid_from, valid_to, created_at)
       values ($1, $2, $3, 'org.admin', $4, $5, now())`,
      [meri.id, newId(), id, addDays(today, -9), addDays(today, -1)],
    )
    expect(await helmi.post(`${path(id)}/deactivate`, {})).toMatchObject({ status: 200 })
  })

  test('a grant to the caller counts, while it is in force, and reaches no further than their role', async () => {
    const held = ['payroll.run', 'members.manage', 'hr.manage', 'reports.team'] as const
    const target = await granted(['payroll.run'])
    const colleague = await granted(held)
    const invitation = await aino.post(`${path(colleague)}/invite`, {})
    await activate(invitation.body.inviteUrl)
    const wanted = {
      name: 'Test',
      kind: 'personal',
      scope: held,
      ownerMembershipId: colleague,
      environment: 'test',
    } as const
    const { secret } = await world.app.services.transactions.run(
      { orgId: meri.id, actor: systemActor, operation: 'test.key', requestId: 'test' },
      async tx => createKey(tx, wanted),
    )
    const theirs = world.withKey(secret)
    // An employee reaches nobody but themselves, whatever they were granted: neither this member nor a wider role.
    expect(await theirs.post(`${path(target)}/deactivate`, {})).toMatchObject(
      refused(404, 'membership_not_found'),
    )
    expect(await create(person({ role: 'hr' }), theirs)).toMatchObject(beyond)
    await aino.patch(path(colleague), { role: 'hr' })
    expect(await theirs.post(`${path(target)}/deactivate`, {})).toMatchObject({ status: 200 })
    expect(await create(person({ role: 'payroll' }), theirs)).toMatchObject({ status: 201 })
  })

  test('a key has what its scope leaves, not what its member has', async () => {
    const narrow = world.withKey((await world.key('aino', { scope: ['members.manage', 'org.admin'] })).secret)
    expect(await create(person({ role: 'hr' }), narrow)).toMatchObject(beyond)
    expect(await create(person({ role: 'admin' }), narrow)).toMatchObject(beyond)
    const hr = await created({ role: 'hr' }, aino)
    expect(await narrow.post(`${path(hr)}/deactivate`, {})).toMatchObject(beyond)
    expect(await narrow.delete(path(hr))).toMatchObject(beyond)
    const unit = { planningUnitId: meri.catalogs.planningUnits.office }
    expect(await narrow.post(`${path(hr)}/units`, unit)).toMatchObject(beyond)
    expect(await narrow.delete(`${path(hr)}/units/${unit.planningUnitId}`)).toMatchObject(beyond)
    const employee = await created({}, narrow)
    expect(await narrow.post(`${path(employee)}/units`, unit)).toMatchObject({ status: 200 })
    expect(await narrow.delete(path(employee))).toMatchObject({ status: 204 })
  })

  test('everybody keeps the role that somebody else gave them', async () => {
    const other = await created({ email: newAddress(), role: 'admin' }, aino)
    const invitation = await aino.post(`${path(other)}/invite`, {})
    await activate(invitation.body.inviteUrl)
    expect(await helmi.patch(path(meri.members.helmi.id), { role: 'employee' })).toMatchObject(beyond)
    expect(await aino.patch(path(meri.members.aino.id), { role: 'hr' })).toMatchObject(beyond)
    expect(await aino.patch(path(meri.members.aino.id), { role: 'admin' })).toMatchObject({ status: 200 })
    await aino.post(`${path(other)}/deactivate`, {})
  })

  test('nobody stays longer by their own doing', async () => {
    const leaving = { endDate: addDays(today, 5), reasonCode: 'own_notice' }
    const own = path(meri.members.helmi.id)
    await aino.post(`${own}/termination`, leaving)
    expect(await helmi.delete(`${own}/termination`)).toMatchObject(beyond)
    expect(await helmi.post(`${own}/termination`, { ...leaving, endDate: addDays(today, 6) })).toMatchObject(
      beyond,
    )
    await aino.delete(`${own}/termination`)
    expect(await read(meri.members.helmi.id)).toMatchObject({ employmentEndDate: null })
  })

  test('a link that is out ends when the role, or a grant, gives more than it was made for', async () => {
    for (const raise of [
      (id: string) => aino.patch(path(id), { role: 'payroll' }),
      (id: string) => grantTo(world, id, ['payroll.run']),
    ]) {
      const { body } = await create(person({ email: newAddress() }))
      await raise(body.id)
      expect(await activate(body.invitation.inviteUrl)).toMatchObject(refused(404, 'invitation_not_found'))
    }
    const { body } = await create(person({ email: newAddress(), role: 'hr' }))
    await aino.patch(path(body.id), { role: 'employee' })
    expect(await activate(body.invitation.inviteUrl)).toMatchObject({ status: 201 })
  })
})

describe('standing above somebody', () => {
  const setSupervisor = (by: Client, id: string, supervisorMembershipId: string | null) =>
    by.patch(path(id), { supervisorMembershipId })

  test('who may do more is taken by nobody, directly or through others', async () => {
    const own = meri.members.helmi.id
    expect(await setSupervisor(helmi, meri.members.aino.id, own)).toMatchObject(beyond)
    const stooge = await created()
    const chief = await created({ role: 'manager', supervisorMembershipId: stooge }, aino)
    // Nobody has authority by the stooge yet; whoever takes them under takes the chief too.
    expect(await setSupervisor(helmi, stooge, own)).toMatchObject(beyond)
    expect(await setSupervisor(helmi, chief, own)).toMatchObject(beyond)
  })

  test('who may do more is given to nobody who supervises working time', async () => {
    expect(await setSupervisor(helmi, meri.members.tauno.id, meri.members.elina.id)).toMatchObject(beyond)
    expect(await setSupervisor(helmi, meri.members.tauno.id, meri.members.aino.id)).toMatchObject({
      status: 200,
    })
    expect(await setSupervisor(helmi, meri.members.tauno.id, null)).toMatchObject({ status: 200 })
    expect(await setSupervisor(aino, meri.members.tauno.id, meri.members.elina.id)).toMatchObject({
      status: 200,
    })
    expect(await setSupervisor(helmi, meri.members.tauno.id, meri.members.eero.id)).toMatchObject({
      status: 200,
    })
  })

  test('who may do as much or less is arranged by whoever manages members', async () => {
    const id = await created()
    expect(await setSupervisor(helmi, id, meri.members.elina.id)).toMatchObject({ status: 200 })
    expect(await setSupervisor(helmi, id, meri.members.helmi.id)).toMatchObject({ status: 200 })
  })
})

describe('an invitation that is held for want of a mail server', () => {
  test('is read by whoever may do all that the invited may, and by nobody else', async () => {
    const { body } = await create(person({ email: newAddress(), role: 'payroll' }), aino)
    const id = await granted(['org.admin'])
    const invitation = await aino.post(`${path(id)}/invite`, {})
    const { headers } = await activate(invitation.body.inviteUrl)
    const cookie = headers['set-cookie']?.split(';')[0] ?? ''
    const grantee = world.withHeaders({ origin: 'https://konttori.example', cookie })
    const admin = await signedIn(world, 'aino')
    const { body: mails } = await admin.get('/v1/outgoing-mails?kind=invitation&limit=100')
    const mail = mails.items.find((one: { to: { membershipId: string } }) => one.to.membershipId === body.id)
    expect((await grantee.get(`/v1/outgoing-mails/${mail.id}`)).body).toMatchObject({
      bodyKept: true,
      body: null,
    })
    expect((await admin.get(`/v1/outgoing-mails/${mail.id}`)).body.body.text).toContain('token=')
  })
})

describe('the last administrator', () => {
  const alone = refused(409, 'last_admin')
  const self = path(meri.members.aino.id)
  const admins = async (change: Record<string, unknown> = {}) =>
    created({ email: newAddress(), role: 'admin', ...change }, aino)

  const gone: Record<string, () => Promise<Answer>> = {
    deactivation: () => aino.post(`${self}/deactivate`, {}),
    deletion: () => aino.delete(self),
    'another role': () => aino.patch(self, { role: 'hr' }),
    'a last day to come': () => aino.patch(self, { employmentEndDate: addDays(today, 90) }),
    'a last day in the terms': () => aino.put(`${self}/employment`, { endDate: addDays(today, 90) }),
    'a leaving date': () =>
      aino.post(`${self}/termination`, { endDate: addDays(today, 90), reasonCode: 'own_notice' }),
  }

  test.each(Object.keys(gone))('is not lost by %s to one who cannot sign in', async way => {
    // One who has not come yet, one who only uses shared devices, one whose last day is known, one who has left.
    await admins()
    await created({ role: 'admin' }, aino)
    for (const days of [30, -1]) {
      const id = await admins()
      const { body } = await aino.post(`${path(id)}/invite`, {})
      await activate(body.inviteUrl)
      await aino.patch(path(id), { employmentEndDate: addDays(today, days) })
    }
    expect(await gone[way]?.()).toMatchObject(alone)
    expect(await read(meri.members.aino.id)).toMatchObject({
      status: 'active',
      role: 'admin',
      employmentEndDate: null,
    })
  })

  test('may go when another one has activated their account', async () => {
    const id = await admins()
    const { body } = await aino.post(`${path(id)}/invite`, {})
    await activate(body.inviteUrl)
    expect(await gone['a leaving date']?.()).toMatchObject({ status: 200 })
    expect(await aino.post(`${path(id)}/deactivate`, {})).toMatchObject(alone)
    expect(await aino.delete(`${self}/termination`)).toMatchObject({ status: 200 })
    expect(await aino.post(`${path(id)}/deactivate`, {})).toMatchObject({ status: 200 })
  })
})
