import { expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { pricedWorld } from '../../rate-cards/test/world.ts'

const { world, admin, made, members, role, card, rule, project, work, worked } = await pricedWorld()
const { onni, veera } = members

const priced = async (id: string, query = '') => {
  const answer = await admin.get(`/v1/projects/${id}/priced-hours?${query}`)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
  return answer.body
}

it('hours tell the rule that won by its version of their date, and come to the cent', async () => {
  const { id } = await project({ state: 'active', rateCardId: card.id })
  await made(`/v1/projects/${id}/participants`, {
    membershipId: onni.id,
    projectRoleId: role.id,
    validFrom: '2026-06-02',
  })
  const plain = await rule({ projectId: id }, 6001)
  const ofForemen = await rule({ projectId: id, projectRoleId: role.id }, 9000, '2026-06-03')
  await worked('onni', '2026-06-01', id, 50)
  await worked('onni', '2026-06-02', id, 50)
  await worked('onni', '2026-06-03', id, 50)
  await worked('veera', '2026-06-03', id, 50)
  const won = (of: any) => ({ rateCardId: card.id, ruleId: of.id, versionId: of.versions[0].versionId })
  const byPlain = { rateCentsPerHour: 6001, cents: 5001, rule: won(plain) }
  const { items } = await priced(id)
  const shown = items.map(({ id: _, workDayId: __, entryId: ___, ...row }: any) => row)
  const minutes = { minutes: 50, billedMinutes: 50 }
  const each = { entryTypeId: expect.any(String), phaseId: null, taskId: null, ...minutes, billable: true }
  expect(shown).toHaveLength(4)
  // What a member is in the project is read as of the date, and so is the rule.
  expect(shown.slice(0, 2)).toEqual([
    { ...each, ...byPlain, membershipId: onni.id, workDate: '2026-06-01' },
    { ...each, ...byPlain, membershipId: onni.id, workDate: '2026-06-02' },
  ])
  const lastOf = (membershipId: string) =>
    shown.find((row: any) => row.workDate === '2026-06-03' && row.membershipId === membershipId)
  expect(lastOf(onni.id)).toMatchObject({ rateCentsPerHour: 9000, cents: 7500, rule: won(ofForemen) })
  expect(lastOf(veera.id)).toMatchObject(byPlain)

  const { revenueCents } = (await admin.get(`/v1/projects/${id}/profitability`)).body
  expect(items.reduce((sum: number, { cents }: any) => sum + cents, 0)).toBe(revenueCents)
  const listed = (await admin.get(`/v1/projects/${id}/hours`)).body.items.map((row: any) => row.id)
  expect(items.map((row: any) => row.id)).toEqual(listed)

  const first = await priced(id, 'limit=3')
  const rest = await priced(id, `limit=3&cursor=${first.pageInfo.nextCursor}`)
  expect([...first.items, ...rest.items]).toEqual(items)
  const some = await priced(id, `from=2026-06-02&to=2026-06-02&membershipId=${onni.id}`)
  expect(some.items).toEqual([items[1]])
})

it('hours on a task that is not billable have a rate, and come to nothing', async () => {
  const { id } = await project({ state: 'active', rateCardId: card.id })
  await rule({ projectId: id }, 6000)
  const task = await made('/v1/tasks', { projectId: id, title: 'Takuukorjaus', billable: false })
  await worked('veera', '2026-06-05', id, 60, work, task.id)
  const { items } = await priced(id)
  expect(items).toMatchObject([{ taskId: task.id, rateCentsPerHour: 6000, cents: 0, billable: false }])
})

it('hours that no rule fits have no rate', async () => {
  const empty = await made('/v1/rate-cards', { code: 'empty', name: 'Ilman hintoja' })
  const { id } = await project({ state: 'active', rateCardId: empty.id })
  await worked('onni', '2026-06-04', id, 60)
  const { items } = await priced(id)
  expect(items).toMatchObject([{ rateCentsPerHour: null, cents: 0, rule: null }])
})

it('prices are for who manages projects, of projects that are there', async () => {
  const { id } = await project()
  const path = `/v1/projects/${id}/priced-hours`
  expect(await world.as('sisu').get(path)).toMatchObject({ status: 403 })
  expect(await admin.get(`/v1/projects/${newId()}/priced-hours`)).toMatchObject({
    status: 404,
    body: { code: 'project_not_found' },
  })
  expect(await admin.get(`${path}?from=2026-02-02&to=2026-02-01`)).toMatchObject({
    status: 400,
    body: { code: 'range_end_before_start' },
  })
})
