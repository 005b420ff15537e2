import { describe, expect, test } from 'vitest'
import { keyUses } from '../../../api-keys/credential-source.ts'
import { signedIn } from '../../../session/test/browser.ts'
import { origin, person, refused, startRoster } from './roster.ts'

const { world, meri, helmi, aino, newAddress, create, created, read, eventsOf, activate } =
  await startRoster()

describe('deactivating a member', () => {
  test('ends their access at once, keeps their history and can be repeated', async () => {
    const paavo = world.as('paavo')
    const path = `/v1/memberships/${meri.members.paavo.id}`
    expect(await paavo.get('/v1/me/access')).toMatchObject({ status: 200 })
    expect(await helmi.post(`${path}/deactivate`)).toEqual(
      expect.objectContaining({ status: 200, body: { ok: true, orphanedServiceKeys: [] } }),
    )
    expect(await paavo.get('/v1/me/access')).toMatchObject(refused(401, 'api_key_owner_inactive'))
    const { updatedAt } = await read(meri.members.paavo.id)
    expect(await helmi.post(`${path}/deactivate`)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await read(meri.members.paavo.id)).toMatchObject({ status: 'deactivated', updatedAt })
    expect(await helmi.post(`${path}/reactivate`)).toMatchObject({ status: 200, body: { status: 'active' } })
    expect(await paavo.get('/v1/me/access')).toMatchObject({ status: 200 })
    expect(await helmi.post(`${path}/reactivate`)).toMatchObject({ status: 200, body: { status: 'active' } })
    expect(await eventsOf(meri.members.paavo.id)).toEqual([
      'member.created',
      'member.deactivated',
      'member.updated',
    ])
  })

  test('names the service keys left without an owner, not the personal ones', async () => {
    const { id } = await world.key('otso', { kind: 'service', scope: ['projects.read'] })
    const { body } = await aino.post(`/v1/memberships/${meri.members.otso.id}/deactivate`)
    expect(body.orphanedServiceKeys).toEqual([{ id, name: 'further', lastUsedAt: null }])
    expect((await aino.post(`/v1/memberships/${meri.members.otso.id}/deactivate`)).body).toEqual(body)
    await aino.post(`/v1/memberships/${meri.members.otso.id}/reactivate`)
  })

  test('may be looked at first: it tells what would be left behind, and changes nothing', async () => {
    const before = await read(meri.members.elina.id)
    const answer = await aino.post(`/v1/memberships/${meri.members.elina.id}/deactivate`, { dryRun: true })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ok: true,
        dryRun: true,
        directReports: expect.arrayContaining([{ id: meri.members.veera.id, displayName: 'Veera Åkerblom' }]),
        openWork: [],
      },
    })
    expect(await read(meri.members.elina.id)).toEqual(before)
  })

  test('looked at first names reports, unapproved days and keys together, and leaves all of it working', async () => {
    const manager = {
      role: 'manager',
      worktimeModelId: meri.catalogs.worktimeModels.fixed_37_5,
      employmentStartDate: '2026-01-01',
    }
    const id = await created(manager, aino)
    const report = await created({ lastName: 'Alainen', supervisorMembershipId: id })
    const gone = await created({ supervisorMembershipId: id })
    await helmi.post(`/v1/memberships/${gone}/deactivate`)
    const entries = [{ entryTypeId: meri.catalogs.entryTypes.work, durationMinutes: 450 }]
    for (const date of ['2026-10-12', '2026-10-13'])
      await aino.put(`/v1/team/members/${id}/work-days/${date}/entries`, { entries })
    await aino.post(`/v1/team/members/${id}/work-days/2026-10-12/confirm`, {})
    const admin = await signedIn(world, 'aino')
    const key = { name: 'Planning bridge', kind: 'service', scope: ['reports.team'], ownerMembershipId: id }
    const made = await admin.post('/v1/api-keys', key)
    const revoked = await admin.post('/v1/api-keys', key)
    await admin.post(`/v1/api-keys/${revoked.body.id}/revoke`, {})

    const looked = await aino.post(`/v1/memberships/${id}/deactivate`, { dryRun: true })
    expect(looked).toMatchObject({ status: 200 })
    expect(looked.body).toEqual({
      ok: true,
      dryRun: true,
      orphanedServiceKeys: [{ id: made.body.id, name: 'Planning bridge', lastUsedAt: null }],
      directReports: [{ id: report, displayName: 'Matti Alainen' }],
      openWork: [{ kind: 'unapproved_work_days', count: 2 }],
    })
    expect(await world.withKey(made.body.key).get('/v1/me/access')).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({ status: 'active' })
    expect(await eventsOf(id)).not.toContain('member.deactivated')

    await keyUses(world.app.services.database).flush()
    expect((await aino.post(`/v1/memberships/${id}/deactivate`)).body).toEqual({
      ok: true,
      orphanedServiceKeys: [{ id: made.body.id, name: 'Planning bridge', lastUsedAt: expect.any(String) }],
    })
    expect(await read(report)).toMatchObject({ supervisorMembershipId: id })
    expect(await world.withKey(made.body.key).get('/v1/me/access')).toMatchObject(
      refused(401, 'api_key_owner_inactive'),
    )
  })

  test('stops the activation link, which reactivating does not bring back', async () => {
    const { body } = await create(person({ email: newAddress() }))
    await helmi.post(`/v1/memberships/${body.id}/deactivate`)
    expect(await activate(body.invitation.inviteUrl)).toMatchObject(refused(404, 'invitation_not_found'))
    expect((await helmi.post(`/v1/memberships/${body.id}/reactivate`)).body).toMatchObject({
      status: 'invited',
    })
    expect(await activate(body.invitation.inviteUrl)).toMatchObject(refused(404, 'invitation_not_found'))
  })

  test('ends live browser sessions for good', async () => {
    const email = newAddress()
    const { body } = await create(person({ email }))
    const { headers } = await activate(body.invitation.inviteUrl)
    const browser = world.withHeaders({ ...origin, cookie: headers['set-cookie']?.split(';')[0] ?? '' })
    expect(await browser.get('/v1/me/access')).toMatchObject({ status: 200 })
    await helmi.post(`/v1/memberships/${body.id}/deactivate`)
    expect(await browser.get('/v1/me/access')).toMatchObject(refused(401, 'invalid_token'))
    await helmi.post(`/v1/memberships/${body.id}/reactivate`)
    expect(await browser.get('/v1/me/access')).toMatchObject(refused(401, 'invalid_token'))
  })

  test('leaves an administrator', async () => {
    expect(await aino.post(`/v1/memberships/${meri.members.aino.id}/deactivate`)).toMatchObject(
      refused(409, 'last_admin'),
    )
    expect(await helmi.post(`/v1/memberships/${meri.members.aino.id}/deactivate`)).toMatchObject(
      refused(403, 'role_exceeds_actor'),
    )
  })
})

describe('deleting a member', () => {
  test('without history leaves nothing of them but the event', async () => {
    const id = await created({
      email: newAddress(),
      planningUnitId: meri.catalogs.planningUnits.office,
      staffGroupId: meri.catalogs.staffGroups.hourly,
    })
    expect(await aino.delete(`/v1/memberships/${id}`)).toMatchObject({ status: 204, body: '' })
    expect(await aino.get(`/v1/memberships/${id}`)).toMatchObject(refused(404, 'membership_not_found'))
    expect(await eventsOf(id)).toEqual(['member.created', 'member.invited', 'member.deleted'])
    for (const table of ['membership_units', 'membership_assignments', 'invitations'])
      expect(await world.database.owner(`select from ${table} where membership_id = $1`, [id])).toEqual([])
  })

  test('who supervises somebody, or has acted, is refused and changes nothing', async () => {
    const supervisor = await created()
    await created({ supervisorMembershipId: supervisor })
    expect(await aino.delete(`/v1/memberships/${supervisor}`)).toMatchObject(
      refused(409, 'membership_in_use'),
    )
    expect(await aino.get(`/v1/memberships/${supervisor}`)).toMatchObject({ status: 200 })
    expect(await eventsOf(supervisor)).toEqual(['member.created'])
    expect(await aino.delete(`/v1/memberships/${meri.members.helmi.id}`)).toMatchObject(
      refused(409, 'membership_in_use'),
    )
  })

  test('who has worked is refused', async () => {
    const date = '2026-10-14'
    await world.as('elina').put(`/v1/team/members/${meri.members.veera.id}/work-days/${date}/entries`, {
      entries: [{ entryTypeId: meri.catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 }],
    })
    expect(await aino.delete(`/v1/memberships/${meri.members.veera.id}`)).toMatchObject(
      refused(409, 'membership_in_use'),
    )
  })

  test('is for administrators and leaves one', async () => {
    expect(await helmi.delete(`/v1/memberships/${await created()}`)).toMatchObject(
      refused(403, 'insufficient_role'),
    )
    expect(await aino.delete(`/v1/memberships/${meri.members.aino.id}`)).toMatchObject(
      refused(409, 'last_admin'),
    )
  })
})
