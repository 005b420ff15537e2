import { expect, it } from 'vitest'
import { pricedWorld } from './world.ts'

const { admin, made, done, card, rule, rulesOf, project, worked, members } = await pricedWorld()
await rule({}, 6000)
const revenue = async (id: string) => (await admin.get(`/v1/projects/${id}/profitability`)).body.revenueCents
const wouldBe = (body: object) => done(`${rulesOf(card.id)}/what-if`, body)
const versions = [{ validFrom: '2026-03-02', rateCentsPerHour: 9000 }]

it('a new rule changes what its what-if said, which writes nothing', async () => {
  const { id } = await project({ state: 'active' })
  await worked('onni', '2026-03-01', id, 60)
  await worked('onni', '2026-03-02', id, 60)
  await worked('veera', '2026-03-02', id, 60)
  const body = { projectId: id, membershipId: members.onni.id, versions }
  const [before, told] = [await revenue(id), await wouldBe(body)]
  const dry = await admin.post(rulesOf(card.id), { ...body, dryRun: true })
  expect(dry.status).toBe(201)
  expect(await revenue(id)).toBe(before)
  expect(told).toMatchObject({ changedRows: 1, fromCents: 6000, toCents: 9000, from: '2026-03-02' })
  await made(rulesOf(card.id), body)
  expect(await revenue(id)).toBe(before + told.differenceCents)
  expect(await admin.post(`${rulesOf(card.id)}/what-if`, body)).toMatchObject({
    status: 409,
    body: { code: 'rate_rule_exists' },
  })
})

it.each(['fixed', 'installments', 'internal'])('no rate changes anything of %s work', async billing => {
  const { id } = await project({ state: 'active', billing, budgetCents: 50_000 })
  const phase = await made(`/v1/projects/${id}/phases`, { code: 'lisa', name: 'Lisätyöt', billing: 'time' })
  const task = await made('/v1/tasks', { projectId: id, phaseId: phase.id, title: 'Lisätyö', billable: true })
  await worked('onni', '2026-04-01', id, 60)
  await worked('onni', '2026-04-02', id, 60, undefined, task.id)
  const body = { projectId: id, versions }
  const [before, told] = [await revenue(id), await wouldBe(body)]
  // But of a phase that is billed by the hour.
  expect(told).toMatchObject({ changedRows: 1, differenceCents: 3000 })
  await made(rulesOf(card.id), body)
  expect(await revenue(id)).toBe(before + 3000)
})
