import { describe, expect, it } from 'vitest'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { tasksOfCopies } from '../copying.ts'
import { taskWorld } from './world.ts'
import { daysFromToday } from '../../../../../../test/world/today.ts'

const { world, admin, made, project, task, statusesOf, label } = await taskWorld()
const { onni, veera } = world.meri.members
const employee = world.as('onni')

describe('a task', () => {
  it('is in the calendar of whoever is to do it, on the day on which it is due', async () => {
    const one = await task({
      dueDate: daysFromToday(7),
      assigneeMembershipIds: [onni.id],
      title: 'Tilaa; putket',
    })
    await task({ dueDate: daysFromToday(7), watcherMembershipIds: [onni.id], title: 'Vain seurattu' })
    await task({ dueDate: daysFromToday(7), assigneeMembershipIds: [veera.id], title: 'Veeran oma' })
    await task({ dueDate: daysFromToday(-7), assigneeMembershipIds: [onni.id], title: 'Myöhässä' })
    const { url } = (await employee.post('/v1/me/calendar-feed')).body
    const { body } = await world.anonymous.get(new URL(url).pathname)
    expect(body).toContain(`UID:task-${one.id}@konttori`)
    expect(body).toContain(`DTSTART;VALUE=DATE:${daysFromToday(7).replaceAll('-', '')}`)
    expect(body).toContain(`SUMMARY:#${one.number} Tilaa\\; putket`)
    expect(body).toContain('Myöhässä')
    expect(body).not.toContain('Vain seurattu')
    expect(body).not.toContain('Veeran oma')
  })

  it('has files for those whose it is, and for whoever may change it', async () => {
    const one = await task({ assigneeMembershipIds: [onni.id] })
    const other = await task()
    const file = (id: string) => ({
      fileName: 'pohjakuva.pdf',
      contentType: 'application/pdf',
      size: 20,
      sha256: 'a'.repeat(64),
      role: 'document',
      target: { type: 'task', id },
    })
    expect(await admin.post('/v1/attachments', file(other.id))).toMatchObject({ status: 201 })
    expect(await employee.post('/v1/attachments', file(one.id))).toMatchObject({ status: 201 })
    expect(await employee.post('/v1/attachments', file(other.id))).toMatchObject({
      status: 404,
      body: { code: 'task_not_found' },
    })
    const reader = world.withKey((await world.key('aino', { scope: ['projects.read'] })).secret)
    expect(await reader.get(`/v1/attachments?targetType=task&targetId=${other.id}`)).toMatchObject({
      status: 200,
    })
    expect(await reader.post('/v1/attachments', file(other.id))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_role' },
    })
  })

  it('is found by its title by whoever reads tasks', async () => {
    const one = await task({ title: 'Kattotuolien kiinnitys' })
    const found = (await admin.get('/v1/search?q=kattotuolien')).body
    expect(JSON.stringify(found)).toContain(one.id)
    expect(JSON.stringify((await employee.get('/v1/search?q=kattotuolien')).body)).not.toContain(one.id)
  })

  it('waits for somebody else when who was to do it leaves', async () => {
    await task({ assigneeMembershipIds: [veera.id] })
    const { done } = await statusesOf(null)
    await task({ assigneeMembershipIds: [veera.id], statusId: done })
    const leaving = await admin.post(`/v1/memberships/${veera.id}/deactivate`, { dryRun: true })
    expect(leaving.body.openWork).toContainEqual({ kind: 'open_tasks', count: 2 })
    expect(await admin.delete(`/v1/memberships/${veera.id}`)).toMatchObject({
      status: 409,
      body: { code: 'membership_in_use' },
    })
  })

  it('holds the closing of its project back while work on it goes on', async () => {
    const at = await project()
    const one = await task({ projectId: at.id })
    const { body } = await admin.post(`/v1/projects/${at.id}/close`, {})
    expect(JSON.stringify(body)).toContain('open_tasks')
    await admin.post(`/v1/tasks/${one.id}/archive`, {})
    expect((await admin.post(`/v1/projects/${at.id}/close`, {})).status).toBe(200)
  })
})

describe('hours', () => {
  const hours = (projectId: string, more: object) => ({
    entries: [
      {
        entryTypeId: world.meri.catalogs.entryTypes.work,
        durationMinutes: 90,
        allocations: [{ dimensionId: 'project', valueId: projectId, ...more }],
      },
    ],
  })
  const write = (date: string, body: object) => employee.put(`/v1/me/work-days/${date}/entries`, body)

  it('on a task are its spent time, and hold it in its project', async () => {
    const [at, other] = [await project({ state: 'active' }), await project({ state: 'active' })]
    const one = await task({ projectId: at.id })
    const part = await task({ projectId: at.id, parentTaskId: one.id })
    expect((await write(daysFromToday(-3), hours(at.id, { taskId: part.id }))).status).toBe(200)
    expect((await admin.get(`/v1/tasks/${part.id}`)).body.spentMinutes).toBe(90)
    const { tasks } = (await admin.get(`/v1/projects/${at.id}/tasks`)).body
    expect(tasks.map(({ spentMinutes }: any) => spentMinutes)).toEqual([0, 90])
    const move = admin.post(`/v1/tasks/${one.id}/change-project`, { projectId: other.id })
    expect(await move).toMatchObject({ status: 409, body: { code: 'task_has_hours', taskIds: [part.id] } })
    for (const [wrong, code] of [
      [hours(other.id, { taskId: part.id }), 'task_not_found'],
      [hours(at.id, { taskId: (await task()).id }), 'task_not_found'],
    ] as const)
      expect(await write(daysFromToday(-4), wrong)).toMatchObject({ status: 404, body: { code } })
    await admin.post(`/v1/tasks/${part.id}/archive`, {})
    expect(await write(daysFromToday(-5), hours(at.id, { taskId: part.id }))).toMatchObject({
      status: 422,
      body: { code: 'task_takes_no_hours' },
    })
    expect((await admin.get(`/v1/tasks/${part.id}`)).body).toMatchObject({
      spentMinutes: 90,
      title: part.title,
    })
  })
})

describe('a project made from another', () => {
  it('has its tasks to do again, with its statuses, order, checklists and dates that move', async () => {
    const [from, to] = [await project(), await project()]
    await admin.put(`/v1/projects/${from.id}/task-statuses`, {
      statuses: [
        { code: 'open', name: 'Auki', category: 'unstarted' },
        { code: 'ready', name: 'Valmis', category: 'completed' },
      ],
      transitions: [{ from: 'open', to: 'ready', guards: ['unfinished_checklist'] }],
    })
    const { ready } = await statusesOf(from.id)
    const top = await task({
      projectId: from.id,
      startDate: '2027-01-01',
      dueDate: '2027-01-31',
      labelIds: [label.id],
      checklist: [{ text: 'Soita', done: true }],
      externalSource: 'jira',
      externalId: 'C-1',
    })
    const part = await task({ projectId: from.id, parentTaskId: top.id })
    await admin.post(`/v1/tasks/${top.id}/status`, { statusId: ready })
    const gone = await task({ projectId: from.id })
    await admin.post(`/v1/tasks/${gone.id}/archive`, {})
    const copied = await world.app.services.transactions.run(
      { orgId: world.meri.id, actor: systemActor, operation: 'test.copy', requestId: 'test' },
      tx => tasksOfCopies.copy(tx, { from: from.id, to: to.id, days: 31, phaseIds: new Map() }),
    )
    expect(copied.count).toBe(2)
    const { tasks, statuses } = (await admin.get(`/v1/projects/${to.id}/tasks`)).body
    const set = (await admin.get(`/v1/projects/${to.id}/task-statuses`)).body
    expect(set).toMatchObject({
      transitions: [{ from: 'open', to: 'ready', guards: ['unfinished_checklist'] }],
    })
    expect(statuses.map(({ code }: any) => code)).toEqual(['open', 'ready'])
    expect(tasks).toMatchObject([
      {
        number: 1,
        statusId: statuses[0].id,
        startDate: '2027-02-01',
        dueDate: '2027-03-03',
        labelIds: [label.id],
        checklist: [{ text: 'Soita', done: false }],
        externalId: null,
        closedAt: null,
      },
      { number: 2, parentTaskId: tasks[0].id },
    ])
    // The part stood above what was done already.
    expect(tasks[1].rank < tasks[0].rank).toBe(true)
    expect(part.id).not.toBe(tasks[1].id)
    expect((await task({ projectId: to.id })).number).toBe(3)
  })
})

it('a label is not changed by who has not read what it is now', async () => {
  const read = await made('/v1/task-labels', { code: 'read_once', name: 'Luettu' })
  const at = `/v1/task-labels/${read.id}`
  const { updatedAt: expectedUpdatedAt } = read
  expect((await admin.patch(at, { name: 'Luettu kerran', expectedUpdatedAt })).status).toBe(200)
  expect(await admin.patch(at, { name: 'Myöhässä', expectedUpdatedAt })).toMatchObject({
    status: 409,
    body: { code: 'task_label_stale' },
  })
  expect((await admin.get(at)).body.name).toBe('Luettu kerran')
})
