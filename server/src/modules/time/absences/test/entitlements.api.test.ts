import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { absenceType } from '../calendar/test/absent.ts'
import { arranged } from '../../leave/entitlements/test/world.ts'
import { expectMovementsSaid } from '../../balances/test/movements-said.ts'
import { absencesOf } from './office.ts'

const world = await startWorld()
const { members } = world.meri
const [aino, helmi, tauno, veera] = [
  world.as('aino'),
  world.as('helmi'),
  world.as('tauno'),
  world.as('veera'),
]

let office: Awaited<ReturnType<typeof absencesOf>>
let leave: { id: string }
let leaveBalance: string
beforeAll(async () => {
  office = await absencesOf(world)
  const { policyId } = await arranged(aino, {
    code: 'days_off',
    rules: {
      kind: 'general',
      carryOverMax: 0,
      levels: [
        { startsAfter: 0, startsAfterUnit: 'days', amount: 5, frequency: 'yearly', gainedAt: 'start' },
      ],
    },
    membershipIds: [members.veera.id],
  })
  leave = await absenceType(world, 'open', { takesKind: 'leave', takesRef: policyId })
  const balances = await helmi.get(`/v1/leave-balances?membershipId=${members.veera.id}`)
  leaveBalance = balances.body.items.find(
    (each: { leavePolicyId: string }) => each.leavePolicyId === policyId,
  ).id
})

const asked = (absenceTypeId: string, startDate: string, endDate = startDate) =>
  veera.post('/v1/me/absences', { absenceTypeId, startDate, endDate, submit: true })
const exceeded = (body: object) => ({ status: 422, body: { code: 'absence_entitlement_exceeded', ...body } })
const availableOn = async (date: string): Promise<number> =>
  (await helmi.get(`/v1/leave-balances/${leaveBalance}?date=${date}`)).body.available

it('an absence takes no more leave than is left, and the refusal says why and how much that is', async () => {
  const left = await availableOn('2027-03-19')
  expect(left).toBeGreaterThan(0)
  const tooLong = await asked(leave.id, '2027-03-08', '2027-03-19')
  expect(tooLong).toMatchObject(
    exceeded({ because: 'leave_entitlement_exceeded', available: left, unit: 'days' }),
  )
  const { id } = await office.approved('veera', {
    absenceTypeId: leave.id,
    ...{ startDate: '2027-03-08', endDate: '2027-03-09' },
  })
  expect(await asked(leave.id, '2027-03-15', '2027-03-19')).toMatchObject(
    exceeded({ because: 'leave_entitlement_exceeded', available: left - 2, unit: 'days' }),
  )
  // What is taken already counts for a change of the same absence, and is there again once it is cancelled.
  await helmi.post(`/v1/absences/${id}/cancel`, { reason: 'Peruttu.' })
  expect(await availableOn('2027-03-19')).toBe(left)
})

it('an absence takes no more of a balance than its floor leaves, and nothing stays planned of it once cancelled', async () => {
  const { overtime_leave: absenceTypeId } = office.types
  const opened = await tauno.post('/v1/balances', { membershipId: members.veera.id, kind: 'overtime' })
  const account = `/v1/balances/${opened.body.id}`
  const opening = { kind: 'opening', minutes: 600, effectiveDate: '2026-11-01', reason: 'Sovittu.' }
  expect(await tauno.post(`${account}/transactions`, opening)).toMatchObject({ status: 201 })

  expect(await asked(absenceTypeId, '2027-02-01', '2027-02-02')).toMatchObject(
    exceeded({ because: 'balance_floor_exceeded', available: 600, unit: 'minutes' }),
  )
  const { id } = await office.approved('veera', {
    absenceTypeId,
    ...{ startDate: '2027-02-01', endDate: '2027-02-01' },
  })
  expect(await asked(absenceTypeId, '2027-02-03')).toMatchObject(
    exceeded({ because: 'balance_floor_exceeded', available: 150, unit: 'minutes' }),
  )
  const steps = async () => (await tauno.get(`${account}/projection?until=2027-02-28`)).body.steps
  expect(await steps()).toMatchObject([{ date: '2027-02-01', kind: 'planned', minutes: -450 }])
  await helmi.post(`/v1/absences/${id}/cancel`, { reason: 'Peruttu.' })
  expect(await steps()).toEqual([])
  expect((await tauno.get(`${account}/projection?until=2027-02-28`)).body.projectedMinutes).toBe(600)
})

// Whatever absences took from balances above, and gave back.
afterAll(() => expectMovementsSaid(tauno))
