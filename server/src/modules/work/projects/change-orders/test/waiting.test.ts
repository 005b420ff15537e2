import { expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const { members } = world.meri
const made = async (path: string, body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

let projects = 0
const drafted = async (manager: 'eero' | 'veera') => {
  const body = { code: `JONO-${++projects}`, name: 'Koulun putket', state: 'active', budgetCents: 500_000 }
  const project = await made('/v1/projects', { ...body, managerMembershipId: members[manager].id })
  const order = { title: 'Toinen lämpöpumppu', deltaCents: 125_000 }
  const { id } = await made(`/v1/projects/${project.id}/change-orders`, order)
  return { id, project }
}
const waiting = async (who: ReturnType<typeof world.as>, id: string) =>
  (await who.get('/v1/team/approvals?kind=change_order&limit=100')).body.items.find(
    (item: any) => item.subjectId === id,
  )

it('what was sent is in the queue of who drafted it and of who answers for the project', async () => {
  const { id, project } = await drafted('eero')
  expect(await waiting(admin, id)).toBeUndefined()
  await made(`/v1/change-orders/${id}/send`, {})
  const row = {
    kind: 'change_order',
    workDayId: null,
    membershipId: members.aino.id,
    workDate: null,
    allowedDecisions: ['approve', 'decline'],
  }
  expect(await waiting(admin, id)).toMatchObject(row)
  expect(await waiting(world.as('eero'), id)).toMatchObject(row)
  await world.database.owner('update projects set budget_cents = 0 where id = $1', [project.id])
  await world.database.owner('update change_orders set delta_cents = -1 where id = $1', [id])
  expect(await waiting(admin, id)).toMatchObject({ allowedDecisions: ['decline'] })
  await made(`/v1/change-orders/${id}/decline`, { declinedByName: 'Maija Virtanen' })
  expect(await waiting(admin, id)).toBeUndefined()
})

it('and of nobody else, be they supervisors or managers of other projects', async () => {
  const { id } = await drafted('veera')
  await made(`/v1/change-orders/${id}/send`, {})
  expect(await waiting(admin, id)).toBeDefined()
  expect(await waiting(world.as('eero'), id)).toBeUndefined()
})
