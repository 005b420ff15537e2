import { expect } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

/** A project with the default statuses, one that is closed, a label, and tasks as they are asked for. */
export async function taskWorld() {
  const world = await startWorld()
  const admin = world.as('aino')
  const made = async (path: string, body: object): Promise<any> => {
    const answer = await admin.post(path, body)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
    return answer.body
  }
  let projects = 0
  const project = (body: object = {}) =>
    made('/v1/projects', { code: `p${projects++}`, name: 'Koulun lämpöpumput', ...body })
  const task = (body: object = {}) => made('/v1/tasks', { title: 'Tilaa lämpöpumput', ...body })
  const statusesOf = async (projectId: string | null): Promise<Record<string, string>> => {
    const path = projectId === null ? '/v1/task-statuses' : `/v1/projects/${projectId}/task-statuses`
    const { statuses } = (await admin.get(path)).body
    return Object.fromEntries(statuses.map(({ code, id }: { code: string; id: string }) => [code, id]))
  }
  const eventsOf = (id: string) =>
    world.database.owner<{ event: string; payload: Record<string, unknown> }>(
      `select event, payload from integration_events where payload ->> 'taskId' = $1 order by sequence`,
      [id],
    )
  const label = await made('/v1/task-labels', { code: 'urgent_part', name: 'Varaosa' })
  return { world, admin, made, project, task, statusesOf, eventsOf, label }
}
