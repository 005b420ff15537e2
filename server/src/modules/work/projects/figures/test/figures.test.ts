import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { pricedWorld } from '../../rate-cards/test/world.ts'
import { agesOf } from '../handlers.ts'
import type { Billing } from '../../record/port.ts'
import { profitOf } from '../profit.ts'
import { agreed, hour } from './agreed.ts'

const at = await pricedWorld()
const { world, admin, made, done, rule, members, project, worked } = at
const refused = (status: number, code: string) => ({ status, body: { code } })
await rule({}, 6000)
await made('/v1/cost-rates', { validFrom: '2020-01-01', costCentsPerHour: 4000 })

describe('revenue', () => {
  const hours = [{ ...hour(), minutes: 60, soldCents: 6000, costCents: 4000 }]
  const rebilled = [{ id: newId(), date: '2026-03-02', phaseId: null, cents: 1150 }]
  it.each<[Billing, number | null, number]>([
    ['time', 5000, 7150],
    ['capped', 5000, 6150],
    ['capped', 7000, 7150],
    ['capped', null, 7150],
    ['fixed', 9000, 10_150],
    ['installments', 9000, 10_150],
    ['fixed', null, 1150],
    ['internal', 9000, 0],
  ])('of %s with a budget of %s is %i', (billing, budgetCents, revenueCents) => {
    const profit = profitOf({ ...agreed(billing, budgetCents), hours, rebilled })
    expect(profit).toMatchObject({ revenueCents, costCents: 4000, marginCents: revenueCents - 4000 })
    expect(profit.revenue.reduce((sum, { cents }) => sum + cents, 0)).toBe(revenueCents)
  })
})

it('hours on tasks that are not billable come to nothing, and cost', () => {
  const [paid, free] = [newId(), newId()]
  const profit = profitOf({
    ...agreed('capped', 5000),
    hours: [
      { ...hour(paid), minutes: 60, soldCents: 6000, costCents: 4000 },
      { ...hour(free), minutes: 30, soldCents: null, costCents: 2000 },
    ],
  })
  expect(profit).toMatchObject({
    minutes: 90,
    revenueCents: 5000,
    costCents: 6000,
    revenue: [
      { kind: 'hours', cents: 6000, ids: [paid] },
      { kind: 'unbillable_hours', cents: 0, ids: [free] },
      { kind: 'cap', cents: -1000 },
    ],
  })
})

it('ages work by the day', () => {
  const on = (date: string) => ({ date, cents: 1, minutes: 2 })
  const dates = [
    '2026-03-31',
    '2026-03-01',
    '2026-02-28',
    '2026-01-30',
    '2026-01-29',
    '2025-12-31',
    '2025-12-30',
  ]
  expect(agesOf(dates.map(on), '2026-03-31')).toEqual({
    to30: { cents: 2, minutes: 4 },
    to60: { cents: 2, minutes: 4 },
    to90: { cents: 2, minutes: 4 },
    over90: { cents: 1, minutes: 2 },
  })
})

describe('figures of projects', async () => {
  const { id } = await project({ state: 'active', name: 'Aitta' })
  const inside = await project({ state: 'active', name: 'Oma', billing: 'internal' })
  await worked('onni', '2026-05-04', id, 90)
  await worked('onni', '2026-05-05', inside.id, 60)
  await worked('veera', '2026-06-01', id, 30)
  const bought = {
    supplier: 'Puu',
    description: 'Lauta',
    purchaseDate: '2026-05-06',
    netCents: 1000,
    markupBp: 1500,
  }
  const purchase = await made(`/v1/projects/${id}/purchases`, { ...bought, state: 'received' })

  it('are worked out and explained to the row, of a range too', async () => {
    const figures = (await admin.get(`/v1/projects/${id}/profitability`)).body
    expect(figures).toMatchObject({
      minutes: 120,
      revenueCents: 13_150,
      costCents: 9000,
      marginCents: 4150,
      marginBp: 3156,
      billedCents: 0,
      revenue: [
        { kind: 'hours', cents: 12_000, rows: 2 },
        { kind: 'rebilled_purchases', cents: 1150, ids: [purchase.id] },
      ],
      costs: [
        { kind: 'hours', cents: 8000, rows: 2 },
        { kind: 'purchases', cents: 1000, rows: 1, ids: [purchase.id] },
      ],
    })
    const may = (await admin.get(`/v1/projects/${id}/profitability?to=2026-05-31`)).body
    expect(may).toMatchObject({ minutes: 90, revenueCents: 10_150, costCents: 7000 })
    const { items } = (await admin.get('/v1/projects/profitability')).body
    const { revenue: _, costs: __, ...short } = figures
    expect(items).toContainEqual(short)
    expect(items.find(({ projectId }: any) => projectId === inside.id)).toMatchObject({
      revenueCents: 0,
      marginCents: -4000,
      marginBp: null,
    })
  })

  it('tell unbilled work by age', async () => {
    const { items } = (await admin.get('/v1/projects/wip?asOf=2026-06-10')).body
    expect(items.find(({ projectId }: any) => projectId === id)).toMatchObject({
      hoursCents: 12_000,
      minutes: 120,
      purchasesCents: 1150,
      totalCents: 13_150,
      oldestDate: '2026-05-04',
      ages: { to30: { cents: 3000, minutes: 30 }, to60: { cents: 10_150, minutes: 90 } },
    })
    expect(items.find(({ projectId }: any) => projectId === inside.id)).toMatchObject({ totalCents: 0 })
    await done(`/v1/projects/${id}/purchases/${purchase.id}/invoice-on`)
    const after = (await admin.get('/v1/projects/wip?asOf=2026-06-10')).body.items
    expect(after.find(({ projectId }: any) => projectId === id)).toMatchObject({ purchasesCents: 0 })
  })

  it('tell of the members whom the caller may see how far they are utilised', async () => {
    const path = '/v1/projects/utilisation?from=2026-05-04&to=2026-05-05'
    const { items } = (await admin.get(path)).body
    expect(items).toMatchObject([{ membershipId: members.onni.id, workedMinutes: 150, billableMinutes: 90 }])
    const [{ capacityMinutes, utilisationBp }] = items
    expect(utilisationBp).toBe(Math.round((90 * 10_000) / capacityMinutes))
    expect(await admin.get('/v1/projects/utilisation?from=2026-05-04&to=2026-05-03')).toMatchObject(
      refused(400, 'range_end_before_start'),
    )
    expect(await admin.get('/v1/projects/utilisation?from=2020-01-01&to=2026-05-03')).toMatchObject(
      refused(422, 'range_too_long'),
    )
  })

  it('leave out hours on a task that is not billable, until it is', async () => {
    const place = await project({ state: 'active', name: 'Takuutyö' })
    const task = await made('/v1/tasks', { title: 'Takuu', projectId: place.id, billable: false })
    const entry = (startMinutes: number, taskId?: string) => ({
      entryTypeId: at.work,
      startMinutes,
      endMinutes: startMinutes + 60,
      allocations: [{ dimensionId: 'project', valueId: place.id, ...(taskId && { taskId }) }],
    })
    const day = `/v1/team/members/${members.sisu.id}/work-days/2026-05-04/entries`
    const written = await admin.put(day, { entries: [entry(480), entry(540, task.id)] })
    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200 })
    const figures = async () => {
      const profit = (await admin.get(`/v1/projects/${place.id}/profitability`)).body
      const wip = (await admin.get('/v1/projects/wip?asOf=2026-06-10')).body.items
      const used = (await admin.get('/v1/projects/utilisation?from=2026-05-04&to=2026-05-04')).body.items
      return [
        profit.revenue.map(({ kind, cents, rows }: any) => [kind, cents, rows]),
        [profit.minutes, profit.revenueCents, profit.costCents],
        wip.find(({ projectId }: any) => projectId === place.id).minutes,
        used.find(({ membershipId }: any) => membershipId === members.sisu.id).billableMinutes,
      ]
    }
    expect(await figures()).toEqual([
      [
        ['hours', 6000, 1],
        ['unbillable_hours', 0, 1],
      ],
      [120, 6000, 8000],
      60,
      60,
    ])
    expect(await admin.patch(`/v1/tasks/${task.id}`, { billable: true })).toMatchObject({ status: 200 })
    expect(await figures()).toEqual([[['hours', 12_000, 2]], [120, 12_000, 8000], 120, 120])
  })

  it('go by the billing of phases, until it is another', async () => {
    const place = await project({ state: 'active', name: 'Urakka ja tunnit' })
    const path = `/v1/projects/${place.id}`
    const phase = (code: string, body: object) => made(`${path}/phases`, { code, name: code, ...body })
    const own = await phase('OMA', { billing: 'internal' })
    const within = await phase('OMA-1', { parentPhaseId: own.id })
    const capped = await phase('KATTO', { billing: 'capped', budgetCents: 5000 })
    const fixed = await phase('URAKKA', { billing: 'fixed', budgetCents: 20_000 })
    const entries = [undefined, within.id, capped.id].map((phaseId, hour) => ({
      entryTypeId: at.work,
      startMinutes: 480 + 60 * hour,
      endMinutes: 540 + 60 * hour,
      allocations: [{ dimensionId: 'project', valueId: place.id, ...(phaseId && { phaseId }) }],
    }))
    const day = `/v1/team/members/${members.sisu.id}/work-days/2026-05-06/entries`
    const written = await admin.put(day, { entries })
    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200 })
    for (const phaseId of [null, capped.id])
      await made(`${path}/purchases`, { ...bought, markupBp: 0, phaseId, state: 'received' })
    const figures = async () => {
      const profit = (await admin.get(`${path}/profitability`)).body
      const wip = (await admin.get('/v1/projects/wip?asOf=2026-06-10')).body.items
      const used = (await admin.get('/v1/projects/utilisation?from=2026-05-06&to=2026-05-06')).body.items
      const { hoursCents, minutes, purchasesCents } = wip.find(({ projectId }: any) => projectId === place.id)
      return {
        revenue: profit.revenue.map(({ kind, cents, phaseId }: any) => [kind, cents, phaseId]),
        sums: [profit.minutes, profit.revenueCents, profit.costCents],
        wip: [hoursCents, minutes, purchasesCents],
        billable: used.find(({ membershipId }: any) => membershipId === members.sisu.id).billableMinutes,
      }
    }
    const ofPhases = [
      ['hours', 6000, capped.id],
      ['cap', -1000, capped.id],
    ]
    const fee = ['fee', 20_000, fixed.id]
    expect(await figures()).toEqual({
      revenue: [['hours', 6000, null], ['rebilled_purchases', 2000, null], ...ofPhases, fee],
      sums: [180, 33_000, 14_000],
      wip: [11_000, 120, 2000],
      billable: 120,
    })
    expect(await admin.patch(`${path}/phases/${own.id}`, { billing: null })).toMatchObject({ status: 200 })
    await done(`${path}/phases/${fixed.id}/cancel`)
    expect(await figures()).toEqual({
      revenue: [['hours', 12_000, null], ['rebilled_purchases', 2000, null], ...ofPhases],
      sums: [180, 19_000, 14_000],
      wip: [17_000, 180, 2000],
      billable: 180,
    })
    expect(await admin.patch(path, { billing: 'internal' })).toMatchObject({ status: 200 })
    expect(await figures()).toEqual({
      revenue: [['rebilled_purchases', 1000, null], ...ofPhases],
      sums: [180, 6000, 14_000],
      wip: [5000, 60, 1000],
      billable: 60,
    })
  })

  it('show costs and margins to nobody without projects.manage', async () => {
    const { secret } = await world.key('aino', { scope: ['projects.read'] })
    const seeker = world.withKey(secret)
    for (const path of [`/v1/projects/${id}/profitability`, '/v1/projects/profitability', '/v1/projects/wip'])
      expect((await seeker.get(path)).status).toBe(403)
    const read = await seeker.get(`/v1/projects/${id}/budget`)
    expect(read.status).toBe(200)
    expect(JSON.stringify(read.body)).not.toMatch(/margin|cost/i)
    expect(await admin.get(`/v1/projects/${newId()}/profitability`)).toMatchObject(
      refused(404, 'project_not_found'),
    )
    expect(await admin.get(`/v1/projects/${id}/profitability?from=2026-02-01&to=2026-01-01`)).toMatchObject(
      refused(400, 'range_end_before_start'),
    )
  })
})
