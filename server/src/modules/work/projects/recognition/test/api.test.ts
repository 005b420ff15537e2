import { describe, expect, it } from 'vitest'
import { pricedWorld } from '../../rate-cards/test/world.ts'

const { world, admin, made, done, project, rule, members, worked } = await pricedWorld()
await rule({}, 6000)
const refused = (status: number, code: string) => ({ status, body: { code } })

/** Has the entries of the baseline of a project hold from these days on, in their order. */
const baselinesFrom = async (id: string, ...days: string[]) => {
  for (const [index, day] of days.entries())
    await world.database.owner(
      `update project_baselines b set valid_from = '${day}' where b.id = (
        select o.id from project_baselines o where o.project_id = '${id}' order by o.made_at, o.id offset ${index} limit 1)`,
    )
}
const revenue = async (id: string, from: string, to: string): Promise<number> =>
  (await admin.get(`/v1/projects/${id}/profitability?from=${from}&to=${to}`)).body.revenueCents
const months = async (id: string): Promise<any> => (await admin.get(`/v1/projects/${id}/revenue`)).body
const rules = (id: string) => `/v1/projects/${id}/recognition-rules`

describe('a fee belongs to days', () => {
  it('on which it was agreed on, where no rule says otherwise: windows add up to it', async () => {
    const { id } = await project({ state: 'active', billing: 'fixed', budgetCents: 100_000 })
    await admin.patch(`/v1/projects/${id}`, { budgetCents: 130_000 })
    await baselinesFrom(id, '2026-02-10', '2026-04-01')
    expect(await revenue(id, '2026-01-01', '2026-02-09')).toBe(0)
    expect(await revenue(id, '2026-02-10', '2026-03-31')).toBe(100_000)
    expect(await revenue(id, '2026-04-01', '2026-12-31')).toBe(30_000)
    expect((await admin.get(`/v1/projects/${id}/profitability`)).body.revenueCents).toBe(130_000)
  })

  it('evenly from a first to a last day, to the cent', async () => {
    const { id } = await project({ state: 'active', billing: 'fixed', budgetCents: 100 })
    await baselinesFrom(id, '2026-01-01')
    const days = { firstDay: '2026-01-30', lastDay: '2026-02-01' }
    const body = { validFrom: '2026-01-01', method: 'date', ...days }
    expect(await made(rules(id), body)).toMatchObject({ projectId: id, ...body })
    expect(await revenue(id, '2026-01-01', '2026-01-30')).toBe(33)
    expect(await revenue(id, '2026-01-31', '2026-01-31')).toBe(34)
    expect(await revenue(id, '2026-02-01', '2026-12-31')).toBe(33)
    expect(await months(id)).toMatchObject({
      revenueCents: 100,
      items: [
        { month: '2026-01', cents: 67, membershipId: null },
        { month: '2026-02', cents: 33 },
      ],
    })
  })

  it('by what was said to be done, and from a day on by installments; what was before stays', async () => {
    const { id } = await project({ state: 'active', billing: 'installments', budgetCents: 100_000 })
    await baselinesFrom(id, '2026-01-01')
    await made(rules(id), { validFrom: '2026-01-01', method: 'progress' })
    await made(`/v1/projects/${id}/status-updates`, { rag: 'green', summary: 'Alussa', percentBp: 3000 })
    await world.database.owner(
      `update project_status_updates set created_at = '2026-02-15T10:00:00Z', updated_at = '2026-02-15T10:00:00Z'
       where project_id = '${id}'`,
    )
    expect(await revenue(id, '2026-02-15', '2026-02-15')).toBe(30_000)
    const part = await made(`/v1/projects/${id}/installments`, {
      title: 'Puolet',
      basis: 'manual',
      shareBp: 5000,
    })
    await done(`/v1/projects/${id}/installments/${part.id}/ready`)
    await world.database.owner(
      `update project_installments set ready_at = '2026-03-20T10:00:00Z' where project_id = '${id}'`,
    )
    await made(rules(id), { validFrom: '2026-03-01', method: 'installment' })
    expect(await revenue(id, '2026-01-01', '2026-02-28')).toBe(30_000)
    // By its installments nothing was ready yet.
    expect(await revenue(id, '2026-03-01', '2026-03-19')).toBe(-30_000)
    expect(await revenue(id, '2026-03-20', '2026-03-31')).toBe(50_000)
    const listed = (await admin.get(rules(id))).body.items
    expect(listed.map(({ method }: any) => method)).toEqual(['progress', 'installment'])
  })

  it('is shared among those who worked in its month by their minutes', async () => {
    const { id } = await project({ state: 'active', billing: 'fixed', budgetCents: 100 })
    await baselinesFrom(id, '2026-05-04')
    await worked('onni', '2026-05-05', id, 60)
    await worked('veera', '2026-05-05', id, 120)
    const { items } = await months(id)
    const of = (membershipId: string) => items.find((item: any) => item.membershipId === membershipId).cents
    expect([of(members.onni.id), of(members.veera.id)]).toEqual([33, 67])
  })
})

it('a cap belongs to the days on which it held; a higher one lets in what was over it, on its day', async () => {
  const { id } = await project({ state: 'active', billing: 'capped', budgetCents: 9000 })
  await admin.patch(`/v1/projects/${id}`, { budgetCents: 14_000 })
  await baselinesFrom(id, '2026-01-01', '2026-06-10')
  await worked('onni', '2026-03-02', id, 60)
  await worked('veera', '2026-04-02', id, 60)
  await worked('onni', '2026-05-07', id, 30)
  expect(await revenue(id, '2026-03-01', '2026-03-31')).toBe(6000)
  expect(await revenue(id, '2026-04-01', '2026-04-30')).toBe(3000)
  expect(await revenue(id, '2026-05-01', '2026-05-31')).toBe(0)
  expect(await revenue(id, '2026-06-01', '2026-06-30')).toBe(5000)
  expect(await revenue(id, '2026-01-01', '2026-12-31')).toBe(14_000)
  const wip = async (asOf: string) => {
    const { items } = (await admin.get(`/v1/projects/wip?asOf=${asOf}`)).body
    const { hoursCents, minutes } = items.find(({ projectId }: any) => projectId === id)
    return [hoursCents, minutes]
  }
  expect(await wip('2026-05-31')).toEqual([9000, 120])
  expect(await wip('2026-06-30')).toEqual([14_000, 150])
  // Veera had 3000 over the cap and Onni 3000: of the 5000 that it lets in each has half.
  const { revenueCents, items } = await months(id)
  expect(revenueCents).toBe(14_000)
  expect(items.filter(({ month }: any) => month === '2026-06').map(({ cents }: any) => cents)).toEqual([
    2500, 2500,
  ])
})

it('a rule is refused that contradicts itself, begins before the last one, or is of a closed project', async () => {
  const { id } = await project({ billing: 'fixed' })
  const add = (body: object) => admin.post(rules(id), body)
  const validFrom = '2026-03-01'
  const invalid = refused(422, 'recognition_days_invalid')
  expect(await add({ validFrom, method: 'date', firstDay: '2026-03-01' })).toMatchObject(invalid)
  const days = { firstDay: '2026-03-01', lastDay: '2026-03-31' }
  expect(await add({ validFrom, method: 'progress', ...days })).toMatchObject(invalid)
  expect(await add({ validFrom, method: 'date', ...days, lastDay: '2026-02-01' })).toMatchObject(invalid)
  expect((await add({ validFrom, method: 'progress', dryRun: true })).status).toBe(201)
  expect((await admin.get(rules(id))).body.items).toEqual([])
  await made(rules(id), { validFrom, method: 'progress' })
  expect(await add({ validFrom: '2026-02-28', method: 'date' })).toMatchObject(
    refused(422, 'recognition_before_last'),
  )
  const moved = await made(`/v1/projects/${id}/copy`, { code: 'KOPIO', name: 'Kopio' })
  expect(moved.copied).toContainEqual({ kind: 'recognition_rules', count: 1 })
  await done(`/v1/projects/${id}/close`)
  expect(await add({ validFrom, method: 'date' })).toMatchObject(refused(409, 'project_closed'))
  expect(await admin.get(rules(members.onni.id))).toMatchObject(refused(404, 'project_not_found'))
  expect(await admin.get(`/v1/projects/${members.onni.id}/revenue`)).toMatchObject(
    refused(404, 'project_not_found'),
  )
})
