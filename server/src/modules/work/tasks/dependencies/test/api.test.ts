import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { projectWorld, refusedWith, waitsForMany } from './world.ts'

const { world, admin, made, newProject, project, task, statusOf, finish, closedProject } =
  await projectWorld()
const at = (id: string) => `/v1/tasks/${id}/dependencies`
const waits = (to: { id: string }, from: { id: string }, more: object = {}) =>
  made(at(to.id), { fromTaskId: from.id, ...more })

describe('a dependency', () => {
  it('is listed at both tasks, changed, and removed', async () => {
    const [first, second] = [await task('Suunnittele'), await task('Rakenna')]
    const dependency = await waits(second, first, { lagMinutes: 1440 })
    expect(dependency).toEqual({
      id: dependency.id,
      fromTaskId: first.id,
      toTaskId: second.id,
      type: 'fs',
      lagMinutes: 1440,
      updatedAt: dependency.updatedAt,
    })
    for (const { id } of [first, second]) expect((await admin.get(at(id))).body.items).toEqual([dependency])
    const path = `${at(first.id)}/${dependency.id}`
    refusedWith(
      await admin.patch(path, { type: 'ss', expectedUpdatedAt: '2020-01-01T00:00:00Z' }),
      409,
      'task_dependency_stale',
    )
    const changed = await admin.patch(path, { type: 'ss', expectedUpdatedAt: dependency.updatedAt })
    expect(changed.body).toMatchObject({ type: 'ss', lagMinutes: 1440 })
    expect((await admin.patch(path, { type: 'ss' })).body).toEqual(changed.body)
    const bundle = await admin.get(`/v1/projects/${project.id}/tasks`)
    expect(bundle.body.dependencies).toContainEqual(changed.body)
    expect(await admin.delete(path)).toMatchObject({ status: 204 })
    refusedWith(await admin.delete(path), 404, 'task_dependency_not_found')
    refusedWith(await admin.patch(path, { type: 'ff' }), 404, 'task_dependency_not_found')
    expect((await admin.get(at(first.id))).body.items).toEqual([])
  })

  it('is refused in a circle, twice, and beyond the project', async () => {
    const [a, b, c] = [await task('A'), await task('B'), await task('C')]
    await waits(b, a)
    await waits(c, b, { type: 'sf' })
    const circle = await admin.post(at(a.id), { fromTaskId: c.id })
    refusedWith(circle, 422, 'task_dependency_cycle')
    expect(circle.body.circle).toEqual([c.id, a.id, b.id])
    const self = await admin.post(at(a.id), { fromTaskId: a.id })
    refusedWith(self, 422, 'task_dependency_cycle')
    expect(self.body.circle).toEqual([a.id])
    refusedWith(await admin.post(at(b.id), { fromTaskId: a.id, type: 'ff' }), 409, 'task_dependency_exists')
    const other = await made('/v1/tasks', { title: 'Muualla', projectId: (await newProject()).id })
    const own = await made('/v1/tasks', { title: 'Oma' })
    for (const { id } of [other, own])
      refusedWith(await admin.post(at(a.id), { fromTaskId: id }), 422, 'task_dependency_other_project')
    refusedWith(await admin.post(at(a.id), { fromTaskId: newId() }), 404, 'task_not_found')
    refusedWith(await admin.post(at(newId()), { fromTaskId: a.id }), 404, 'task_not_found')
    refusedWith(await admin.get(at(newId())), 404, 'task_not_found')
    await admin.post(`/v1/tasks/${c.id}/archive`, {})
    refusedWith(await admin.post(at(c.id), { fromTaskId: a.id }), 409, 'task_archived')
    refusedWith(await admin.post(at(a.id), { fromTaskId: c.id }), 409, 'task_archived')
    const { inside } = await closedProject()
    refusedWith(await admin.post(at(inside.id), { fromTaskId: a.id }), 409, 'project_closed')
  })

  it('closes no circle either when both halves are added at once', async () => {
    const [a, b, c] = [await task('A'), await task('B'), await task('C')]
    const answers = await Promise.all([
      admin.post(at(a.id), { fromTaskId: b.id }),
      admin.post(at(b.id), { fromTaskId: c.id }),
      admin.post(at(c.id), { fromTaskId: a.id }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422])
  })

  it('is limited for a task', async () => {
    const [hub, last] = [await task('Keskus'), await task('Viimeinen')]
    await waitsForMany(world, { projectId: project.id, taskId: hub.id, count: 200 })
    refusedWith(await admin.post(at(hub.id), { fromTaskId: last.id }), 422, 'task_dependency_limit_reached')
    await world.database.owner(`delete from task_dependencies where to_task_id = '${hub.id}'`)
  })

  it('guards the statuses that ask for it', async () => {
    const guarded = await newProject()
    const [first, second] = [
      await made('/v1/tasks', { title: 'Eka', projectId: guarded.id }),
      await made('/v1/tasks', { title: 'Toka', projectId: guarded.id }),
    ]
    const statuses = [
      { code: 'todo', name: 'Tekemättä', category: 'unstarted' },
      { code: 'done', name: 'Valmis', category: 'completed' },
    ]
    const path = `/v1/projects/${guarded.id}/task-statuses`
    const transitions = [{ from: 'todo', to: 'done', guards: ['open_dependencies'] }]
    const set = await admin.put(path, { statuses, transitions })
    expect(set, JSON.stringify(set.body)).toMatchObject({ status: 200 })
    await waits(second, first)
    const done = { statusId: await statusOf('done', guarded.id) }
    const refused = await admin.post(`/v1/tasks/${second.id}/status`, done)
    refusedWith(refused, 422, 'task_guard_not_met')
    expect(refused.body.guards).toEqual(['open_dependencies'])
    for (const { id } of [first, second])
      expect(await admin.post(`/v1/tasks/${id}/status`, done)).toMatchObject({ status: 200 })
  })

  it('goes with tasks that leave the project together, and ends for those that stay', async () => {
    const [stays, parent] = [await task('Jää'), await task('Lähtee')]
    const child = await task('Osa', { parentTaskId: parent.id })
    await waits(parent, stays)
    const kept = await waits(child, parent)
    const elsewhere = await newProject()
    const answer = await admin.post(`/v1/tasks/${parent.id}/change-project`, { projectId: elsewhere.id })
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    expect((await admin.get(at(stays.id))).body.items).toEqual([])
    expect((await admin.get(at(parent.id))).body.items).toMatchObject([{ id: kept.id }])
    const bundle = await admin.get(`/v1/projects/${elsewhere.id}/tasks`)
    expect(bundle.body.dependencies).toMatchObject([{ id: kept.id }])
  })
})

describe('rescheduling', () => {
  const dated = (startDate: string, dueDate: string) => ({ startDate, dueDate })
  /** How often it was told of each task that it changed. */
  const updatesOf = async (...tasks: { id: string }[]): Promise<number[]> => {
    const { items } = (await admin.get('/v1/integration-events?event=task.updated&limit=100')).body
    return tasks.map(({ id }) => items.filter(({ payload }: any) => payload.taskId === id).length)
  }
  const moving = (id: string, body: object) => admin.post(`/v1/tasks/${id}/reschedule`, body)

  it('pushes what waits, over weekends and holidays, tells it first and writes it then', async () => {
    const first = await task('Eka', dated('2027-03-22', '2027-03-23'))
    const second = await task('Toka', dated('2027-03-24', '2027-03-25'))
    const third = await task('Kolmas', { dueDate: '2027-03-30' })
    const dependency = await waits(second, first)
    await waits(third, second)
    // Each dependency has told of the tasks at its ends.
    const updatesBefore = await updatesOf(first, second, third)
    expect(updatesBefore).toEqual([1, 2, 1])
    const wanted = dated('2027-03-23', '2027-03-24')
    const told = await moving(first.id, { ...wanted, dryRun: true })
    // Good Friday and Easter Monday are days of rest.
    const moved = [
      { taskId: first.id, ...wanted, from: dated('2027-03-22', '2027-03-23'), dependencyId: null },
      {
        taskId: second.id,
        ...dated('2027-03-25', '2027-03-30'),
        from: dated('2027-03-24', '2027-03-25'),
        dependencyId: dependency.id,
      },
      { taskId: third.id, startDate: null, dueDate: '2027-03-31' },
    ]
    expect(told).toMatchObject({ status: 200, body: { moved, dryRun: true } })
    expect((await admin.get(`/v1/tasks/${second.id}`)).body).toMatchObject(dated('2027-03-24', '2027-03-25'))
    const done = await moving(first.id, wanted)
    expect(done.body).toEqual({ ...told.body, dryRun: false })
    expect((await admin.get(`/v1/tasks/${second.id}`)).body).toMatchObject(dated('2027-03-25', '2027-03-30'))
    expect((await moving(first.id, wanted)).body.moved).toEqual([])
    expect(await updatesOf(first, second, third)).toEqual(updatesBefore.map(count => count + 1))
  })

  it('is refused before what the task waits for, against the order of its dates, and beyond the calendar', async () => {
    const first = await task('Eka', dated('2027-03-01', '2027-03-05'))
    const second = await task('Toka', dated('2027-03-08', '2027-03-09'))
    const dependency = await waits(second, first, { lagMinutes: -60 })
    const early = await moving(second.id, { startDate: '2027-03-04' })
    refusedWith(early, 422, 'task_before_predecessor')
    expect(early.body.dependencyIds).toEqual([dependency.id])
    refusedWith(await moving(first.id, { dueDate: '2027-02-01' }), 422, 'task_dates_invalid')
    refusedWith(await moving(first.id, { dueDate: '2999-12-31' }), 422, 'task_schedule_out_of_range')
    refusedWith(
      await moving(first.id, { dueDate: '2027-03-08', expectedUpdatedAt: '2020-01-01T00:00:00Z' }),
      409,
      'task_stale',
    )
    refusedWith(await moving(newId(), {}), 404, 'task_not_found')
    await finish(first.id)
    expect(await moving(second.id, { startDate: '2027-03-04' })).toMatchObject({ status: 200 })
    await admin.post(`/v1/tasks/${first.id}/archive`, {})
    refusedWith(await moving(first.id, {}), 409, 'task_archived')
    const { inside } = await closedProject()
    refusedWith(await moving(inside.id, {}), 409, 'project_closed')
  })
})

describe('the schedule of a project', () => {
  it('shows the critical path, and leaves out what is over', async () => {
    const { id } = await newProject({ startDate: '2027-03-01', endDate: '2027-03-12' })
    const inProject = (title: string, body: object = {}) => task(title, { projectId: id, ...body })
    const plan = await inProject('Suunnittele', { estimateMinutes: 900 })
    const build = await inProject('Rakenna', { estimateMinutes: 2250 })
    const paint = await inProject('Maalaa')
    const over = await inProject('Ohi', { dueDate: '2028-01-01' })
    await admin.post(`/v1/tasks/${over.id}/status`, { statusId: await statusOf('done', id) })
    const driving = await waits(build, plan)
    await waits(paint, plan)
    await waits(paint, over)
    const schedule = await admin.get(`/v1/projects/${id}/schedule`)
    expect(schedule.body).toMatchObject({
      startDate: '2027-03-01',
      finishDate: '2027-03-09',
      endDate: '2027-03-12',
      items: [
        { taskId: plan.id, workingDays: 2, critical: true, drivenBy: null },
        {
          taskId: build.id,
          earliestStart: '2027-03-03',
          earliestFinish: '2027-03-09',
          latestFinish: '2027-03-09',
          slackDays: 0,
          critical: true,
          drivenBy: driving.id,
        },
        {
          taskId: paint.id,
          earliestStart: '2027-03-03',
          latestStart: '2027-03-09',
          slackDays: 4,
          critical: false,
        },
      ],
    })
    expect((await admin.get(`/v1/projects/${(await newProject()).id}/schedule`)).body).toEqual({
      startDate: null,
      finishDate: null,
      endDate: null,
      items: [],
    })
    refusedWith(await admin.get(`/v1/projects/${newId()}/schedule`), 404, 'project_not_found')
  })

  it('is not made for more open tasks than it can bear', async () => {
    const { id } = await newProject()
    await task('Yksi', { projectId: id })
    await world.database.owner(`
      insert into tasks (org_id, id, project_id, number, title, status_id, priority, billable, rank, created_at, updated_at)
      select t.org_id, gen_random_uuid(), t.project_id, t.number + n, t.title, t.status_id, t.priority, false,
        t.rank || lpad(n::text, 5, '0') || 'V', t.created_at, t.updated_at
      from tasks t, generate_series(1, 5000) n where t.project_id = '${id}'`)
    refusedWith(await admin.get(`/v1/projects/${id}/schedule`), 422, 'project_schedule_too_large')
    const [{ id: one }] = (await admin.get(`/v1/projects/${id}/tasks/page?limit=1`)).body.items
    refusedWith(await admin.post(`/v1/tasks/${one}/reschedule`, {}), 422, 'project_schedule_too_large')
  })
})

it('is for those who manage projects, and none of another organisation', async () => {
  const [first, second] = [await task('Eka'), await task('Toka')]
  const dependency = await waits(second, first)
  for (const who of ['sisu', 'onni'] as const)
    refusedWith(await world.as(who).post(at(first.id), { fromTaskId: second.id }), 403, 'insufficient_role')
  const foreign = world.as('sanna')
  for (const answer of [
    await foreign.get(at(first.id)),
    await foreign.delete(`${at(first.id)}/${dependency.id}`),
    await foreign.post(`/v1/tasks/${first.id}/reschedule`, {}),
  ])
    expect([402, 404]).toContain(answer.status)
})
