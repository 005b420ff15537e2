import { beforeAll, expect, it } from 'vitest'
import { absencesOf } from '../../../time/absences/test/office.ts'
import { key, startPayroll } from './payroll.ts'

const payroll = await startPayroll()
const { aino, members, tauno, world } = payroll
let absences: Awaited<ReturnType<typeof absencesOf>>
beforeAll(async () => {
  absences = await absencesOf(world)
  for (const [kind, payTypeCode] of [
    ['normal', '1000'],
    ['credit', '1120'],
    ['payout', '2900'],
  ])
    expect(
      await aino.post('/v1/pay-type-rules', {
        code: kind,
        name: kind,
        kind,
        versions: [{ validFrom: '2024-01-01', payTypeCode }],
      }),
    ).toMatchObject({ status: 201 })
})

const november = { periodStart: '2026-11-01', periodEnd: '2026-11-30' }

/** A day as it is, with what its absence has written, confirmed and approved. */
async function approveAsItIs(date: string): Promise<string> {
  const confirmed = await aino.post(`${payroll.path('veera', date)}/confirm`, {})
  expect(confirmed).toMatchObject({ status: 200 })
  const id: string = confirmed.body.workDayId
  expect(await aino.post(`/v1/work-days/${id}/approve`, {})).toMatchObject({ status: 200 })
  return id
}

interface Line {
  readonly workDate: string
  readonly membershipId: string
  readonly kind: string
  readonly minutes: number
  readonly payTypeCode: string | null
}

const toldOn = (lines: readonly Line[], date: string) =>
  lines
    .filter(({ workDate, membershipId }) => workDate === date && membershipId === members.veera.id)
    .map(({ kind, minutes, payTypeCode }) => [kind, minutes, payTypeCode])

it('an approved absence is told to payroll by its own pay type, and a balance paid out by that of its kind', async () => {
  const { own_illness: ill, child_illness: childIll } = absences.types
  await absences.approved('veera', { absenceTypeId: ill, startDate: '2026-11-02', endDate: '2026-11-02' })
  await absences.approved('veera', {
    absenceTypeId: childIll,
    ...{ startDate: '2026-11-03', endDate: '2026-11-03', minutesPerDay: 120 },
  })
  await approveAsItIs('2026-11-02')
  await payroll.write('veera', '2026-11-03', [payroll.span(480, 810)])
  await approveAsItIs('2026-11-03')

  const account = await tauno.post('/v1/balances', { membershipId: members.veera.id, kind: 'overtime' })
  const opening = { kind: 'opening', minutes: 600, effectiveDate: '2026-11-01', reason: 'Agreed.' }
  expect(await tauno.post(`/v1/balances/${account.body.id}/transactions`, opening)).toMatchObject({
    status: 201,
  })
  const payout = { minutes: 240, effectiveDate: '2026-11-10', reason: 'Agreed.' }
  expect(await tauno.post(`/v1/balances/${account.body.id}/payout`, payout)).toMatchObject({ status: 201 })

  const batch = await payroll.batchOf(november)
  const lines = await payroll.linesOf(batch.id)
  expect(toldOn(lines, '2026-11-02')).toEqual([['credit', 450, '1200']])
  expect(toldOn(lines, '2026-11-03')).toEqual(
    expect.arrayContaining([
      ['credit', 120, '1220'],
      ['normal', 330, '1000'],
    ]),
  )
  expect(toldOn(lines, '2026-11-10')).toEqual([['payout', 240, '2900']])
  expect(batch.totals).toContainEqual({ kind: 'payout', compensation: 'paid', minutes: 240 })
})

it('an exported absence is cancelled by correcting its day, which takes the line back', async () => {
  const { items } = (
    await tauno.get(`/v1/work-days?membershipId=${members.veera.id}&from=2026-11-02&to=2026-11-02`)
  ).body
  await payroll.correct(items[0].id)
  const [{ absencePeriodId }] = await absences.daysOf('veera', '2026-11-02', '2026-11-02')
  expect(
    await world.as('helmi').post(`/v1/absences/${absencePeriodId}/cancel`, { reason: 'Was at work.' }, key()),
  ).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  await payroll.write('veera', '2026-11-02', [payroll.span(480, 930)])
  await approveAsItIs('2026-11-02')
  const batch = await payroll.batchOf({ periodStart: '2026-12-01', periodEnd: '2026-12-31' })
  expect(toldOn(await payroll.linesOf(batch.id), '2026-11-02')).toEqual([
    ['credit', -450, '1200'],
    ['normal', 450, '1000'],
  ])
})
