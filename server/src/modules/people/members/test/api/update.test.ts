import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { person, refused, startRoster } from './roster.ts'

const { world, meri, helmi, aino, today, newAddress, create, created, read, eventsOf, activate } =
  await startRoster()

describe('changing a member', () => {
  test('keeps what is absent, clears what is null, and announces the change', async () => {
    const id = await created({ phone: '1', locale: 'fi' })
    const before = await read(id)
    const answer = await helmi.patch(`/v1/memberships/${id}`, { phone: null })
    expect(answer).toMatchObject({
      status: 200,
      body: { ...before, phone: null, updatedAt: answer.body.updatedAt },
    })
    expect(answer.body.updatedAt > before.updatedAt).toBe(true)
    expect(await read(id)).toEqual(answer.body)
    expect(await eventsOf(id)).toEqual(['member.created', 'member.updated'])
  })

  test('that changes nothing leaves `updatedAt` and says nothing', async () => {
    const id = await created({ phone: '1' })
    const before = await read(id)
    expect(await helmi.patch(`/v1/memberships/${id}`, { phone: '1' })).toMatchObject({
      status: 200,
      body: before,
    })
    expect(await eventsOf(id)).toEqual(['member.created'])
  })

  test('is refused to who has not seen the last change', async () => {
    const id = await created()
    const { updatedAt } = await read(id)
    const patch = (phone: string) =>
      helmi.patch(`/v1/memberships/${id}`, { phone, expectedUpdatedAt: updatedAt })
    expect(await patch('1')).toMatchObject({ status: 200 })
    expect(await patch('2')).toMatchObject(refused(409, 'membership_stale'))
  })

  test('moves them to another unit from today and keeps the history', async () => {
    const { office, ...others } = meri.catalogs.planningUnits
    const other = Object.values(others)[0] ?? ''
    const id = await created({ planningUnitId: office })
    await world.database.owner(
      `update membership_units set valid_from = '2026-01-01' where membership_id = $1`,
      [id],
    )
    const { body } = await helmi.patch(`/v1/memberships/${id}`, { planningUnitId: other })
    expect(body.planningUnitId).toBe(other)
    expect(body.units).toMatchObject([
      { planningUnitId: office, primary: true, validFrom: '2026-01-01', validTo: expect.any(String) },
      { planningUnitId: other, primary: true, validFrom: today, validTo: null },
    ])
    expect(body.units[0].validTo < today).toBe(true)
    expect((await helmi.patch(`/v1/memberships/${id}`, { planningUnitId: null })).body).toMatchObject({
      planningUnitId: null,
      units: [{ planningUnitId: office }],
    })
  })

  test('may name again what has gone out of use since, and nobody else may', async () => {
    const unit = await aino.post('/v1/planning-units', { name: 'Kesätyömaa' })
    const planningUnitId: string = unit.body.id
    const id = await created({ planningUnitId })
    expect(await aino.patch(`/v1/planning-units/${planningUnitId}`, { active: false })).toMatchObject({
      status: 200,
    })
    expect(await helmi.patch(`/v1/memberships/${id}`, { planningUnitId, phone: '1' })).toMatchObject({
      status: 200,
      body: { planningUnitId, phone: '1' },
    })
    expect(await helmi.patch(`/v1/memberships/${await created()}`, { planningUnitId })).toMatchObject(
      refused(404, 'planning_unit_not_found'),
    )
  })

  test('never makes a circle of supervisors', async () => {
    const setSupervisor = (member: string, supervisorMembershipId: string) =>
      helmi.patch(`/v1/memberships/${member}`, { supervisorMembershipId })
    const { eero, elina, veera } = meri.members
    for (const below of [eero, elina, veera])
      expect(await setSupervisor(eero.id, below.id)).toMatchObject(refused(422, 'supervisor_cycle'))
    expect(await setSupervisor(eero.id, newId())).toMatchObject(refused(404, 'supervisor_not_found'))
  })

  test('leaves the role of administrator to administrators, and the last one in office', async () => {
    const id = await created()
    expect(await helmi.patch(`/v1/memberships/${id}`, { role: 'admin' })).toMatchObject(
      refused(403, 'role_exceeds_actor'),
    )
    expect(await aino.patch(`/v1/memberships/${meri.members.aino.id}`, { role: 'hr' })).toMatchObject(
      refused(409, 'last_admin'),
    )
    expect(await aino.patch(`/v1/memberships/${id}`, { role: 'admin' })).toMatchObject({ status: 200 })
    expect(await helmi.patch(`/v1/memberships/${id}`, { role: 'employee' })).toMatchObject(
      refused(403, 'role_exceeds_actor'),
    )
    expect(await aino.patch(`/v1/memberships/${id}`, { role: 'employee' })).toMatchObject({ status: 200 })
  })

  test('takes effect on what they may do with the next request', async () => {
    const sisu = world.as('sisu')
    expect(await sisu.get('/v1/memberships')).toMatchObject({ status: 403 })
    await aino.patch(`/v1/memberships/${meri.members.sisu.id}`, { role: 'payroll' })
    expect(await sisu.get('/v1/memberships')).toMatchObject({ status: 200 })
    await aino.patch(`/v1/memberships/${meri.members.sisu.id}`, { role: 'sales' })
    expect(await sisu.get('/v1/memberships')).toMatchObject({ status: 403 })
  })

  test('corrects an address until the account is activated, and stops the link sent to the old one', async () => {
    const { body } = await create(person({ email: newAddress() }))
    const email = newAddress()
    expect(await helmi.patch(`/v1/memberships/${body.id}`, { email })).toMatchObject({
      status: 200,
      body: { email },
    })
    expect(await activate(body.invitation.inviteUrl)).toMatchObject(refused(404, 'invitation_not_found'))
    expect(
      await helmi.patch(`/v1/memberships/${meri.members.veera.id}`, { email: newAddress() }),
    ).toMatchObject(refused(409, 'member_already_active'))
  })
})

describe('planning units', () => {
  const { office, ...others } = meri.catalogs.planningUnits
  const other = Object.values(others)[0] ?? ''

  test('are added beside the primary one and closed with their history', async () => {
    const id = await created({ planningUnitId: office })
    const added = await aino.post(`/v1/memberships/${id}/units`, { planningUnitId: other })
    expect(added).toMatchObject({
      status: 200,
      body: {
        planningUnitId: office,
        units: expect.arrayContaining([
          { planningUnitId: other, primary: false, validFrom: today, validTo: null },
        ]),
      },
    })
    expect(await aino.post(`/v1/memberships/${id}/units`, { planningUnitId: other })).toMatchObject(
      refused(409, 'unit_already_assigned'),
    )
    expect(await aino.delete(`/v1/memberships/${id}/units/${other}`)).toMatchObject({
      status: 200,
      body: {
        units: expect.arrayContaining([
          { planningUnitId: other, primary: false, validFrom: today, validTo: today },
        ]),
      },
    })
    expect(await aino.delete(`/v1/memberships/${id}/units/${other}`)).toMatchObject(
      refused(404, 'unit_assignment_not_found'),
    )
    expect(await eventsOf(id)).toEqual(['member.created', 'member.updated', 'member.updated'])
  })

  test('closed, leave a member whose primary one it was without', async () => {
    const id = await created({ planningUnitId: office })
    expect(await aino.delete(`/v1/memberships/${id}/units/${office}`)).toMatchObject({
      status: 200,
      body: { planningUnitId: null, units: [{ planningUnitId: office, validTo: today }] },
    })
    expect((await aino.get(`/v1/memberships/${id}`)).body.planningUnitId).toBeNull()
  })

  test('are for administrators, and exist', async () => {
    const id = await created()
    expect(await helmi.post(`/v1/memberships/${id}/units`, { planningUnitId: other })).toMatchObject({
      status: 403,
    })
    expect(await aino.post(`/v1/memberships/${id}/units`, { planningUnitId: newId() })).toMatchObject(
      refused(404, 'planning_unit_not_found'),
    )
    expect(await aino.post(`/v1/memberships/${newId()}/units`, { planningUnitId: other })).toMatchObject(
      refused(404, 'membership_not_found'),
    )
  })
})
