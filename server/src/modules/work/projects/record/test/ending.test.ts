import { expect, it } from 'vitest'
import { readyDue } from '../../installments/jobs.ts'
import { mondayOf } from '../../../../../platform/vocabulary/weekdays.ts'
import { projectWorld } from './world.ts'

const { world, admin, done, project } = await projectWorld()
const { meri } = world
const path = '/v1/projects'
const made = async (at: string, body: object): Promise<any> => {
  const answer = await admin.post(at, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const today = Temporal.Now.plainDateISO('Europe/Helsinki')
const dateIn = (days: number) => today.add({ days }).toString()

it('is not closed while installments are planned, but with a reason, and their day then makes nothing ready', async () => {
  const { id } = await project({ state: 'active', budgetCents: 100_001 })
  const plan = (body: object) => made(`${path}/${id}/installments`, { title: 'Erä', ...body })
  await plan({ basis: 'manual', amountCents: 5000 })
  const dated = await plan({ basis: 'date', dueOn: dateIn(30), shareBp: 3333 })
  const [half, rest] = [
    await plan({ basis: 'manual', shareBp: 3333 }),
    await plan({ basis: 'manual', shareBp: 3334 }),
  ]
  const ready = await made(`${path}/${id}/installments/${half.id}/ready`, {})
  const blockers = [{ kind: 'unbilled_work', count: 4, cents: 105_001 }]
  expect((await done(`${path}/${id}/close`, { dryRun: true })).blockers).toMatchObject(blockers)
  expect(await admin.post(`${path}/${id}/close`, {})).toMatchObject({
    status: 409,
    body: { code: 'project_close_blocked', blockers },
  })
  await done(`${path}/${id}/close`, { acceptUnbilled: true, reason: 'Sovittiin asiakkaan kanssa.' })
  await world.database.owner('update project_installments set due_on = $2 where id = $1', [
    dated.id,
    dateIn(-1),
  ])
  await readyDue(world.app.services, meri.id)
  const stateOf = async (each: { id: string }) =>
    (await admin.get(`${path}/${id}/installments/${each.id}`)).body
  expect(await stateOf(dated)).toMatchObject({ state: 'planned', cents: null })
  await made(`${path}/${id}/reopen`, {})
  await readyDue(world.app.services, meri.id)
  const last = await made(`${path}/${id}/installments/${rest.id}/ready`, {})
  const cents = [ready, await stateOf(dated), last].map(each => each.cents)
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(100_001)
})

it('shares add up to the budget after a change order too', async () => {
  const { id } = await project({ state: 'active', budgetCents: 1000 })
  const plan = (shareBp: number) =>
    made(`${path}/${id}/installments`, { title: 'Erä', basis: 'manual', shareBp })
  const ids = [await plan(3333), await plan(3333), await plan(3334)].map(each => each.id)
  const makeReady = async (place: number) =>
    (await made(`${path}/${id}/installments/${ids[place]}/ready`, {})).cents as number
  const first = await makeReady(0)
  expect(first).toBe(333)
  const order = await made(`${path}/${id}/change-orders`, { title: 'Lisätyö', deltaCents: 777 })
  await made(`/v1/change-orders/${order.id}/send`, {})
  await made(`/v1/change-orders/${order.id}/approve`, { approvedByName: 'Maija' })
  expect(first + (await makeReady(1)) + (await makeReady(2))).toBe(1777)
})

it('ends what was planned for the weeks after it, and nothing of this week or of other projects', async () => {
  const [closing, other] = [await project({ state: 'active' }), await project({ state: 'active' })]
  const monday = mondayOf(today.toString())
  const next = Temporal.PlainDate.from(monday).add({ days: 7 }).toString()
  const allocations = [monday, next].map(weekStart => ({
    ...{ membershipId: meri.members.veera.id, weekStart, minutes: 60 },
  }))
  for (const { id } of [closing, other]) {
    const planned = await admin.put(`${path}/${id}/allocations`, { allocations })
    expect(planned.status, JSON.stringify(planned.body)).toBe(200)
  }
  const weeks = async ({ id }: { id: string }) =>
    (await admin.get(`${path}/${id}/allocations`)).body.items.map(({ weekStart }: any) => weekStart)
  await done(`${path}/${closing.id}/close`, { dryRun: true })
  expect(await weeks(closing)).toEqual([monday, next])
  await done(`${path}/${closing.id}/close`)
  expect(await weeks(closing)).toEqual([monday])
  expect(await weeks(other)).toEqual([monday, next])
  const audit = (await admin.get('/v1/audit?targetType=project_allocation&limit=100')).body.items
  expect(audit).toContainEqual(expect.objectContaining({ action: 'project_allocations.remove' }))
})
