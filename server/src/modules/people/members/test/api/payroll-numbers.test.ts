import { describe, expect, test } from 'vitest'
import type { Capability } from '../../../../../platform/vocabulary/capabilities.ts'
import { startRoster } from './roster.ts'

const { aino, created, helmi, meri, read, world } = await startRoster()

const employer = async (name: string): Promise<string> => {
  const made = await aino.post('/v1/employers', { name })
  expect(made).toMatchObject({ status: 201 })
  return made.body.id
}
const [harbour, yard] = [await employer('Satama Oy'), await employer('Telakka Oy')]

const number = (id: string, payrollNumber: string | null) =>
  helmi.put(`/v1/memberships/${id}/employment`, { payrollNumber })
const move = (id: string, employerId: string | null) => helmi.patch(`/v1/memberships/${id}`, { employerId })
const taken = (membershipId: string) => ({
  status: 409,
  body: { code: 'payroll_number_taken', membershipId },
})

describe('a payroll number means one member to an employer', () => {
  test('when a number is written', async () => {
    const [first, second] = [await created({ employerId: harbour }), await created({ employerId: harbour })]
    expect(await number(first, ' 7001 ')).toMatchObject({ status: 200, body: { payrollNumber: '7001' } })
    expect(await number(first, '7001')).toMatchObject({ status: 200 })
    expect(await number(second, '7001')).toMatchObject(taken(first))
    expect(await number(await created({ employerId: yard }), '7001')).toMatchObject({ status: 200 })
    expect(await number(first, ' ')).toMatchObject({ status: 200, body: { payrollNumber: null } })
    expect(await number(second, '7001')).toMatchObject({ status: 200 })
  })

  test('when a member gets another employer', async () => {
    const [first, second] = [await created({ employerId: harbour }), await created({ employerId: yard })]
    for (const id of [first, second]) expect(await number(id, '7002')).toMatchObject({ status: 200 })
    expect(await move(second, harbour)).toMatchObject(taken(first))
    expect(await move(second, null)).toMatchObject({ status: 200 })
    expect(await move(first, null)).toMatchObject(taken(second))
  })

  test('of members without an employer as well, deactivated ones too', async () => {
    const [first, second] = [await created(), await created()]
    expect(await number(first, '7003')).toMatchObject({ status: 200 })
    expect(await helmi.post(`/v1/memberships/${first}/deactivate`, {})).toMatchObject({ status: 200 })
    expect(await number(second, '7003')).toMatchObject(taken(first))
  })

  test('however many write it at once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => created({ employerId: harbour })))
    const answers = await Promise.all(ids.map(id => number(id, '7004')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    const moving = await created({ employerId: yard })
    const staying = await created({ employerId: harbour })
    expect(await number(moving, '7005')).toMatchObject({ status: 200 })
    const both = await Promise.all([move(moving, harbour), number(staying, '7005')])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('the payroll number on the member row', () => {
  const byKey = async (...scope: Capability[]) => world.withKey((await world.key('aino', { scope })).secret)

  test('is shown to who reads terms or pays, and finds the member for them alone', async () => {
    const id = await created()
    expect(await number(id, '7006')).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({ payrollNumber: '7006' })
    const find = '/v1/memberships?payrollNumber=7006'
    for (const scope of ['reports.team', 'payroll.run', 'hr.manage'] as const) {
      const { body } = await (await byKey(scope)).get(find)
      expect(body.items).toMatchObject([{ id, payrollNumber: '7006' }])
    }
    const blind = await byKey('members.manage', 'worktime.supervise', 'org.admin')
    expect((await blind.get(`/v1/memberships/${id}`)).body.payrollNumber).toBeNull()
    expect((await blind.get(find)).body.items).toEqual([])
    const all = await blind.get('/v1/memberships?limit=100')
    expect(all.body.items.every((row: { payrollNumber: unknown }) => row.payrollNumber === null)).toBe(true)
    expect((await blind.patch(`/v1/memberships/${id}`, { phone: '040' })).body.payrollNumber).toBeNull()
    expect((await helmi.patch(`/v1/memberships/${id}`, { phone: '041' })).body.payrollNumber).toBe('7006')
    const unit = { planningUnitId: meri.catalogs.planningUnits.office }
    expect((await blind.post(`/v1/memberships/${id}/units`, unit)).body.payrollNumber).toBeNull()
  })

  test('of other numbers finds nobody', async () => {
    expect((await helmi.get('/v1/memberships?payrollNumber=none-has-this')).body.items).toEqual([])
  })
})
