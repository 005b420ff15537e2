import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { absencesOf } from './office.ts'

const world = await startWorld()
const { absence_paid: paid } = world.meri.catalogs.dayTypes
const office = await absencesOf(world)

const veera = world.as('veera')
const elina = world.as('elina')
const helmi = world.as('helmi')
const aino = world.as('aino')
const refused = (status: number, code: string) => ({ status, body: { code } })
const { holiday } = office

describe('who reads and decides', () => {
  it('is the member, those above, personnel and payroll', async () => {
    const { id } = await office.submitted('veera', holiday('2027-09-06'))
    for (const name of ['elina', 'eero', 'helmi', 'tauno', 'aino'] as const)
      expect((await world.as(name).get(`/v1/absences/${id}`)).status).toBe(200)
    for (const name of ['onni', 'paavo', 'lumi', 'otso'] as const)
      expect((await world.as(name).get(`/v1/absences/${id}`)).status).not.toBe(200)
    expect(await world.as('onni').get(`/v1/me/absences/${id}`)).toMatchObject(
      refused(404, 'absence_not_found'),
    )
    expect((await world.as('tauno').post(`/v1/absences/${id}/approve`, {})).status).toBe(403)
    expect(await world.as('sanna').get(`/v1/absences/${id}`)).toMatchObject(refused(404, 'absence_not_found'))
    const foreign = { membershipId: office.idOf('paavo'), ...holiday('2027-09-06') }
    expect(await elina.post('/v1/absences', foreign)).toMatchObject(refused(404, 'membership_not_found'))
    expect(await helmi.post('/v1/absences', foreign)).toMatchObject({ status: 201 })
  })

  it('is told no type that is not for them, the same for every pair of types', async () => {
    const date = '2027-10-04'
    const answers = new Map<string, string>()
    const hidden = { dayTypeId: paid, sensitivity: 'hr', unit: 'days' }
    for (const [at, code] of ['migraine', 'pregnancy'].entries()) {
      const made = await aino.post('/v1/absence-types', {
        code,
        name: code,
        versions: [
          { validFrom: '2024-01-01', ...hidden, ...(at === 1 && { countsAsWorkedForLeave: 'never' }) },
        ],
      })
      const wanted = { absenceTypeId: made.body.id, startDate: date, endDate: date, note: code }
      const { id } = await office.approved('veera', wanted)
      const reads = await Promise.all([
        elina.get(`/v1/absences/${id}`),
        elina.get(`/v1/absences/${id}/days`),
        elina.get(`/v1/absences?from=${date}&to=${date}&state=approved`),
        elina.get(`/v1/absences?absenceTypeId=${made.body.id}`),
        elina.get(`/v1/integration-events?event=absence.decided&limit=100`),
      ])
      const text = JSON.stringify(reads.map(({ body }) => body))
      expect(text).not.toContain(made.body.id)
      expect(text).not.toContain(code)
      const [one, days, list, byType] = reads.map(({ body }) => body)
      expect(byType.items).toEqual([])
      const plain = JSON.stringify([one, days, list])
        .replaceAll(id, 'id')
        .replaceAll(/"[^"]*T[^"]*Z"/g, '"at"')
      answers.set(code, plain)
      expect((await helmi.get(`/v1/absences/${id}`)).body).toMatchObject({
        absenceTypeName: code,
        note: code,
      })
      await helmi.post(`/v1/absences/${id}/cancel`, {})
    }
    const [first, second] = answers.values()
    expect(second).toBe(first)
  })
})

it('has the types of the starter set, and refuses rules that contradict each other', async () => {
  const { items } = (await veera.get('/v1/absence-types')).body
  expect(items.length).toBeGreaterThanOrEqual(20)
  const rules = { validFrom: '2024-01-01', sensitivity: 'open', unit: 'days', dayTypeId: paid }
  const add = (more: object) =>
    aino.post('/v1/absence-types', { code: `t-${newId()}`, name: 'Outo', versions: [{ ...rules, ...more }] })
  const { work } = world.meri.catalogs.entryTypes
  const cases: [object, number, string][] = [
    [{ partsAllowed: true }, 422, 'absence_type_rules_invalid'],
    [{ certificateDueDays: 3 }, 422, 'absence_type_rules_invalid'],
    [{ takesKind: 'balance' }, 422, 'absence_type_rules_invalid'],
    [{ countsAsWorkedForLeave: 'limited' }, 422, 'absence_type_rules_invalid'],
    [{ dayTypeId: newId() }, 404, 'day_type_not_found'],
    [{ entryTypeId: newId() }, 404, 'entry_type_not_found'],
    [{ entryTypeId: work }, 422, 'absence_type_entry_type_unfit'],
    [{ takesKind: 'balance', takesRef: 'nothing' }, 422, 'absence_type_account_unknown'],
  ]
  for (const [more, status, code] of cases) expect(await add(more)).toMatchObject(refused(status, code))
  const { id } = (await add({})).body
  const stale = { name: 'Uusi', expectedUpdatedAt: '2026-01-01T00:00:00.000Z' }
  expect(await aino.patch(`/v1/absence-types/${id}`, stale)).toMatchObject(refused(409, 'absence_type_stale'))
  expect(
    await aino.post(`/v1/absence-types/${id}/versions`, {
      ...rules,
      validFrom: '2027-01-01',
      entryTypeId: work,
    }),
  ).toMatchObject(refused(422, 'absence_type_entry_type_unfit'))
})
