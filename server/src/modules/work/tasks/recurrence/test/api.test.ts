import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { projectWorld, refusedWith } from '../../dependencies/test/world.ts'
import { makeDue } from '../jobs.ts'
import { dateOfToday, daysFromToday } from '../../../../../../test/world/today.ts'

const { world, admin, project, task, finish, closedProject, made } = await projectWorld()
const { onni, eero } = world.meri.members
const at = (id: string) => `/v1/tasks/${id}/recurrence`
const put = (id: string, body: object) => admin.put(at(id), body)
const series = async (id: string): Promise<any[]> => {
  const { recurrenceId } = (await admin.get(`/v1/tasks/${id}`)).body
  const { items } = (await admin.get(`/v1/projects/${project.id}/tasks/page?limit=100&sort=number`)).body
  return items.filter((each: any) => each.recurrenceId === recurrenceId)
}
/** As if the days had passed since: the series stands on the one day, and its next one is the other. */
const asOf = (id: string, anchorOn: string, nextOn: string) =>
  world.database.owner(
    `update task_recurrences set anchor_on = '${anchorOn}', next_on = '${nextOn}' where task_id = '${id}'`,
  )
const today = dateOfToday()
const daysAgo = (days: number) => daysFromToday(-days)

describe('a task that is repeated when it is done', () => {
  it('is followed by the same with other dates, once, when it is completed', async () => {
    const first = await task('Laskuta', {
      startDate: '2099-01-05',
      dueDate: '2099-01-09',
      assigneeMembershipIds: [onni.id, eero.id],
      checklist: [{ text: 'Tarkista', done: true }],
      priority: 'high',
      estimateMinutes: 60,
      externalSource: 'erp',
      externalId: 'r-1',
    })
    const recurrence = await put(first.id, { mode: 'when_done', rule: 'freq=weekly;count=3' })
    expect(recurrence).toMatchObject({
      status: 200,
      body: { taskId: first.id, mode: 'when_done', rule: 'FREQ=WEEKLY;COUNT=3', nextOn: null },
    })
    expect((await put(first.id, { mode: 'when_done', rule: 'FREQ=WEEKLY;COUNT=3' })).body).toEqual(
      recurrence.body,
    )
    expect((await admin.get(at(first.id))).body).toEqual(recurrence.body)
    expect(await finish(first.id)).toMatchObject({ status: 200 })
    const [, second] = await series(first.id)
    expect(second).toMatchObject({
      title: 'Laskuta',
      startDate: '2099-01-12',
      dueDate: '2099-01-16',
      assigneeMembershipIds: [onni.id, eero.id].sort(),
      checklist: [{ text: 'Tarkista', done: false }],
      priority: 'high',
      estimateMinutes: 60,
      category: 'unstarted',
      externalSource: null,
      closedAt: null,
    })
    expect(second.checklist[0].id).not.toBe(first.checklist[0].id)
    expect(second.number).toBeGreaterThan(first.number)
    const open = (await admin.get(`/v1/projects/${project.id}/task-statuses`)).body.statuses[0].id
    await admin.post(`/v1/tasks/${first.id}/status`, { statusId: open })
    await finish(first.id)
    expect(await series(first.id)).toHaveLength(2)
    const moved = await put(first.id, { mode: 'when_done', rule: 'FREQ=DAILY' })
    refusedWith(moved, 409, 'task_recurrence_moved_on')
    expect(moved.body.taskId).toBe(second.id)
    refusedWith(await admin.delete(at(first.id)), 409, 'task_recurrence_moved_on')
    await finish(second.id)
    const [, , third] = await series(first.id)
    expect(third).toMatchObject({ startDate: '2099-01-19', dueDate: '2099-01-23' })
    refusedWith(await admin.get(at(third.id)), 404, 'task_recurrence_not_found')
    await finish(third.id)
    expect(await series(first.id)).toHaveLength(3)
    const created = (await admin.get('/v1/integration-events?limit=100')).body.items.filter(
      ({ event, payload }: any) => event === 'task.created' && payload.taskId === third.id,
    )
    expect(created).toHaveLength(1)
  })

  it('is followed in bulk, and not when it is cancelled', async () => {
    const tasks = [await task('A', { dueDate: '2099-01-05' }), await task('B', { dueDate: '2099-01-05' })]
    for (const { id } of tasks) await put(id, { mode: 'when_done', rule: 'FREQ=DAILY' })
    const { statuses } = (await admin.get(`/v1/projects/${project.id}/task-statuses`)).body
    const idOf = (category: string) => statuses.find((each: any) => each.category === category).id
    const change = (statusId: string) =>
      admin.post('/v1/tasks/bulk', { ids: tasks.map(({ id }) => id), change: { statusId } })
    await change(idOf('cancelled'))
    expect(await series(tasks[0].id)).toHaveLength(1)
    await change(idOf('started'))
    expect(await change(idOf('completed'))).toMatchObject({ status: 200 })
    for (const { id } of tasks) {
      const [, next] = await series(id)
      expect(next).toMatchObject({ startDate: null, dueDate: '2099-01-06' })
    }
  })
})

describe('a task that is repeated on the last of months', () => {
  it('passes over those without the day, and ends with the date of its rule', async () => {
    const first = await task('Tilinpäätös', { dueDate: '2099-01-31' })
    const rule = 'FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20990331'
    expect((await put(first.id, { mode: 'when_done', rule })).body).toMatchObject({ rule })
    await finish(first.id)
    const [, second] = await series(first.id)
    expect(second).toMatchObject({ dueDate: '2099-03-31' })
    expect((await admin.get(at(second.id))).body).toMatchObject({ rule })
    await finish(second.id)
    expect(await series(first.id)).toHaveLength(2)
  })
})

describe('a task that is repeated by date', () => {
  it('is made on its day and on each one that was missed, once, whoever looks how often', async () => {
    const first = await task('Raportoi', { startDate: today, dueDate: today })
    expect((await put(first.id, { mode: 'by_date', rule: 'FREQ=DAILY' })).body.nextOn > today).toBe(true)
    await makeDue(world.app.services, world.meri.id)
    expect(await series(first.id)).toHaveLength(1)
    await asOf(first.id, daysAgo(5), daysAgo(4))
    await Promise.all([1, 2, 3].map(() => makeDue(world.app.services, world.meri.id)))
    await makeDue(world.app.services, world.meri.id)
    const all = await series(first.id)
    const days = all.slice(1).map(({ startDate }) => startDate)
    expect(days.length).toBeGreaterThanOrEqual(4)
    expect(new Set(days).size).toBe(days.length)
    expect(days).toEqual(days.toSorted((a, b) => a.localeCompare(b)))
    expect(days[0]).toBe(daysAgo(4))
    expect((await admin.get(at(first.id))).body).toMatchObject({ taskId: all.at(-1).id })
  })

  it('is passed over while it is archived, and ends with its rule', async () => {
    const first = await task('Arkistoitu', { dueDate: today })
    await put(first.id, { mode: 'by_date', rule: 'FREQ=DAILY;COUNT=3' })
    await asOf(first.id, daysAgo(9), daysAgo(8))
    await admin.post(`/v1/tasks/${first.id}/archive`, {})
    await makeDue(world.app.services, world.meri.id)
    // Lists leave archived ones out.
    expect(await series(first.id)).toEqual([])
    refusedWith(await admin.get(at(first.id)), 404, 'task_recurrence_not_found')
  })

  it('is made no more when its rule is taken away', async () => {
    const first = await task('Loppuu', { dueDate: today })
    const { updatedAt } = (await put(first.id, { mode: 'by_date', rule: 'FREQ=DAILY' })).body
    refusedWith(
      await put(first.id, {
        mode: 'when_done',
        rule: 'FREQ=DAILY',
        expectedUpdatedAt: '2020-01-01T00:00:00Z',
      }),
      409,
      'task_recurrence_stale',
    )
    const changed = await put(first.id, {
      mode: 'when_done',
      rule: 'FREQ=DAILY',
      expectedUpdatedAt: updatedAt,
    })
    expect(changed.body).toMatchObject({ mode: 'when_done', nextOn: null })
    expect(await admin.delete(at(first.id))).toMatchObject({ status: 204 })
    refusedWith(await admin.delete(at(first.id)), 404, 'task_recurrence_not_found')
    refusedWith(await admin.get(at(first.id)), 404, 'task_recurrence_not_found')
    expect((await admin.get(`/v1/tasks/${first.id}`)).body.recurrenceId).toBeNull()
  })
})

it('what cannot be repeated is refused', async () => {
  const body = { mode: 'when_done', rule: 'FREQ=WEEKLY' }
  const { id } = await task('Kerran', { dueDate: '2099-01-05' })
  const { id: undated } = await task('Ilman päivää')
  refusedWith(await put(undated, body), 422, 'task_recurrence_without_date')
  for (const rule of [
    'joka maanantai',
    'FREQ=HOURLY',
    'FREQ=WEEKLY;COUNT=1',
    'FREQ=DAILY;UNTIL=20200101T000000Z',
  ])
    refusedWith(await put(id, { ...body, rule }), 422, 'task_recurrence_invalid')
  refusedWith(await put(newId(), body), 404, 'task_not_found')
  refusedWith(await admin.get(at(newId())), 404, 'task_not_found')
  refusedWith(await world.as('sisu').put(at(id), body), 403, 'insufficient_role')
  await finish(id)
  refusedWith(await put(id, body), 409, 'task_recurrence_of_closed_task')
  await admin.post(`/v1/tasks/${id}/archive`, {})
  refusedWith(await put(id, body), 409, 'task_archived')
  const { inside } = await closedProject()
  refusedWith(await put(inside.id, body), 409, 'project_closed')
  const own = await made('/v1/tasks', { title: 'Oma', dueDate: '2099-01-05' })
  expect(await put(own.id, { ...body, dryRun: true })).toMatchObject({ status: 200 })
  refusedWith(await admin.get(at(own.id)), 404, 'task_recurrence_not_found')
})
