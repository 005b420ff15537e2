import { describe, expect, it } from 'vitest'
import { startWorld } from '../world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
let codes = 0

const made = async (path: string, body: object): Promise<any> => {
  const answer = await admin.post(path, body)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 })
  return answer.body
}
const newProject = (): Promise<{ readonly id: string }> =>
  made('/v1/projects', { code: `mirror-${codes++}`, name: 'Peilattu' })
const newTask = async (projectId: string): Promise<string> =>
  (await made('/v1/tasks', { title: 'Asenna', projectId })).id

interface Row {
  readonly id: string
  readonly updatedAt: string
}

/** A copy that knows what is swept alone: it reads again what a project or a task carries when their sweep has them. */
function mirrorOf(projectId: string) {
  const sweeps = ['/v1/projects', `/v1/projects/${projectId}/tasks/page`]
  const watermarks = new Map(sweeps.map(path => [path, '2020-01-01T00:00:00.000Z']))
  const changed = async () => {
    const ids = new Set<string>()
    for (const path of sweeps) {
      const from = watermarks.get(path) ?? ''
      const { status, body } = await admin.get(`${path}?updatedSince=${from}&limit=100`)
      expect([status, body.pageInfo?.hasMore]).toEqual([200, false])
      const items: readonly Row[] = body.items
      for (const { id } of items.filter(({ updatedAt }) => updatedAt > from)) ids.add(id)
      watermarks.set(path, items.at(-1)?.updatedAt ?? from)
    }
    return ids
  }
  const milestones = new Map<string, unknown>()
  const dependencies = new Map<string, readonly { readonly id: string }[]>()
  return {
    async sweep() {
      const ids = await changed()
      if (ids.delete(projectId)) {
        const { items } = (await admin.get(`/v1/projects/${projectId}/milestones`)).body
        milestones.clear()
        for (const item of items) milestones.set(item.id, item)
      }
      for (const id of ids) {
        const answer = await admin.get(`/v1/tasks/${id}/dependencies`)
        if (answer.status === 200) dependencies.set(id, answer.body.items)
      }
      return { milestones: [...milestones.values()], dependencies }
    },
  }
}

/** Reads the log on from a position, or from its beginning. */
async function readOn(from?: string) {
  const items: any[] = []
  let cursor = from
  let hasMore = true
  while (hasMore) {
    const query = cursor === undefined ? '' : `&cursor=${cursor}`
    const { body } = await admin.get(`/v1/integration-events?limit=100${query}`)
    items.push(...body.items)
    cursor = body.pageInfo.nextCursor ?? cursor
    hasMore = body.pageInfo.hasMore
  }
  return { items, cursor }
}

/** Of which of some projects and tasks it is told that they changed, while something is done. */
async function toldWhile(ids: readonly string[], work: () => Promise<unknown>) {
  const { cursor } = await readOn()
  await work()
  const { items } = await readOn(cursor)
  const told: string[] = items
    .filter(({ event }) => event === 'project.updated' || event === 'task.updated')
    .map(({ payload }) => payload.taskId ?? payload.projectId)
  return told.filter(id => ids.includes(id)).toSorted()
}

describe('a mirror of projects and tasks', () => {
  it('learns of a milestone that is set, changed and deleted by the sweep of its project', async () => {
    const { id } = await newProject()
    const path = `/v1/projects/${id}/milestones`
    const mirror = mirrorOf(id)
    await mirror.sweep()
    let milestone: any
    const body = { name: 'Katto', dueDate: '2027-05-31' }
    expect(await toldWhile([id], async () => (milestone = await made(path, body)))).toEqual([id])
    expect((await mirror.sweep()).milestones).toEqual([milestone])
    const one = `${path}/${milestone.id}`
    let changed: any
    expect(
      await toldWhile([id], async () => (changed = (await admin.patch(one, { dueDate: '2027-06-15' })).body)),
    ).toEqual([id])
    expect((await mirror.sweep()).milestones).toEqual([changed])
    expect(await toldWhile([id], () => admin.patch(one, { dueDate: '2027-06-15' }))).toEqual([])
    expect(await toldWhile([id], () => admin.delete(one))).toEqual([id])
    expect((await mirror.sweep()).milestones).toEqual([])
  })

  it('learns of a dependency that is made, changed and deleted by the sweep of the tasks at both ends', async () => {
    const { id } = await newProject()
    const [first, second] = [await newTask(id), await newTask(id)]
    const ends = [first, second].toSorted()
    const mirror = mirrorOf(id)
    await mirror.sweep()
    const at = `/v1/tasks/${second}/dependencies`
    let dependency: any
    expect(await toldWhile(ends, async () => (dependency = await made(at, { fromTaskId: first })))).toEqual(
      ends,
    )
    const atBothEnds = async () => {
      const { dependencies } = await mirror.sweep()
      return ends.map(end => dependencies.get(end))
    }
    expect(await atBothEnds()).toEqual([[dependency], [dependency]])
    const one = `${at}/${dependency.id}`
    let changed: any
    expect(
      await toldWhile(ends, async () => (changed = (await admin.patch(one, { type: 'ss' })).body)),
    ).toEqual(ends)
    expect(await atBothEnds()).toEqual([[changed], [changed]])
    expect(await toldWhile(ends, () => admin.patch(one, { type: 'ss' }))).toEqual([])
    expect(await toldWhile(ends, () => admin.delete(one))).toEqual(ends)
    expect(await atBothEnds()).toEqual([[], []])
  })

  it('learns of what ends because a task moves to another project, at what stays', async () => {
    const [{ id }, elsewhere] = [await newProject(), await newProject()]
    const [stays, leaves] = [await newTask(id), await newTask(id)]
    await made(`/v1/tasks/${leaves}/dependencies`, { fromTaskId: stays })
    const milestone = await made(`/v1/projects/${id}/milestones`, {
      name: 'Katto',
      dueDate: '2027-05-31',
      taskIds: [stays, leaves],
    })
    const mirror = mirrorOf(id)
    await mirror.sweep()
    const moving = () => admin.post(`/v1/tasks/${leaves}/change-project`, { projectId: elsewhere.id })
    expect(await toldWhile([id, stays, leaves], moving)).toEqual([id, stays, leaves].toSorted())
    const { milestones, dependencies } = await mirror.sweep()
    expect(milestones).toMatchObject([{ id: milestone.id, taskIds: [stays] }])
    expect((milestones[0] as Row).updatedAt > milestone.updatedAt).toBe(true)
    expect(dependencies.get(stays)).toEqual([])
  })

  it('learns that the statuses of a project are others by the sweep of the project', async () => {
    const { id } = await newProject()
    const statuses = [
      { code: 'todo', name: 'Tekemättä', category: 'unstarted' },
      { code: 'done', name: 'Valmis', category: 'completed' },
    ]
    const path = `/v1/projects/${id}/task-statuses`
    const body = { statuses, transitions: [{ from: 'todo', to: 'done' }] }
    const replaced = async () => {
      const answer = await admin.put(path, body)
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    }
    const { updatedAt } = (await admin.get(`/v1/projects/${id}`)).body
    expect(await toldWhile([id], replaced)).toEqual([id])
    expect((await admin.get(`/v1/projects/${id}`)).body.updatedAt > updatedAt).toBe(true)
  })
})
