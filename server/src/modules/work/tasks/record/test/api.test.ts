import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { taskWorld } from './world.ts'

const { world, admin, made, project, task, statusesOf, eventsOf, label } = await taskWorld()
const { onni, veera, paavo, sisu } = world.meri.members
const path = '/v1/tasks'

const patched = (id: string, body: object) => admin.patch(`${path}/${id}`, body)
const refused = async (answer: Promise<{ status: number; body: any }>, status: number, code: string) =>
  expect(await answer).toMatchObject({ status, body: { code } })

const phaseOf = ({ id }: { id: string }) => made(`/v1/projects/${id}/phases`, { code: '10', name: 'Vaihe' })

describe('a new task', () => {
  it('has a number, the first status and the last place, and is told of', async () => {
    const at = await project()
    const first = await task({ projectId: at.id })
    const full = await task({
      projectId: at.id,
      description: 'Kolme kappaletta.',
      priority: 'high',
      assigneeMembershipIds: [onni.id, veera.id],
      reviewerMembershipId: paavo.id,
      watcherMembershipIds: [sisu.id],
      startDate: '2027-03-01',
      dueDate: '2027-03-31',
      estimateMinutes: 480,
      checklist: [{ text: 'Kysy tarjous' }, { text: 'Tilaa', done: true }],
      labelIds: [label.id],
      externalSource: 'jira',
      externalId: 'OPS-1',
    })
    const statuses = await statusesOf(at.id)
    expect(first).toMatchObject({
      number: 1,
      statusId: statuses['todo'],
      category: 'unstarted',
      billable: true,
    })
    expect(full).toMatchObject({
      number: 2,
      statusId: statuses['todo'],
      priority: 'high',
      reviewerMembershipId: paavo.id,
      watcherMembershipIds: [sisu.id],
      startDate: '2027-03-01',
      dueDate: '2027-03-31',
      estimateMinutes: 480,
      spentMinutes: 0,
      checklist: [
        { text: 'Kysy tarjous', done: false },
        { text: 'Tilaa', done: true },
      ],
      labelIds: [label.id],
      externalSource: 'jira',
      externalId: 'OPS-1',
      closedAt: null,
      archivedAt: null,
    })
    expect(full.assigneeMembershipIds.toSorted()).toEqual([onni.id, veera.id].toSorted())
    expect(full.rank > first.rank).toBe(true)
    expect((await admin.get(`${path}/${full.id}`)).body).toEqual(full)
    expect(await eventsOf(full.id)).toEqual([
      {
        event: 'task.created',
        payload: { taskId: full.id, projectId: at.id, createdAt: full.createdAt },
      },
    ])
  })

  it('of no project counts among those without one, and is not billed', async () => {
    const [one, two] = [await task(), await task()]
    expect(two.number).toBe(one.number + 1)
    expect(two).toMatchObject({ projectId: null, billable: false })
  })

  it.each<[string, number, () => Promise<object> | object]>([
    ['project_not_found', 404, () => ({ projectId: newId() })],
    ['task_status_not_found', 404, () => ({ statusId: newId() })],
    ['project_phase_not_found', 404, async () => ({ projectId: (await project()).id, phaseId: newId() })],
    ['project_phase_not_found', 404, async () => ({ phaseId: (await phaseOf(await project())).id })],
    [
      'project_phase_not_found',
      404,
      async () => ({ projectId: (await project()).id, phaseId: (await phaseOf(await project())).id }),
    ],
    ['membership_not_found', 404, () => ({ assigneeMembershipIds: [newId()] })],
    ['membership_not_found', 404, () => ({ reviewerMembershipId: world.tunturi.members.sanna.id })],
    ['task_label_not_found', 404, () => ({ labelIds: [newId()] })],
    ['task_parent_not_found', 404, () => ({ parentTaskId: newId() })],
    [
      'task_parent_not_found',
      404,
      async () => ({ parentTaskId: (await task()).id, projectId: (await project()).id }),
    ],
    ['task_dates_invalid', 422, () => ({ startDate: '2027-02-02', dueDate: '2027-02-01' })],
    ['task_checklist_item_not_found', 404, () => ({ checklist: [{ id: newId(), text: 'x' }] })],
    [
      'task_checklist_invalid',
      422,
      () => {
        const id = newId()
        return {
          checklist: [
            { id, text: 'x' },
            { id: id.toUpperCase(), text: 'y' },
          ],
        }
      },
    ],
    ['external_ref_incomplete', 400, () => ({ externalSource: 'jira' })],
    ['custom_field_unknown', 422, () => ({ customFields: { colour: 'red' } })],
  ])('is refused with %s', async (code, status, body) => {
    await refused(admin.post(path, { title: 'x', ...(await body()) }), status, code)
  })

  it('is refused with external_ref_conflict where another carries the reference', async () => {
    await task({ externalSource: 'jira', externalId: 'OPS-9' })
    await refused(
      admin.post(path, { title: 'x', externalSource: 'jira', externalId: 'OPS-9' }),
      409,
      'external_ref_conflict',
    )
  })

  it('fifty at once get fifty numbers without a gap', async () => {
    const at = await project()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        admin.post(path, { title: `Tehtävä ${place}`, projectId: at.id }),
      ),
    )
    expect(answers.map(({ body }) => body.number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, place) => place + 1),
    )
    expect(new Set(answers.map(({ body }) => body.rank)).size).toBe(50)
  })
})

describe('a change', () => {
  it('keeps what is absent, clears with null, and is told of once', async () => {
    const one = await task({ dueDate: '2027-01-31', assigneeMembershipIds: [onni.id], labelIds: [label.id] })
    const { body } = await patched(one.id, {
      title: 'Toinen',
      dueDate: null,
      labelIds: [],
      estimateMinutes: 60,
    })
    expect(body).toMatchObject({
      title: 'Toinen',
      dueDate: null,
      labelIds: [],
      estimateMinutes: 60,
      assigneeMembershipIds: [onni.id],
    })
    expect((await patched(one.id, { title: 'Toinen' })).body.updatedAt).toBe(body.updatedAt)
    expect((await eventsOf(one.id)).map(({ event }) => event)).toEqual(['task.created', 'task.updated'])
  })

  it('keeps the items of a checklist by their ids', async () => {
    const one = await task({ checklist: [{ text: 'a' }, { text: 'b', done: true }] })
    const [a, b] = one.checklist
    const { body } = await patched(one.id, {
      checklist: [{ id: b.id, text: 'b2' }, { text: 'c' }, { id: a.id, text: 'a' }],
    })
    expect(body.checklist).toMatchObject([
      { id: b.id, text: 'b2', done: true },
      { text: 'c', done: false },
      { id: a.id, text: 'a', done: false },
    ])
    expect((await admin.get(`${path}/${one.id}`)).body.checklist).toEqual(body.checklist)
  })

  it('makes no task a part of itself, and none too deep', async () => {
    const top = await task()
    const middle = await task({ parentTaskId: top.id })
    const bottom = await task({ parentTaskId: middle.id })
    expect(await patched(top.id, { parentTaskId: bottom.id })).toMatchObject({
      status: 422,
      body: { code: 'task_parent_cycle', taskIds: [top.id, bottom.id, middle.id, top.id] },
    })
    await refused(patched(top.id, { parentTaskId: top.id }), 422, 'task_parent_cycle')
    let parent = bottom
    for (let depth = 4; depth <= 20; depth++) parent = await task({ parentTaskId: parent.id })
    await refused(admin.post(path, { title: 'x', parentTaskId: parent.id }), 422, 'task_parent_too_deep')
    await refused(patched(top.id, { parentTaskId: (await task()).id }), 422, 'task_parent_too_deep')
  })

  it('is refused for a task that has changed, is archived, or is of a closed project', async () => {
    const one = await task()
    await refused(
      patched(one.id, { title: 'y', expectedUpdatedAt: '2020-01-01T00:00:00Z' }),
      409,
      'task_stale',
    )
    await refused(patched(newId(), { title: 'y' }), 404, 'task_not_found')
    const at = await project()
    const inIt = await task({ projectId: at.id })
    await admin.post(`${path}/${inIt.id}/archive`, {})
    await refused(patched(inIt.id, { title: 'y' }), 409, 'task_archived')
    expect((await admin.post(`/v1/projects/${at.id}/close`, {})).status).toBe(200)
    await refused(admin.post(path, { title: 'x', projectId: at.id }), 409, 'project_closed')
    await refused(admin.post(`${path}/${inIt.id}/restore`, {}), 409, 'project_closed')
    await refused(
      admin.put(`/v1/projects/${at.id}/task-statuses`, { statuses: twoStatuses }),
      409,
      'project_closed',
    )
  })
})

const twoStatuses = [
  { code: 'open', name: 'Auki', category: 'started' },
  { code: 'done', name: 'Valmis', category: 'completed' },
]
