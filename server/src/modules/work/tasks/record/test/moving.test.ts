import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { rankBetween, ranksAfter } from '../ranks.ts'
import { taskWorld } from './world.ts'

const { world, admin, project, task, statusesOf, eventsOf } = await taskWorld()
const path = '/v1/tasks'

const refused = async (answer: Promise<{ status: number; body: any }>, status: number, code: string) =>
  expect(await answer).toMatchObject({ status, body: { code } })
const moved = (id: string, body: object) => admin.post(`${path}/${id}/move`, body)
const columnOf = async (projectId: string, statusId: string): Promise<string[]> =>
  (await admin.get(`/v1/projects/${projectId}/tasks`)).body.columns.find(
    (column: { statusId: string }) => column.statusId === statusId,
  ).taskIds

describe('ranks', () => {
  const move = fc.record({ card: fc.nat(), to: fc.nat(1), place: fc.nat(30) })

  it('keep a total order and every card, whatever is moved between whatever', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.array(move, { maxLength: 60 }), (count, moves) => {
        const columns: { id: number; rank: string }[][] = [
          ranksAfter(null, count).map((rank, id) => ({ id, rank })),
          [],
        ]
        for (const { card, to, place } of moves) {
          const id = card % count
          const from = columns.find(column => column.some(each => each.id === id)) ?? []
          from.splice(
            from.findIndex(each => each.id === id),
            1,
          )
          const column = columns[to] ?? []
          const at = Math.min(place, column.length)
          column.splice(at, 0, {
            id,
            rank: rankBetween(column[at - 1]?.rank ?? null, column[at]?.rank ?? null),
          })
        }
        for (const column of columns)
          for (const [at, { rank }] of column.entries())
            if (at > 0) expect((column[at - 1]?.rank ?? '') < rank).toBe(true)
        expect(
          columns
            .flat()
            .map(({ id }) => id)
            .toSorted((a, b) => a - b),
        ).toEqual(Array.from({ length: count }, (_, id) => id))
      }),
      { numRuns: 300 },
    ))
})

describe('a board', () => {
  it('has a task beside another, and leaves one that stands there', async () => {
    const at = await project()
    const { todo = '', doing = '' } = await statusesOf(at.id)
    const [a, b, c] = [
      await task({ projectId: at.id }),
      await task({ projectId: at.id }),
      await task({ projectId: at.id }),
    ]
    const after = (await moved(c.id, { afterTaskId: a.id })).body
    expect(await columnOf(at.id, todo)).toEqual([a.id, c.id, b.id])
    expect((await moved(c.id, { beforeTaskId: b.id })).body).toEqual(after)
    await moved(b.id, { beforeTaskId: a.id })
    expect(await columnOf(at.id, todo)).toEqual([b.id, a.id, c.id])
    await moved(a.id, { statusId: doing })
    await moved(b.id, { statusId: doing, beforeTaskId: a.id })
    expect(await columnOf(at.id, doing)).toEqual([b.id, a.id])
    expect((await eventsOf(b.id)).map(({ event }) => event)).toEqual([
      'task.created',
      'task.updated',
      'task.status_changed',
    ])
    expect((await eventsOf(b.id)).at(-1)?.payload).toMatchObject({ taskId: b.id, status: 'doing' })
    await refused(moved(c.id, { afterTaskId: a.id }), 409, 'task_board_changed')
    await refused(moved(c.id, { afterTaskId: c.id }), 409, 'task_board_changed')
    await refused(moved(c.id, { afterTaskId: newId() }), 409, 'task_board_changed')
    await refused(moved(c.id, { afterTaskId: (await task()).id }), 409, 'task_board_changed')
    await refused(moved(c.id, { afterTaskId: a.id, beforeTaskId: b.id }), 422, 'task_place_ambiguous')
    await refused(moved(c.id, { statusId: (await statusesOf(null))['todo'] }), 404, 'task_status_not_found')
    await refused(moved(c.id, { expectedUpdatedAt: '2020-01-01T00:00:00Z' }), 409, 'task_stale')
    const dry = await moved(c.id, { statusId: doing, dryRun: true })
    expect(dry.body.statusId).toBe(doing)
    expect(await columnOf(at.id, todo)).toEqual([c.id])
  })

  it('makes ranks short again that have grown too long', async () => {
    const at = await project()
    const { todo = '' } = await statusesOf(at.id)
    const ids: string[] = []
    for (let place = 0; place < 4; place++) ids.push((await task({ projectId: at.id })).id)
    const [first = '', second = '', third = '', last = ''] = ids
    for (const [id, rank] of [
      [first, `a0${'V'.repeat(199)}`],
      [second, `a0${'V'.repeat(200)}`],
    ])
      await world.database.owner(`update tasks set rank = $1 where id = $2`, [rank, id])
    const { body } = await moved(last, { afterTaskId: first })
    expect(body.rank.length).toBeLessThan(10)
    expect(await columnOf(at.id, todo)).toEqual([first, last, second, third])
    expect((await admin.get(`${path}/${last}`)).body).toEqual(body)
  })

  it('loses no task, whatever people move at once', async () => {
    const at = await project()
    const { todo = '', doing = '' } = await statusesOf(at.id)
    const ids: string[] = []
    for (let place = 0; place < 8; place++) ids.push((await task({ projectId: at.id })).id)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, round) => {
        const id = ids[round % ids.length] ?? ''
        const beside = ids[(round * 3 + 1) % ids.length]
        const statusId = round % 3 === 0 ? doing : todo
        return moved(id, round % 2 ? { statusId, afterTaskId: beside } : { statusId, beforeTaskId: beside })
      }),
    )
    for (const { status, body } of answers) expect([200, 409], JSON.stringify(body)).toContain(status)
    const left = await columnOf(at.id, todo)
    const right = await columnOf(at.id, doing)
    expect([...left, ...right].toSorted()).toEqual(ids.toSorted())
    const { items } = (await admin.get(`/v1/projects/${at.id}/tasks/page`)).body
    expect(new Set(items.map(({ statusId, rank }: any) => `${statusId} ${rank}`)).size).toBe(ids.length)
  })
})

describe('another project', () => {
  it('takes a task with its parts, and gives them numbers and statuses there', async () => {
    const [from, to] = [await project(), await project()]
    await task({ projectId: to.id })
    const top = await task({ projectId: from.id })
    const middle = await task({ projectId: from.id, parentTaskId: top.id })
    const bottom = await task({
      projectId: from.id,
      parentTaskId: middle.id,
      statusId: (await statusesOf(from.id))['done'],
    })
    const url = `${path}/${middle.id}/change-project`
    expect((await admin.post(url, { projectId: to.id, dryRun: true })).body).toMatchObject({ number: 2 })
    expect((await admin.post(url, { projectId: to.id })).body).toMatchObject({
      projectId: to.id,
      number: 2,
      parentTaskId: null,
    })
    expect((await admin.get(`${path}/${bottom.id}`)).body).toMatchObject({
      projectId: to.id,
      number: 3,
      parentTaskId: middle.id,
      category: 'completed',
      statusId: (await statusesOf(to.id))['done'],
    })
    expect((await task({ projectId: to.id })).number).toBe(4)
    expect((await task({ projectId: from.id })).number).toBe(4)
    const phase = (await admin.post(`/v1/projects/${from.id}/phases`, { code: '10', name: 'Vaihe' })).body
    await refused(admin.post(url, { projectId: null, phaseId: phase.id }), 404, 'project_phase_not_found')
    const back = { projectId: from.id, phaseId: phase.id, dryRun: true }
    expect((await admin.post(url, back)).body).toMatchObject({ projectId: from.id, phaseId: phase.id })
    const out = (await admin.post(url, { projectId: null })).body
    expect(out).toMatchObject({ projectId: null })
    expect((await admin.post(url, { projectId: null })).body).toEqual(out)
    await refused(admin.post(url, { projectId: newId() }), 404, 'project_not_found')
    const closed = await project()
    await admin.post(`/v1/projects/${closed.id}/close`, {})
    await refused(admin.post(url, { projectId: closed.id }), 409, 'project_closed')
    await admin.put(`/v1/projects/${to.id}/task-statuses`, {
      statuses: (await admin.get(`/v1/projects/${to.id}/task-statuses`)).body.statuses.map(
        ({ position: _, ...each }: any) => ({ ...each, wipLimit: each.code === 'todo' ? 1 : null }),
      ),
    })
    await refused(admin.post(url, { projectId: to.id }), 422, 'task_wip_limit_reached')
  })
})
