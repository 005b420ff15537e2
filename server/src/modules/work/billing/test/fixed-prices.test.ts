import { describe, expect, it } from 'vitest'
import { daysFromToday } from '../../../../../test/world/today.ts'
import { billingWorld, keyOf } from './world.ts'

const { admin, made, done, consume, release, priced, rowsOf, sumOf } = await billingWorld()

/** A fixed price of 1,000 cents, of a project or of a phase of one; gives the project and what makes an installment of the price. */
async function agreed(of: 'project' | 'phase') {
  if (of === 'project') {
    const { id } = await priced({ billing: 'fixed', budgetCents: 1000 })
    const installment = (fields: object) =>
      made(`/v1/projects/${id}/installments`, { title: 'Erä', basis: 'manual', ...fields })
    return { id, feeId: id, installment }
  }
  const { id } = await priced({ billing: 'time', budgetCents: 4000 })
  const phase = await made(`/v1/projects/${id}/phases`, {
    ...{ code: '10', name: 'Urakka', billing: 'fixed', budgetCents: 1000 },
  })
  const installment = (fields: object) =>
    made(`/v1/projects/${id}/installments`, {
      ...{ title: 'Erä', basis: 'phase_completed', phaseId: phase.id, ...fields },
    })
  return { id, feeId: phase.id, installment }
}
const ready = (id: string, installment: any) =>
  done(`/v1/projects/${id}/installments/${installment.id}/ready`)
const feeOf = async (id: string): Promise<any> => (await rowsOf(id, '&kind=fee'))[0]
const blockersOf = async (id: string): Promise<any> =>
  (await admin.post(`/v1/projects/${id}/close`, { dryRun: true })).body.blockers.filter(
    ({ kind }: any) => kind === 'unbilled_work',
  )

describe.each(['project', 'phase'] as const)('the fixed price of a %s', of => {
  it('is billed by its installments, and by itself as far as they leave something of it', async () => {
    const { id, feeId, installment } = await agreed(of)
    expect(await feeOf(id)).toMatchObject({ cents: 1000, explanation: { code: 'fixed_price' } })
    const first = await installment({ amountCents: 600 })
    expect(await feeOf(id)).toMatchObject({
      ...{ sourceId: feeId, cents: 400, restCents: 400 },
      explanation: {
        code: 'fixed_price_beside_installments',
        values: { budgetCents: 1000, installmentCents: 600, cents: 400 },
      },
    })
    await ready(id, first)
    expect(await sumOf(id)).toMatchObject({ cents: 1000, heldCents: 0 })
    expect(await consume([keyOf(await feeOf(id))])).toEqual([400])
    expect(await consume([{ kind: 'installment', sourceId: first.id, place: 0 }])).toEqual([600])
    expect(await rowsOf(id)).toEqual([])
    expect(await blockersOf(id)).toEqual([])
  })

  it('has no row when installments bill all of it, and has what one that is given up leaves', async () => {
    const { id, installment } = await agreed(of)
    const [first] = [await installment({ amountCents: 500 }), await installment({ amountCents: 500 })]
    expect(await rowsOf(id)).toEqual([])
    expect(await blockersOf(id)).toMatchObject([{ count: 2, cents: 1000 }])
    await done(`/v1/projects/${id}/installments/${first.id}/cancel`)
    expect(await feeOf(id)).toMatchObject({ cents: 500 })
    expect(await blockersOf(id)).toMatchObject([{ count: 2, cents: 1000 }])
  })

  it('is not billed once more by installments of what is billed by itself', async () => {
    const { id, feeId, installment } = await agreed(of)
    const draft = crypto.randomUUID()
    await consume([{ kind: 'fee', sourceId: feeId, place: 0, cents: 700 }], { lineId: draft })
    const late = await installment({ amountCents: 500 })
    await ready(id, late)
    const key = { kind: 'installment', sourceId: late.id, place: 0 }
    const [row] = await rowsOf(id, '&kind=installment')
    expect(row).toMatchObject({ obstacle: 'fixed_price_billed', billable: false })
    expect(await sumOf(id)).toMatchObject({ cents: 0, heldCents: 500 })
    expect(await consume([key])).toBe('source_row_not_billable')
    expect(await consume([{ kind: 'fee', sourceId: feeId, place: 0 }])).toBe('source_row_consumed')
    // What is given back is there for the installment.
    await release(draft)
    expect(await consume([key])).toEqual([500])
    expect(await consume([{ kind: 'fee', sourceId: feeId, place: 0 }])).toEqual([500])
    expect(await blockersOf(id)).toEqual([])
  })

  it('keeps its project open as far as it is on no document that counts', async () => {
    const { id, feeId } = await agreed(of)
    expect(await blockersOf(id)).toMatchObject([{ count: 1, minutes: 0, cents: 1000 }])
    expect((await admin.post(`/v1/projects/${id}/close`, {})).body.code).toBe('project_close_blocked')
    await consume([{ kind: 'fee', sourceId: feeId, place: 0, cents: 300 }], { issued: false })
    expect(await blockersOf(id)).toMatchObject([{ count: 1, cents: 1000 }])
    await consume([{ kind: 'fee', sourceId: feeId, place: 0, cents: 300 }])
    expect(await blockersOf(id)).toMatchObject([{ count: 1, cents: 700 }])
  })
})

it('shares of a budget that are planned are of the price to the cent, whatever became ready before', async () => {
  const { id } = await priced({ billing: 'fixed', budgetCents: 1000 })
  const share = (shareBp: number) =>
    made(`/v1/projects/${id}/installments`, { title: 'Erä', basis: 'manual', shareBp })
  const [first] = [await share(3333), await share(3333), await share(3334)]
  expect(await rowsOf(id)).toEqual([])
  await ready(id, first)
  expect(await rowsOf(id, '&kind=fee')).toEqual([])
  expect(await blockersOf(id)).toMatchObject([{ count: 3, cents: 1000 }])
})

it('an installment for a phase that is not sold at a price of its own is of the price of the project', async () => {
  const { id } = await priced({ billing: 'fixed', budgetCents: 1000 })
  const phase = await made(`/v1/projects/${id}/phases`, { code: '10', name: 'Vaihe' })
  await made(`/v1/projects/${id}/installments`, {
    ...{ title: 'Erä', basis: 'phase_completed', phaseId: phase.id, amountCents: 250 },
  })
  expect(await feeOf(id)).toMatchObject({ sourceId: id, cents: 750 })
})

it('the price of a phase is what was agreed on by the day that is looked at, and nothing of one that was given up', async () => {
  const { id } = await priced({ billing: 'time' })
  const at = `/v1/projects/${id}/phases`
  const phase = await made(at, { code: '10', name: 'Urakka', billing: 'fixed', budgetCents: 1000 })
  expect((await admin.patch(`${at}/${phase.id}`, { budgetCents: 1500 })).status).toBe(200)
  const feeAsOf = async (day: string) =>
    (await admin.get(`/v1/invoicing/unbilled/rows?projectId=${id}&asOf=${day}`)).body.items.map(
      ({ cents }: any) => cents,
    )
  expect(await feeAsOf(daysFromToday(-1))).toEqual([1000])
  expect(await feeAsOf(daysFromToday(0))).toEqual([1500])
  await done(`${at}/${phase.id}/cancel`)
  expect(await feeAsOf(daysFromToday(0))).toEqual([])
  expect(await feeAsOf(daysFromToday(-1))).toEqual([1000])
  expect(await blockersOf(id)).toEqual([])
})
