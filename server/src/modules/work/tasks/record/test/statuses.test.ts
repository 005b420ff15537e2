import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { taskWorld } from './world.ts'

const { world, admin, project, task, statusesOf, eventsOf, label } = await taskWorld()
const path = '/v1/tasks'
const { onni } = world.meri.members

const refused = async (answer: Promise<{ status: number; body: any }>, status: number, code: string) =>
  expect(await answer).toMatchObject({ status, body: { code } })
const moved = (id: string, body: object) => admin.post(`${path}/${id}/move`, body)
const columnOf = async (projectId: string, statusId: string): Promise<string[]> =>
  (await admin.get(`/v1/projects/${projectId}/tasks`)).body.columns.find(
    (column: { statusId: string }) => column.statusId === statusId,
  ).taskIds

describe('statuses', () => {
  const status = (code: string, category: string, more: object = {}) => ({
    code,
    name: code,
    category,
    ...more,
  })
  const flow = {
    statuses: [
      status('open', 'unstarted'),
      status('going', 'started', { wipLimit: 1 }),
      status('done', 'completed'),
      status('dropped', 'cancelled'),
    ],
    transitions: [
      { from: 'open', to: 'going' },
      {
        from: 'going',
        to: 'done',
        guards: ['unfinished_checklist', 'open_dependencies', 'approval_pending'],
      },
      { from: 'done', to: 'open' },
    ],
  }
  const replaced = (projectId: string, body: object) =>
    admin.put(`/v1/projects/${projectId}/task-statuses`, body)

  it('are inherited until somebody writes them, with the ids that they keep', async () => {
    const at = await project()
    const url = `/v1/projects/${at.id}/task-statuses`
    const before = (await admin.get(url)).body
    expect(before).toMatchObject({ projectId: at.id, inherited: true, transitions: [], updatedAt: null })
    expect(before.statuses.map(({ code, name, category }: any) => [code, name, category])).toEqual([
      ['todo', 'Tekemättä', 'unstarted'],
      ['doing', 'Työn alla', 'started'],
      ['review', 'Tarkistettavana', 'started'],
      ['done', 'Valmis', 'completed'],
      ['cancelled', 'Peruttu', 'cancelled'],
    ])
    await task({ projectId: at.id, statusId: before.statuses[1].id })
    const after = (await admin.get(url)).body
    expect(after).toMatchObject({ inherited: false, statuses: before.statuses })
  })

  it('are said whole, by code or by id, and what tasks have stays', async () => {
    const at = await project()
    const first = (await replaced(at.id, flow)).body
    expect(first).toMatchObject({
      inherited: false,
      transitions: flow.transitions.map(move => ({ guards: [], ...move })),
    })
    const [open, going, done] = first.statuses
    await task({ projectId: at.id, statusId: going.id })
    await refused(
      replaced(at.id, { statuses: [status('open', 'unstarted'), status('done', 'completed')] }),
      409,
      'task_status_in_use',
    )
    await refused(
      replaced(at.id, { statuses: [open, { ...going, category: 'cancelled' }, done].map(bare) }),
      409,
      'task_status_in_use',
    )
    const swapped = [bare({ ...open, code: 'going' }), bare({ ...going, code: 'open' }), bare(done)]
    expect((await replaced(at.id, { statuses: swapped })).body.statuses).toMatchObject([
      { id: open.id, code: 'going' },
      { id: going.id, code: 'open' },
      { id: done.id },
    ])
    await refused(
      replaced(at.id, { statuses: swapped, expectedUpdatedAt: first.updatedAt }),
      409,
      'task_status_set_stale',
    )
    await refused(replaced(newId(), flow), 404, 'project_not_found')
    await refused(
      replaced(at.id, { statuses: [bare({ ...done, id: newId() }), bare(open)] }),
      404,
      'task_status_not_found',
    )
    await refused(replaced(at.id, { statuses: [bare(open), bare(open)] }), 422, 'task_status_code_repeated')
    await refused(
      replaced(at.id, { statuses: [status('a', 'started'), status('b', 'started')] }),
      422,
      'task_status_set_incomplete',
    )
    await refused(
      replaced(at.id, { statuses: [status('a', 'completed'), status('b', 'cancelled')] }),
      422,
      'task_status_set_incomplete',
    )
    for (const transitions of [
      [{ from: 'open', to: 'nowhere' }],
      [{ from: 'open', to: 'open' }],
      [
        { from: 'open', to: 'done' },
        { from: 'open', to: 'done' },
      ],
    ])
      await refused(replaced(at.id, { ...flow, transitions }), 422, 'task_transition_invalid')
  })

  const bare = ({ id, code, name, category, wipLimit }: any) => ({
    ...(id && { id }),
    code,
    name,
    category,
    wipLimit,
  })

  it('allow the moves of their table alone, and ask what these ask', async () => {
    const at = await project()
    await replaced(at.id, flow)
    const { open, going, done, dropped } = await statusesOf(at.id)
    const one = await task({ projectId: at.id, checklist: [{ text: 'Soita' }] })
    const to = (statusId: string | undefined, id = one.id) => admin.post(`${path}/${id}/status`, { statusId })
    expect(await to(dropped)).toMatchObject({
      status: 422,
      body: { code: 'task_transition_not_allowed', from: 'open', to: 'dropped' },
    })
    expect((await to(going)).body).toMatchObject({ category: 'started', closedAt: null })
    expect(await to(done)).toMatchObject({
      status: 422,
      body: { code: 'task_guard_not_met', guards: ['unfinished_checklist'] },
    })
    const [item] = one.checklist
    await admin.patch(`${path}/${one.id}`, { checklist: [{ ...item, done: true }] })
    const closed = (await to(done)).body
    expect(closed).toMatchObject({ category: 'completed', closedAt: closed.updatedAt })
    expect((await to(open)).body).toMatchObject({ closedAt: null })
    await refused(to(newId()), 404, 'task_status_not_found')
    await refused(to(open, newId()), 404, 'task_not_found')
  })

  it('take as many tasks as they may have, also when ten come at once', async () => {
    const at = await project()
    await replaced(at.id, flow)
    const { going } = await statusesOf(at.id)
    const ids = (await Promise.all(Array.from({ length: 10 }, () => task({ projectId: at.id })))).map(
      ({ id }) => id,
    )
    const answers = await Promise.all(ids.map(id => moved(id, { statusId: going })))
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status: code }) => code !== 200))
      expect(body).toMatchObject({ code: 'task_wip_limit_reached', wipLimit: 1 })
    await refused(
      admin.post(path, { title: 'x', projectId: at.id, statusId: going }),
      422,
      'task_wip_limit_reached',
    )
    const there = answers.find(({ status: code }) => code === 200)?.body
    await admin.post(`${path}/${there.id}/archive`, {})
    const next = ids.find(id => id !== there.id)
    expect((await moved(next ?? '', { statusId: going })).status).toBe(200)
    await refused(admin.post(`${path}/${there.id}/restore`, {}), 422, 'task_wip_limit_reached')
  })
})

describe('many tasks', () => {
  it('change alike, one after the other, and those that cannot are told of', async () => {
    const at = await project()
    const { doing = '', todo = '' } = await statusesOf(at.id)
    await admin.put(`/v1/projects/${at.id}/task-statuses`, {
      statuses: (await admin.get(`/v1/projects/${at.id}/task-statuses`)).body.statuses.map(
        ({ position: _, ...each }: any) => ({ ...each, wipLimit: each.code === 'doing' ? 2 : null }),
      ),
    })
    const ids: string[] = []
    for (let place = 0; place < 3; place++) ids.push((await task({ projectId: at.id })).id)
    const archived = await task({ projectId: at.id })
    await admin.post(`${path}/${archived.id}/archive`, {})
    const elsewhere = await task()
    const unknown = newId()
    const body = {
      ids: [...ids.toReversed(), archived.id, elsewhere.id, unknown],
      change: { statusId: doing, priority: 'urgent', assigneeMembershipIds: [onni.id] },
    }
    const expected = {
      actedCount: 2,
      skippedCount: 4,
      skipped: [
        { id: ids[0], code: 'task_wip_limit_reached' },
        { id: archived.id, code: 'task_archived' },
        { id: elsewhere.id, code: 'task_status_not_found' },
        { id: unknown, code: 'task_not_found' },
      ],
    }
    expect((await admin.post(`${path}/bulk`, { ...body, dryRun: true })).body).toMatchObject({
      ...expected,
      dryRun: true,
    })
    expect(await columnOf(at.id, todo)).toEqual(ids)
    expect((await admin.post(`${path}/bulk`, body)).body).toMatchObject({ ...expected, dryRun: false })
    expect(await columnOf(at.id, doing)).toEqual([ids[2], ids[1]])
    expect((await eventsOf(ids[2] ?? '')).map(({ event }) => event)).toEqual([
      'task.created',
      'task.status_changed',
      'task.updated',
    ])
    const one = (change: object, id = ids[0]) =>
      admin.post(`${path}/bulk`, { ids: [id], change }).then(answer => answer.body.skipped[0]?.code ?? null)
    expect(await one({ archived: false, statusId: doing }, archived.id)).toBe('task_wip_limit_reached')
    expect(await one({ archived: false, statusId: todo, labelIds: [label.id] }, archived.id)).toBeNull()
    expect(await one({ archived: true })).toBeNull()
    expect((await admin.get(`${path}/${ids[0]}`)).body.archivedAt).not.toBeNull()
    expect(await one({ labelIds: [newId()] }, ids[1])).toBe('task_label_not_found')
    expect(await one({ assigneeMembershipIds: [newId()] }, ids[1])).toBe('membership_not_found')
    expect(await one({ phaseId: newId() }, ids[1])).toBe('project_phase_not_found')
    await admin.patch(`${path}/${ids[1]}`, { startDate: '2027-05-05' })
    expect(await one({ dueDate: '2027-05-04' }, ids[1])).toBe('task_dates_invalid')
  })

  it('of a project that allows few moves are held back by its table', async () => {
    const at = await project()
    await admin.put(`/v1/projects/${at.id}/task-statuses`, {
      statuses: [
        { code: 'open', name: 'Auki', category: 'started' },
        { code: 'ready', name: 'Valmis', category: 'completed' },
        { code: 'over', name: 'Ohi', category: 'cancelled' },
      ],
      transitions: [{ from: 'open', to: 'ready', guards: ['unfinished_checklist'] }],
    })
    const { ready, over } = await statusesOf(at.id)
    const one = await task({ projectId: at.id, checklist: [{ text: 'a' }] })
    const to = async (statusId: string | undefined) =>
      (await admin.post(`${path}/bulk`, { ids: [one.id], change: { statusId } })).body.skipped[0]
    expect(await to(over)).toMatchObject({ code: 'task_transition_not_allowed', from: 'open', to: 'over' })
    expect(await to(ready)).toMatchObject({
      ...{ code: 'task_guard_not_met', guards: ['unfinished_checklist'] },
      title: 'Something must be over first',
    })
    await admin.post(`${path}/${one.id}/archive`, {})
    await admin.post(`/v1/projects/${at.id}/close`, {})
    expect(
      (await admin.post(`${path}/bulk`, { ids: [one.id], change: { priority: 'low', archived: false } }))
        .body,
    ).toMatchObject({ skipped: [{ code: 'project_closed' }] })
  })
})
