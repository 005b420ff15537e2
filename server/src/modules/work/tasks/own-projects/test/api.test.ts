import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const onni = world.as('onni')
const { members, catalogs } = world.meri
const made = async (path: string, body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

const customer = await made('/v1/customers', { name: 'Salainen Asiakas Oy', businessId: '2617416-4' })
let projects = 0
/** Whatever of a project an employee is not to learn is a word or a number of its own. */
const secrets = ['Salainen', customer.id, '987654', '54321', 'Sisäinen selostus', 'fixed']
const newProject = (more: object = {}): Promise<any> =>
  made('/v1/projects', {
    ...{ code: `OMA-${++projects}`, name: 'Koulun putket', state: 'active', customerId: customer.id },
    ...{ budgetCents: 987_654, budgetMinutes: 54_321, description: 'Sisäinen selostus', billing: 'fixed' },
    ...more,
  })
const joins = (projectId: string, who: 'onni' | 'veera', more: object = {}) =>
  made(`/v1/projects/${projectId}/participants`, { membershipId: members[who].id, ...more })
const newTask = (body: object): Promise<any> => made('/v1/tasks', { title: 'Tilaa pumput', ...body })
const mine = async (query = ''): Promise<any[]> => {
  const answer = await onni.get(`/v1/me/projects?limit=100${query}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.items
}
const one = async (id: string) => (await mine()).find(project => project.id === id)
const today = Temporal.Now.plainDateISO('Europe/Helsinki')
const day = (days: number) => today.add({ days }).toString()

describe('an employee learns nothing', () => {
  it('of projects in which they have no part', async () => {
    const [strange, former, template, closed] = [
      await newProject(),
      await newProject(),
      await newProject({ template: true, state: undefined }),
      await newProject(),
    ]
    await joins(strange.id, 'veera')
    await newTask({ projectId: strange.id, assigneeMembershipIds: [members.veera.id] })
    await joins(former.id, 'onni', { validTo: day(-40) })
    await joins(closed.id, 'onni')
    await made(`/v1/projects/${closed.id}/close`, { acceptUnbilled: true, reason: 'Sovittu' })
    const ids = (await mine()).map(({ id }) => id)
    for (const { id } of [strange, former, template, closed]) expect(ids).not.toContain(id)
    expect(await mine(`&ids=${strange.id},${closed.id}`)).toEqual([])
    expect((await world.as('paavo').get('/v1/me/projects')).body.items).toEqual([])
  })

  it('of customers, money, descriptions and the hours and tasks of others', async () => {
    const project = await newProject()
    await joins(project.id, 'veera')
    await newTask({ projectId: project.id, title: 'Muiden työ', assigneeMembershipIds: [members.veera.id] })
    const { id } = await newTask({
      ...{ projectId: project.id, title: 'Oma työ', description: 'Sisäinen selostus' },
      assigneeMembershipIds: [members.onni.id],
    })
    const own = await one(project.id)
    expect(own.tasks).toEqual([{ id, number: 2, title: 'Oma työ', phaseId: null, own: true }])
    const told = JSON.stringify(await mine())
    for (const secret of [...secrets, members.veera.id, 'Muiden työ']) expect(told).not.toContain(secret)
    expect(told).not.toMatch(/[cC]ents|[mM]inutes|customer|rate|billing|budget/)
    for (const path of [`/v1/projects/${project.id}`, `/v1/projects/${project.id}/phases`, '/v1/projects'])
      expect((await onni.get(path)).status).toBe(403)
  })
})

describe('an employee who takes part', () => {
  it('reads the phases and tasks of the project, and which of them take hours', async () => {
    const project = await newProject({ attributionPrecision: 'phase', startDate: day(-60) })
    await joins(project.id, 'onni', { validFrom: day(-10), validTo: day(20) })
    const phases = `/v1/projects/${project.id}/phases`
    const parent = await made(phases, { code: '10', name: 'Purku' })
    const child = await made(phases, { code: '11', name: 'Kattopurku', parentPhaseId: parent.id })
    const open = await made(phases, { code: '20', name: 'Asennus' })
    await made(`${phases}/${(await made(phases, { code: '30', name: 'Peruttu' })).id}/cancel`, {})
    const task = await newTask({ projectId: project.id, phaseId: open.id })
    const taken = async (id: string) =>
      (await one(project.id)).phases.find((each: any) => each.id === id).takesHours
    expect(await one(project.id)).toMatchObject({
      ...{ code: project.code, state: 'active', takesHours: true, attributionPrecision: 'phase' },
      participations: [{ validFrom: day(-10), validTo: day(20) }],
      phases: [
        { id: parent.id, parentPhaseId: null, code: '10', name: 'Purku', takesHours: true },
        { id: child.id, parentPhaseId: parent.id, takesHours: true },
        { id: open.id, takesHours: true },
      ],
      tasks: [{ id: task.id, title: 'Tilaa pumput', phaseId: open.id, own: false }],
      moreTasks: false,
    })
    await made(`${phases}/${parent.id}/lock`, {})
    expect([await taken(parent.id), await taken(child.id), await taken(open.id)]).toEqual([
      false,
      false,
      true,
    ])
    const write = (phaseId: string) =>
      onni.put(`/v1/me/work-days/${day(-1)}/entries`, {
        entries: [
          {
            ...{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 60 },
            allocations: [{ dimensionId: 'project', valueId: project.id, phaseId }],
          },
        ],
      })
    expect((await write(child.id)).status).toBeGreaterThanOrEqual(400)
    expect((await write(open.id)).status).toBe(200)
    await made(`${phases}/${parent.id}/unlock`, {})
    expect(await taken(child.id)).toBe(true)
    await made(`${phases}/${parent.id}/complete`, {})
    expect(await taken(child.id)).toBe(false)
    await made(`/v1/projects/${project.id}/complete`, {})
    expect(await one(project.id)).toMatchObject({ state: 'completed', takesHours: false })
    expect(await taken(open.id)).toBe(false)
  })

  it('finds a project by its code, and pages through them', async () => {
    const project = await newProject({ code: 'HAKU-1' })
    await joins(project.id, 'onni')
    expect((await mine('&q=haku-1')).map(({ id }) => id)).toEqual([project.id])
    const first = (await onni.get('/v1/me/projects?limit=1')).body
    const next = (
      await onni.get(`/v1/me/projects?limit=1&cursor=${encodeURIComponent(first.pageInfo.nextCursor)}`)
    ).body
    expect(first.items[0].id).not.toBe(next.items[0].id)
  })
})

describe('an own task', () => {
  it('says what its status is called, and which it may get', async () => {
    const project = await newProject()
    const guards = ['unfinished_checklist']
    const set = await admin.put(`/v1/projects/${project.id}/task-statuses`, {
      statuses: [
        { code: 'todo', name: 'Jonossa', category: 'unstarted' },
        { code: 'doing', name: 'Tekeillä', category: 'started', wipLimit: 1 },
        { code: 'done', name: 'Tehty', category: 'completed' },
      ],
      transitions: [
        { from: 'todo', to: 'doing', guards: [] },
        { from: 'doing', to: 'done', guards },
        { from: 'doing', to: 'todo', guards: [] },
      ],
    })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    const mineToDo = { projectId: project.id, assigneeMembershipIds: [members.onni.id] }
    const task = await newTask({ ...mineToDo, checklist: [{ text: 'Soita' }] })
    const other = await newTask({ projectId: project.id })
    const path = `/v1/me/tasks/${task.id}`
    const choices = async () => {
      const { status, nextStatuses } = (await onni.get(path)).body
      const [listed] = (await onni.get(`/v1/me/tasks?ids=${task.id}`)).body.items
      expect(listed).toMatchObject({ status, nextStatuses })
      return [status.name, nextStatuses.map(({ name }: any) => name)]
    }
    expect(await choices()).toEqual(['Jonossa', ['Tekeillä']])
    const { statuses } = set.body
    const put = (id: string, code: string) =>
      admin.post(`/v1/tasks/${id}/status`, { statusId: statuses.find((each: any) => each.code === code).id })
    await put(other.id, 'doing')
    expect(await choices()).toEqual(['Jonossa', []])
    await put(other.id, 'todo')
    const next = (await onni.get(path)).body.nextStatuses[0]
    expect((await onni.post(`${path}/status`, { statusId: next.id })).body).toMatchObject({
      status: { name: 'Tekeillä' },
      nextStatuses: [{ name: 'Jonossa' }],
    })
    const item = `${path}/checklist/${task.checklist[0].id}`
    expect((await onni.put(item, { done: true })).body.nextStatuses).toHaveLength(2)
    expect(await choices()).toEqual(['Tekeillä', ['Jonossa', 'Tehty']])
    await made(`/v1/tasks/${task.id}/archive`, {})
    expect(await choices()).toEqual(['Tekeillä', []])
  })
})
