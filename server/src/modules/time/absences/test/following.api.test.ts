import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { absencesOf } from './office.ts'

const world = await startWorld()
const office = await absencesOf(world)

const veera = world.as('veera')
const elina = world.as('elina')
const helmi = world.as('helmi')
const aino = world.as('aino')
const refused = (status: number, code: string) => ({ status, body: { code } })
const { holiday } = office

describe('an absence', () => {
  it('has a certificate asked for by its type, by a supervisor, and noted when it arrives', async () => {
    const wanted = { absenceTypeId: office.types.own_illness, startDate: '2027-06-07', endDate: '2027-06-11' }
    const { id, certificate } = await office.submitted('veera', wanted)
    expect(certificate).toMatchObject({ state: 'requested', requestedByMembershipId: null })
    const asked = await elina.post(`/v1/absences/${id}/request-certificate`, { dueOn: '2020-01-01' })
    expect(asked.body.certificate).toMatchObject({
      state: 'overdue',
      requestedByMembershipId: office.idOf('elina'),
    })
    expect(await elina.post(`/v1/absences/${id}/certificate`, { providedOn: '2999-01-01' })).toMatchObject(
      refused(422, 'absence_certificate_date_invalid'),
    )
    const provided = await helmi.post(`/v1/absences/${id}/certificate`, {})
    expect(provided.body.certificate).toMatchObject({
      state: 'provided',
      providedByMembershipId: office.idOf('helmi'),
    })
    expect(await office.eventsOf(id)).toContain('absence.certificate_provided')
    const drafted = await veera.post('/v1/me/absences', holiday('2027-06-21'))
    expect(await elina.post(`/v1/absences/${drafted.body.id}/certificate`, {})).toMatchObject(
      refused(409, 'absence_not_submitted'),
    )
  })

  it('follows the calendar: a new holiday takes a day out, and says so', async () => {
    const { id } = await office.approved('veera', holiday('2027-08-02', '2027-08-04'))
    expect((await veera.get(`/v1/me/absences/${id}`)).body.total.amount).toBe(3)
    const added = {
      date: '2027-08-03',
      code: 'founding',
      name: { fi: 'Perustamispäivä', en: 'Founding day' },
      kind: 'public',
    }
    expect(await aino.post('/v1/holidays', added)).toMatchObject({ status: 201 })
    expect((await veera.get(`/v1/me/absences/${id}`)).body.total.amount).toBe(2)
    const days = (await veera.get(`/v1/me/absences/${id}/days`)).body.items
    expect(days[1]).toMatchObject({ amount: 0, reason: 'Founding day' })
    expect((await veera.get('/v1/me/work-days/2027-08-03')).body.absencePeriodId).toBeNull()
  })
})
