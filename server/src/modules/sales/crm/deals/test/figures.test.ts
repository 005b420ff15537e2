import { describe, expect, it } from 'vitest'
import { Dice } from '../../../../../demo/random.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import { dealWorld } from './world.ts'

const at = await dealWorld()
const { world, admin, deal, sales, customer, other, lostReason, wonReason } = at
const path = '/v1/crm/deals'
const { sisu } = world.meri.members
const today = dateIn('Europe/Helsinki', new Date().toISOString())
const window = `from=${today}&to=${today}`
const figure = async (query: string) => {
  const answer = await admin.get(`/v1/crm/figures/${query}`)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body.items
}
const behind = async (name: string, query: string, cell: string): Promise<string[]> => {
  const ids: string[] = []
  let cursor = ''
  do {
    const { body } = await admin.get(
      `/v1/crm/figures/${name}/drilldown?${query}&limit=1&cell=${encodeURIComponent(cell)}&cursor=${cursor}`,
    )
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    cursor = body.pageInfo.nextCursor ?? ''
  } while (cursor !== '')
  return ids.toSorted()
}

describe('every figure of deals', () => {
  it('tells numbers whose deals can be listed', async () => {
    const close = '2027-03-15'
    const first = await deal({ valueCents: 333, expectedCloseDate: close, ownerMembershipId: sisu.id })
    const second = await deal({
      valueCents: 335,
      expectedCloseDate: '2027-03-31',
      ownerMembershipId: sisu.id,
    })
    const third = await deal({ expectedCloseDate: '2027-04-01' })
    await deal({ valueCents: 999 })
    const march = `2027-03/${sisu.id}`
    // A tenth of 333 and 335 is 33.3 and 33.5: each is rounded for itself.
    expect(await figure('forecast?from=2027-03-01&to=2027-04-30')).toEqual([
      {
        cell: march,
        month: '2027-03',
        ownerMembershipId: sisu.id,
        deals: 2,
        dealsWithoutValue: 0,
        valueCents: 668,
        weightedCents: 67,
      },
      {
        cell: '2027-04/none',
        month: '2027-04',
        ownerMembershipId: null,
        deals: 1,
        dealsWithoutValue: 1,
        valueCents: 0,
        weightedCents: 0,
      },
    ])
    expect(first.weightedCents + second.weightedCents).toBe(67)
    expect(await behind('forecast', 'from=2027-03-01&to=2027-04-30', march)).toEqual(
      [first.id, second.id].map(String).toSorted(),
    )
    expect(await behind('forecast', 'from=2027-03-01&to=2027-03-31', '2027-04/none')).toEqual([])

    const { negotiated, contacted } = at
    await admin.post(`${path}/${first.id}/change-stage`, { stageId: negotiated })
    await admin.post(`${path}/${first.id}/win`, { reasonId: wonReason.id })
    await admin.post(`${path}/${second.id}/lose`, { reasonId: lostReason.id })
    expect(await figure(`win-loss?${window}`)).toEqual([
      { cell: `won/${wonReason.id}`, outcome: 'won', reasonId: wonReason.id, deals: 1, valueCents: 333 },
      { cell: `lost/${lostReason.id}`, outcome: 'lost', reasonId: lostReason.id, deals: 1, valueCents: 335 },
    ])
    expect(await behind('win-loss', window, `lost/${lostReason.id}`)).toEqual([second.id])

    const conversion = `${window}&pipelineId=${sales.id}`
    expect(await figure(`conversion?${conversion}`)).toEqual([
      { stageId: contacted, entered: 4, advanced: 1, lost: 1, open: 2, conversionBp: 2500 },
      { stageId: at.offered, entered: 0, advanced: 0, lost: 0, open: 0, conversionBp: null },
      { stageId: negotiated, entered: 1, advanced: 1, lost: 0, open: 0, conversionBp: 10_000 },
    ])
    expect(await behind('conversion', conversion, `${contacted}/advanced`)).toEqual([first.id])
    expect(await behind('conversion', conversion, `${contacted}/open`)).toContain(third.id)
    expect(await behind('conversion', conversion, contacted)).toHaveLength(4)

    const times = await figure(`time-in-stage?${conversion}`)
    expect(times.map(({ stays }: { stays: number }) => stays)).toEqual([2, 0, 1])
    expect(times[1]).toMatchObject({ averageSeconds: null, medianSeconds: null, longestSeconds: null })
    expect(await behind('time-in-stage', conversion, contacted)).toEqual(
      [first.id, second.id].map(String).toSorted(),
    )
  })

  it.each([
    ['forecast', ''],
    ['conversion', `&pipelineId=${sales.id}`],
    ['time-in-stage', `&pipelineId=${sales.id}`],
    ['win-loss', ''],
  ])('%s is of a bounded window', async (name, more) => {
    for (const [range, status, code] of [
      ['from=2026-01-01&to=2027-01-02', 422, 'range_too_long'],
      ['from=2026-01-02&to=2026-01-01', 400, 'range_end_before_start'],
    ] as const)
      for (const query of [`${name}?${range}${more}`, `${name}/drilldown?${range}${more}&cell=x`])
        expect(await admin.get(`/v1/crm/figures/${query}`)).toMatchObject({ status, body: { code } })
  })

  it('of a pipeline asks for one that is there', async () => {
    for (const name of ['conversion', 'time-in-stage'])
      expect(await admin.get(`/v1/crm/figures/${name}?${window}&pipelineId=${customer.id}`)).toMatchObject({
        status: 404,
        body: { code: 'pipeline_not_found' },
      })
  })
})

describe('what open deals of a customer are worth', () => {
  it('is what the deals say, whatever was done to them, and orders the list of customers', async () => {
    const dice = new Dice('open pipelines')
    const below = (count: number) => dice.between(0, count - 1)
    const customers: string[] = [customer.id, other.id]
    const ids: string[] = []
    for (let round = 0; round < 60; round++) {
      const id = ids[below(Math.max(ids.length, 1))]
      const choice = below(6)
      if (id === undefined || choice === 0) {
        const customerId = customers[below(3)] ?? null
        ids.push((await deal({ customerId, ...(below(4) > 0 && { valueCents: below(10_000) }) })).id)
      } else if (choice === 1) await admin.patch(`${path}/${id}`, { valueCents: below(10_000) })
      else if (choice === 2) await admin.patch(`${path}/${id}`, { customerId: customers[below(3)] ?? null })
      else if (choice === 3) await admin.post(`${path}/${id}/win`, {})
      else if (choice === 4) await admin.post(`${path}/${id}/lose`, { reasonId: lostReason.id })
      else await admin.post(`${path}/${id}/reopen`, {})
    }
    const worked = await world.database.owner<{ customer_id: string; cents: string }>(
      `select customer_id, coalesce(sum(value_cents), 0) as cents from deals
       where org_id = $1 and state = 'open' and customer_id is not null group by customer_id`,
      [world.meri.id],
    )
    expect(worked.length).toBeGreaterThan(0)
    const listed = (await admin.get('/v1/customers?sort=openPipelineCents')).body.items
    for (const { id, openPipelineCents } of listed) {
      const found = worked.find(row => row.customer_id === id)
      expect(openPipelineCents).toBe(found ? Number(found.cents) : null)
    }
    const values = listed.map((each: any) => each.openPipelineCents ?? -1)
    expect(values).toEqual(values.toSorted((a: number, b: number) => b - a))
  })
})
