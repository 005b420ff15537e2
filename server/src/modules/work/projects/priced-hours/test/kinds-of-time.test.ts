import { expect, it } from 'vitest'
import { pricedWorld } from '../../rate-cards/test/world.ts'

const { admin, made, done, members, project, rule, work, travel } = await pricedWorld()
await rule({}, 6000)
await made('/v1/cost-rates', { validFrom: '2020-01-01', costCentsPerHour: 4000 })

const typeOf = async (code: string, category: string, countsToTarget: boolean): Promise<string> =>
  (
    await made('/v1/entry-types', {
      code,
      name: code,
      category,
      versions: [{ validFrom: '2020-01-01', countsToTarget }],
    })
  ).id
const rest = await typeOf('rest', 'break', false)
const coffee = await typeOf('coffee', 'break', true)
const errand = await typeOf('doctor', 'absence', true)

/** Has Onni do these on a day, one after another, each for an hour and allocated as it says. */
const day = async (date: string, parts: readonly (readonly [entryTypeId: string, valueId: string])[]) => {
  const entries = parts.map(([entryTypeId, valueId], index) => ({
    entryTypeId,
    startMinutes: 480 + 60 * index,
    endMinutes: 540 + 60 * index,
    allocations: [{ dimensionId: 'project', valueId }],
  }))
  const answer = await admin.put(`/v1/team/members/${members.onni.id}/work-days/${date}/entries`, { entries })
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
}

it('an hour of a break, an absence or an errand never reaches a project, however it is allocated', async () => {
  const { id } = await project({ state: 'active', budgetMinutes: 600 })
  await day('2026-06-01', [
    [work, id],
    [rest, id],
    [coffee, id],
    [errand, id],
    [travel, id],
  ])
  const read = async (path: string) => (await admin.get(`/v1/projects/${id}${path}`)).body
  const kinds = ({ items }: any) => items.map(({ entryTypeId, minutes }: any) => [entryTypeId, minutes])
  const sold = [
    [work, 60],
    [travel, 60],
  ]
  const priced = kinds(await read('/priced-hours'))
  expect(priced).toHaveLength(2)
  expect(priced).toEqual(expect.arrayContaining(sold))
  expect((await read('/hours')).items).toHaveLength(2)
  expect(await read('/profitability')).toMatchObject({ minutes: 120, revenueCents: 12_000, costCents: 8000 })
  expect((await read('/budget?asOf=2026-06-01')).minutes.used).toBe(120)
  const wip = (await admin.get('/v1/projects/wip?asOf=2026-06-30')).body.items
  expect(wip.find(({ projectId }: any) => projectId === id)).toMatchObject({ minutes: 120 })
  const { items } = (await admin.get('/v1/projects/utilisation?from=2026-06-01&to=2026-06-01')).body
  expect(items).toMatchObject([{ workedMinutes: 120 }])
})

it('what is allocated so keeps no project open, and its days stay as they were sent', async () => {
  const { id } = await project({ state: 'active' })
  await day('2026-06-02', [[errand, id]])
  const { entries } = (await admin.get(`/v1/team/members/${members.onni.id}/work-days/2026-06-02`)).body
  expect(entries).toMatchObject([{ allocations: [{ valueId: id }] }])
  await done(`/v1/projects/${id}/complete`)
  expect((await done(`/v1/projects/${id}/close`, { reason: 'Over.' })).project.state).toBe('closed')
})
