import { expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { projectWorld, refusedWith } from '../../dependencies/test/world.ts'

const { world, admin, made, newProject, project, task, closedProject } = await projectWorld()
const at = (id: string) => `/v1/projects/${id}/milestones`

it('a milestone is set, reached, and deleted', async () => {
  const [first, second] = [await task('Eka'), await task('Toka')]
  const later = await made(at(project.id), { name: 'Luovutus', dueDate: '2027-08-31' })
  const roof = await made(at(project.id), {
    name: 'Katto kiinni',
    dueDate: '2027-05-31',
    taskIds: [first.id],
  })
  expect(roof).toEqual({
    id: roof.id,
    projectId: project.id,
    name: 'Katto kiinni',
    dueDate: '2027-05-31',
    reachedAt: null,
    taskIds: [first.id],
    updatedAt: roof.updatedAt,
  })
  expect((await admin.get(at(project.id))).body.items).toEqual([roof, later])
  expect((await admin.get(`/v1/projects/${project.id}/tasks`)).body.milestones).toEqual([roof, later])
  const path = `${at(project.id)}/${roof.id}`
  refusedWith(
    await admin.patch(path, { name: 'x', expectedUpdatedAt: '2020-01-01T00:00:00Z' }),
    409,
    'project_milestone_stale',
  )
  refusedWith(
    await admin.patch(path, { reachedAt: '2999-01-01T00:00:00Z' }),
    422,
    'project_milestone_reached_in_future',
  )
  const reached = await admin.patch(path, { reachedAt: '2020-05-30T12:00:00+03:00', taskIds: [second.id] })
  expect(reached.body).toMatchObject({ reachedAt: '2020-05-30T09:00:00.000Z', taskIds: [second.id] })
  expect((await admin.patch(path, { name: 'Katto kiinni' })).body).toEqual(reached.body)
  expect((await admin.patch(path, { reachedAt: null })).body).toMatchObject({ reachedAt: null })
  expect(await admin.delete(path)).toMatchObject({ status: 204 })
  refusedWith(await admin.delete(path), 404, 'project_milestone_not_found')
  refusedWith(await admin.patch(path, { name: 'x' }), 404, 'project_milestone_not_found')
})

it('names tasks of its own project alone', async () => {
  const other = await newProject()
  const elsewhere = await made('/v1/tasks', { title: 'Muualla', projectId: other.id })
  const body = { name: 'Katto', dueDate: '2027-05-31' }
  for (const id of [elsewhere.id, newId()])
    refusedWith(await admin.post(at(project.id), { ...body, taskIds: [id] }), 404, 'task_not_found')
  const milestone = await made(at(project.id), body)
  refusedWith(
    await admin.patch(`${at(other.id)}/${milestone.id}`, { name: 'x' }),
    404,
    'project_milestone_not_found',
  )
  refusedWith(await admin.post(at(newId()), body), 404, 'project_not_found')
  refusedWith(await admin.get(at(newId())), 404, 'project_not_found')
  refusedWith(await world.as('sisu').post(at(project.id), body), 403, 'insufficient_role')
  const { closed } = await closedProject()
  refusedWith(await admin.post(at(closed.id), body), 409, 'project_closed')
})

it('is one of so many at most', async () => {
  const { id } = await newProject()
  await world.database.owner(`
    insert into project_milestones (org_id, id, project_id, name, due_date, updated_at)
    select '${world.meri.id}', gen_random_uuid(), '${id}', 'Monta', '2027-01-01', now() from generate_series(1, 200)`)
  refusedWith(
    await admin.post(at(id), { name: 'Liikaa', dueDate: '2027-05-31' }),
    422,
    'project_milestone_limit_reached',
  )
})

it('goes with a copy of its project, with its date moved and the tasks that were copied', async () => {
  const { id } = await newProject({ startDate: '2027-01-01' })
  const [first, second] = [
    await made('/v1/tasks', { title: 'Eka', projectId: id }),
    await made('/v1/tasks', { title: 'Toka', projectId: id }),
  ]
  await made(`/v1/tasks/${second.id}/dependencies`, { fromTaskId: first.id, lagMinutes: 60 })
  await made(at(id), {
    name: 'Katto',
    dueDate: '2027-05-31',
    reachedAt: '2020-01-01T00:00:00Z',
    taskIds: [second.id],
  })
  const body = { code: 'kopio', name: 'Kopio', startDate: '2027-01-11' }
  const copy = await made(`/v1/projects/${id}/copy`, body)
  const { tasks, dependencies, milestones } = (
    await admin.get(`/v1/projects/${copy.id ?? copy.project.id}/tasks`)
  ).body
  expect(dependencies).toMatchObject([{ fromTaskId: tasks[0].id, toTaskId: tasks[1].id, lagMinutes: 60 }])
  expect(milestones).toMatchObject([{ dueDate: '2027-06-10', reachedAt: null, taskIds: [tasks[1].id] }])
})
