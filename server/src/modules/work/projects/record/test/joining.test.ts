import { describe, expect, it } from 'vitest'
import { deskOf } from '../../../../records/attachments/test/desk.ts'
import { announced, png } from '../../../../records/attachments/test/uploads.ts'
import { projectWorld } from './world.ts'

const { world, admin, made, done, project } = await projectWorld()
const path = '/v1/projects'
const { eero } = world.meri.members
const newCustomer = (name: string) => made('/v1/customers', { name })
const sales = world.as('sisu')

describe('a customer', () => {
  it('is seen with the projects that are open, and its timeline tells of all', async () => {
    const customer = await newCustomer('Rantakadun Leipomo Oy')
    const of = { customerId: customer.id, managerMembershipId: eero.id }
    const open = await project({ ...of, name: 'Uuni', endDate: '2027-01-31' })
    const closed = await project({ ...of, name: 'Hylly' })
    await done(`${path}/${closed.id}/close`)
    await project({ ...of, name: 'Malli', template: true })
    const overview = (await admin.get(`/v1/customers/${customer.id}/overview`)).body
    expect(overview.openProjects).toEqual({
      count: 1,
      projects: [
        {
          id: open.id,
          code: open.code,
          name: 'Uuni',
          state: 'planned',
          endDate: '2027-01-31',
          managerMembershipId: eero.id,
        },
      ],
    })
    const timeline = (await admin.get(`/v1/customers/${customer.id}/timeline`)).body.items
    const told = timeline.filter(({ recordType }: any) => recordType === 'project')
    expect(told.map(({ kind, title }: any) => [kind, title])).toEqual([
      ['project_closed', 'Hylly'],
      ['project_created', 'Hylly'],
      ['project_created', 'Uuni'],
    ])
  })

  it('that is merged away leaves its projects to the other', async () => {
    const [winner, loser] = [await newCustomer('Jäävä Oy'), await newCustomer('Väistyvä Oy')]
    const { id, updatedAt } = await project({ customerId: loser.id })
    await done(`/v1/customers/${loser.id}/merge`, { targetCustomerId: winner.id })
    const moved = (await admin.get(`${path}/${id}`)).body
    expect(moved.customerId).toBe(winner.id)
    expect(moved.updatedAt > updatedAt).toBe(true)
  })
})

describe('an activity', () => {
  it('concerns a project, says so in its events, and is found by it', async () => {
    const { id } = await project()
    const activity = { type: 'meeting', subject: 'Työmaakokous', projectId: id }
    const { id: activityId } = await made('/v1/crm/activities', activity)
    const found = (await sales.get(`/v1/crm/activities?projectId=${id}`)).body.items
    expect(found).toMatchObject([{ id: activityId, projectId: id }])
    const [event] = await world.database.owner<{ payload: object }>(
      `select payload from integration_events where event = 'activity.created' and payload->>'activityId' = $1`,
      [activityId],
    )
    expect(event?.payload).toMatchObject({ projectId: id })
    const cleared = await sales.patch(`/v1/crm/activities/${activityId}`, { projectId: null })
    expect(cleared).toMatchObject({ status: 200, body: { projectId: null } })
  })
})

describe('the search', () => {
  it('finds projects and roles by code and name, for whoever reads them', async () => {
    const { id } = await project({ code: 'HAKU-1', name: 'Majakan peruskorjaus' })
    await made('/v1/project-roles', { code: 'lighthouse_keeper', name: 'Majakanvartija' })
    const kinds = async (name: 'aino' | 'onni', q: string) => {
      const { body } = await world.as(name).get(`/v1/search?q=${encodeURIComponent(q)}`)
      return body.groups.flatMap(({ type, items }: any) => items.map((item: any) => [type, item.id]))
    }
    expect(await kinds('aino', 'HAKU-1')).toContainEqual(['project', id])
    const found = await kinds('aino', 'majakan')
    expect(found.map(([type]: [string]) => type)).toEqual(expect.arrayContaining(['project', 'project_role']))
    expect((await kinds('onni', 'majakan')).filter(([type]: [string]) => type.startsWith('project'))).toEqual(
      [],
    )
  })
})

describe('the files of a project', () => {
  it('are added by whoever writes projects, read by whoever reads them, and stand still with it', async () => {
    const { id } = await project()
    const target = { type: 'project', id } as const
    const file = await deskOf(world).finalized(target, png, { fileName: 'piirros.png' }, admin)
    const list = `/v1/attachments?targetType=project&targetId=${id}`
    expect((await sales.get(list)).body.items).toMatchObject([{ id: file }])
    expect(await world.as('onni').get(list)).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
    expect(await sales.post('/v1/attachments', announced(png, target))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
    const foreign = { type: 'project', id: world.tunturi.projects.get('tower') ?? '' } as const
    expect(await admin.post('/v1/attachments', announced(png, foreign))).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    })
    await done(`${path}/${id}/close`)
    for (const answer of [
      await admin.post('/v1/attachments', announced(png, target)),
      await admin.delete(`/v1/attachments/${file}`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'project_closed' } })
  })
})
