import { expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { billingWorld, keyOf } from './world.ts'

const {
  world,
  admin,
  done,
  card,
  rule,
  project,
  customer,
  worked,
  consume,
  priced,
  approved,
  rowsOf,
  sumOf,
  made,
  members,
} = await billingWorld()

it('hours under a cap are billed up to it, and the database holds the sum', async () => {
  const { id } = await priced({ billing: 'capped', budgetCents: 10_000 })
  for (const date of ['2026-03-17', '2026-03-18']) await approved(date, id)
  expect(await sumOf(id)).toMatchObject({ cents: 10_000, aboveCapsCents: 2000 })
  const hours = await rowsOf(id, '&kind=hours')
  const taken = await Promise.all(hours.map(row => consume([keyOf(row)])))
  expect(taken.flat().reduce((sum: number, cents) => sum + Number(cents), 0)).toBe(10_000)
  expect(await rowsOf(id)).toEqual([])
  const [profit] = [(await admin.get(`/v1/projects/${id}/profitability`)).body]
  expect(profit).toMatchObject({ revenueCents: 10_000, billedCents: 10_000 })
})

it('what was billed keeps its price in every figure, whatever a rate card says later', async () => {
  const { id } = await project({ state: 'active', rateCardId: card.id, customerId: customer.id })
  const { id: ruleId } = await rule({ projectId: id }, 6000)
  await approved('2026-03-19', id)
  await approved('2026-03-20', id)
  const [first] = await rowsOf(id)
  await consume([keyOf(first)])
  await done(`/v1/rate-cards/${card.id}/rules/${ruleId}/versions`, {
    validFrom: '2026-03-01',
    rateCentsPerHour: 9000,
    reprice: true,
  })
  const read = async (path: string) => (await admin.get(path)).body
  expect(await read(`/v1/projects/${id}/profitability`)).toMatchObject({
    revenueCents: 15_000,
    billedCents: 6000,
  })
  expect((await read(`/v1/projects/${id}/priced-hours`)).items.map(({ cents }: any) => cents)).toEqual([
    6000, 9000,
  ])
  const wip = (await read('/v1/projects/wip?asOf=2026-12-31&limit=100')).items
  expect(wip.find(({ projectId }: any) => projectId === id)).toMatchObject({ hoursCents: 9000 })
  const closing = await admin.post(`/v1/projects/${id}/close`, { dryRun: true })
  expect(closing.body.blockers).toMatchObject([{ kind: 'unbilled_work', count: 1, minutes: 60, cents: 9000 }])
})

it('what was billed is billed, though its task is not billable any more', async () => {
  const { id } = await priced({ billing: 'capped', budgetCents: 9000 })
  const task = await made('/v1/tasks', { projectId: id, title: 'Asennus', billable: true })
  for (const date of ['2026-03-26', '2026-03-27']) {
    await worked('veera', date, id, 60, undefined, task.id)
    const day = `/v1/team/members/${members.veera.id}/work-days/${date}`
    const { body } = await world.as('elina').post(`${day}/confirm`, {})
    await world.as('elina').post(`/v1/work-days/${body.workDayId}/approve`, {})
  }
  const [first] = await rowsOf(id, '&kind=hours')
  await consume([keyOf(first)])
  expect((await admin.patch(`/v1/tasks/${task.id}`, { billable: false, reprice: true })).status).toBe(200)
  expect((await admin.get(`/v1/projects/${id}/profitability`)).body).toMatchObject({
    revenueCents: 6000,
    billedCents: 6000,
  })
  const { items } = (await admin.get(`/v1/projects/${id}/priced-hours`)).body
  expect(items.map(({ cents }: any) => cents)).toEqual([6000, 0])
  expect((await admin.get(`/v1/projects/${id}/budget?asOf=2026-12-31`)).body.cents.used).toBe(6000)
})

it('what stands in the way is told, and finance reads what it is to bill', async () => {
  const { id } = await priced()
  await worked('veera', '2026-03-23', id, 60)
  expect((await rowsOf(id))[0]).toMatchObject({
    ...{ obstacle: 'day_not_approved', billable: false },
    obstacleExplain: 'The work day is not approved.',
    obstacleExplanation: { code: 'billing_stopped', values: { obstacle: 'day_not_approved' } },
  })
  const [row] = await rowsOf(id)
  expect(await consume([keyOf(row)])).toBe('source_row_not_billable')
  expect(await consume([{ kind: 'hours', sourceId: newId(), place: 0 }])).toBe('source_row_not_found')
  expect(await sumOf(id)).toMatchObject({ cents: 0, heldCents: 6000 })
  const { id: nobodys } = await priced({ customerId: null })
  await approved('2026-03-24', nobodys)
  expect((await rowsOf(nobodys))[0]).toMatchObject({ obstacle: 'customer_missing' })
  const { id: unpriced } = await project({
    state: 'active',
    rateCardId: card.id,
    customerId: customer.id,
  })
  await approved('2026-03-25', unpriced)
  expect((await rowsOf(unpriced))[0]).toMatchObject({
    obstacle: 'rate_missing',
    cents: 0,
    explanation: { code: 'hours_without_rate', values: { minutes: 60 } },
  })
  const finance = world.withKey((await world.key('aino', { scope: ['invoicing.manage'] })).secret)
  const path = `/v1/invoicing/unbilled/rows?projectId=${id}&asOf=2027-01-01`
  expect((await finance.get(path)).body.items).toMatchObject([{ cents: 6000, rateCentsPerHour: 6000 }])
  expect((await world.as('veera').get(path)).status).toBe(403)
  expect(await admin.get(`/v1/invoicing/unbilled/rows?from=2027-01-02&asOf=2027-01-01`)).toMatchObject({
    status: 400,
    body: { code: 'range_end_before_start' },
  })
})

it('a cap and a fixed price are what was agreed on by the day, not what they have become since', async () => {
  const { id } = await priced({ billing: 'capped', budgetCents: 5000 })
  const { id: fixed } = await priced({ billing: 'fixed', budgetCents: 5000 })
  for (const each of [id, fixed]) {
    await world.database.owner(
      `update project_baselines set valid_from = '2026-01-01' where project_id = $1`,
      [each],
    )
    expect((await admin.patch(`/v1/projects/${each}`, { budgetCents: 50_000 })).status).toBe(200)
    await world.database.owner(
      `update project_baselines set valid_from = '2026-05-01' where project_id = $1 and budget_cents = 50000`,
      [each],
    )
  }
  await approved('2026-04-13', id)
  await approved('2026-04-14', id)
  const sumAt = async (projectId: string, asOf: string) =>
    (await admin.get(`/v1/invoicing/unbilled?asOf=${asOf}&limit=100`)).body.items.find(
      (each: any) => each.projectId === projectId,
    )
  expect(await sumAt(id, '2026-04-30')).toMatchObject({ cents: 5000, aboveCapsCents: 7000 })
  expect(await sumAt(id, '2026-05-01')).toMatchObject({ cents: 12_000, aboveCapsCents: 0 })
  expect(await sumAt(fixed, '2025-12-31')).toMatchObject({ cents: 5000 })
  expect(await sumAt(fixed, '2026-04-30')).toMatchObject({ cents: 5000 })
  expect(await sumAt(fixed, '2026-05-01')).toMatchObject({ cents: 50_000 })
  const capAt = async (asOf: string) =>
    (await admin.get(`/v1/invoicing/unbilled/rows?projectId=${id}&kind=cap&asOf=${asOf}`)).body.items[0].cents
  expect([await capAt('2026-04-30'), await capAt('2026-05-01')]).toEqual([5000, 50_000])
  const hours = await rowsOf(id, '&kind=hours')
  expect(await consume(hours.map(keyOf))).toEqual(expect.arrayContaining([6000]))
})
