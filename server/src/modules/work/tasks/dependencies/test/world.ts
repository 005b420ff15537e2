import { expect } from 'vitest'
import { startWorld, type World } from '../../../../../../test/world/world.ts'

/** A project with tasks as they are asked for. */
export async function projectWorld() {
  const world = await startWorld()
  const admin = world.as('aino')
  const made = async (path: string, body: object): Promise<any> => {
    const answer = await admin.post(path, body)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
    return answer.body
  }
  let codes = 0
  const newProject = (body: object = {}) =>
    made('/v1/projects', { code: `koulu${codes++}`, name: 'Koulun lämpöpumput', ...body })
  const project = await newProject()
  const task = (title: string, body: object = {}) =>
    made('/v1/tasks', { title, projectId: project.id, ...body })
  const statusOf = async (code: string, projectId: string | null = project.id): Promise<string> => {
    const path = projectId === null ? '/v1/task-statuses' : `/v1/projects/${projectId}/task-statuses`
    const { statuses } = (await admin.get(path)).body
    return statuses.find((each: { code: string }) => each.code === code).id
  }
  const finish = async (id: string) =>
    admin.post(`/v1/tasks/${id}/status`, { statusId: await statusOf('done') })
  const closedProject = async () => {
    const closed = await newProject()
    const inside = await made('/v1/tasks', { title: 'Vanha', projectId: closed.id })
    const done = await statusOf('done', closed.id)
    await admin.post(`/v1/tasks/${inside.id}/status`, { statusId: done })
    const answer = await admin.post(`/v1/projects/${closed.id}/close`, {})
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    return { closed, inside }
  }
  return { world, admin, made, newProject, project, task, statusOf, finish, closedProject }
}

/** Has a task wait for so many others, which are not there: making two hundred takes long. */
export const waitsForMany = (
  { database, meri }: World,
  {
    projectId,
    taskId,
    count,
  }: { readonly projectId: string; readonly taskId: string; readonly count: number },
): Promise<unknown> =>
  database.owner(`
    set session_replication_role = replica;
    insert into task_dependencies (org_id, id, project_id, from_task_id, to_task_id, type, lag_minutes, updated_at)
    select '${meri.id}', gen_random_uuid(), '${projectId}', gen_random_uuid(), '${taskId}', 'fs', 0, now()
    from generate_series(1, ${count});
    set session_replication_role = origin`)

export const refusedWith = (answer: { status: number; body: any }, status: number, code: string) =>
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status, body: { code } })
