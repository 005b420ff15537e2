import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { taskWorld } from './world.ts'

const { world, admin, made, project, task, statusesOf, label } = await taskWorld()
const { onni, veera } = world.meri.members
const path = '/v1/tasks'

/** Makes a task of a project as many as wanted. */
const copies = (id: string, count: number) =>
  world.database.owner(
    `insert into tasks (org_id, id, project_id, number, title, status_id, priority, billable, rank, created_at, updated_at)
     select t.org_id, gen_random_uuid(), t.project_id, n, t.title, t.status_id, t.priority, false,
       t.rank || lpad(n::text, 5, '0') || 'V', t.created_at, t.updated_at
     from tasks t, generate_series(2, $2::integer) n where t.id = $1`,
    [id, count],
  )

const refused = async (answer: Promise<{ status: number; body: any }>, status: number, code: string) =>
  expect(await answer).toMatchObject({ status, body: { code } })

describe('the archive', () => {
  it('hides a task from lists and boards, and gives it back where it was', async () => {
    const at = await project()
    const one = await task({ projectId: at.id })
    const archived = (await admin.post(`${path}/${one.id}/archive`, {})).body
    expect(archived.archivedAt).toBe(archived.updatedAt)
    expect((await admin.post(`${path}/${one.id}/archive`, {})).body).toEqual(archived)
    const ids = async (query: string) =>
      (await admin.get(`/v1/projects/${at.id}/tasks/page${query}`)).body.items.map(
        ({ id }: { id: string }) => id,
      )
    expect(await ids('')).toEqual([])
    expect(await ids('?archived=true')).toEqual([one.id])
    expect(await ids('?updatedSince=2020-01-01T00:00:00Z')).toEqual([one.id])
    expect((await admin.get(`/v1/projects/${at.id}/tasks`)).body.tasks).toEqual([])
    const restored = (await admin.post(`${path}/${one.id}/restore`, {})).body
    expect(restored).toMatchObject({ archivedAt: null, rank: one.rank })
    expect(await ids('')).toEqual([one.id])
  })
})

describe('lists', () => {
  it('filter, sort and page', async () => {
    const at = await project()
    const field = await made('/v1/custom-fields', { kind: 'task', key: 'region', type: 'text', name: 'Alue' })
    const [a, b, c] = [
      await task({
        projectId: at.id,
        priority: 'urgent',
        dueDate: '2027-02-02',
        customFields: { [field.key]: 'x' },
      }),
      await task({
        projectId: at.id,
        priority: 'low',
        title: 'Maalaa seinä',
        assigneeMembershipIds: [onni.id],
      }),
      await task({ projectId: at.id, dueDate: '2027-01-01', labelIds: [label.id] }),
    ]
    const ids = async (query: string) => {
      const answer = await admin.get(`/v1/projects/${at.id}/tasks/page${query}`)
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
      return answer.body.items.map(({ id }: { id: string }) => id)
    }
    expect(await ids('')).toEqual([a.id, b.id, c.id])
    expect(await ids('?sort=priority')).toEqual([a.id, c.id, b.id])
    expect(await ids('?sort=dueDate')).toEqual([c.id, a.id, b.id])
    expect(await ids('?sort=dueDate&direction=desc')).toEqual([a.id, c.id, b.id])
    expect(await ids('?sort=rank&direction=desc')).toEqual([c.id, b.id, a.id])
    expect(await ids('?q=seinä')).toEqual([b.id])
    expect(await ids(`?assigneeMembershipId=${onni.id}`)).toEqual([b.id])
    expect(await ids(`?labelId=${label.id}`)).toEqual([c.id])
    expect(await ids('?cf[region]=x')).toEqual([a.id])
    expect(await ids('?cf[unknown]=x')).toEqual([])
    expect(await ids('?dueFrom=2027-01-15&dueTo=2027-02-15')).toEqual([a.id])
    expect(await ids('?priority=low')).toEqual([b.id])
    expect(await ids('?category=completed')).toEqual([])
    const first = await admin.get(`/v1/tasks?projectId=${at.id}&sort=priority&limit=2`)
    const next = encodeURIComponent(first.body.pageInfo.nextCursor)
    const second = await admin.get(`/v1/tasks?projectId=${at.id}&sort=priority&limit=2&cursor=${next}`)
    expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual([a.id, c.id, b.id])
    await refused(admin.get('/v1/tasks?dueFrom=2027-02-02&dueTo=2027-02-01'), 400, 'range_end_before_start')
    await refused(admin.get('/v1/tasks?externalSource=jira'), 400, 'external_ref_incomplete')
    await refused(admin.get(`/v1/projects/${newId()}/tasks/page`), 404, 'project_not_found')
  })

  it('a bundle has the whole board of a project', async () => {
    const at = await project()
    const statuses = await statusesOf(at.id)
    const one = await task({ projectId: at.id, checklist: [{ text: 'a' }], assigneeMembershipIds: [onni.id] })
    const two = await task({ projectId: at.id, statusId: statuses['done'], labelIds: [label.id] })
    const { body } = await admin.get(`/v1/projects/${at.id}/tasks`)
    expect(body.tasks).toEqual([one, two])
    expect(body.columns).toMatchObject([
      { statusId: statuses['todo'], taskIds: [one.id] },
      { taskIds: [] },
      { taskIds: [] },
      { statusId: statuses['done'], taskIds: [two.id] },
      { taskIds: [] },
    ])
    expect(body).toMatchObject({ dependencies: [], milestones: [] })
    expect(body.labels).toContainEqual({ id: label.id, code: 'urgent_part', name: 'Varaosa', active: true })
    await refused(admin.get(`/v1/projects/${newId()}/tasks`), 404, 'project_not_found')
  })

  it('a bundle tells the hours on tasks also while they are to be worked out, after a new holiday', async () => {
    const at = await project()
    const one = await task({ projectId: at.id })
    const allocations = [{ dimensionId: 'project', valueId: at.id, taskId: one.id }]
    const entry = { entryTypeId: world.meri.catalogs.entryTypes['work'], startMinutes: 480, endMinutes: 600 }
    const written = await admin.put(`/v1/team/members/${veera.id}/work-days/2026-10-13/entries`, {
      entries: [{ ...entry, allocations }],
    })
    expect(written.status, JSON.stringify(written.body)).toBe(200)
    const told = async () => (await admin.get(`/v1/projects/${at.id}/tasks`)).body.tasks?.[0]?.spentMinutes
    expect(await told()).toBe(120)
    await made('/v1/holidays', {
      date: '2026-10-13',
      code: 'own_day',
      name: { fi: 'Oma päivä' },
      kind: 'public',
    })
    const due = 'select from allocated_hours where org_id = $1 and task_id = $2 and minutes is null'
    expect(await world.database.owner(due, [world.meri.id, one.id])).toHaveLength(1)
    expect(await told()).toBe(120)
  })

  it('a bundle of 5,000 tasks is sent in pieces, and is what the pages say', async () => {
    const at = await project()
    const one = await task({ projectId: at.id, checklist: [{ text: 'ä' }], assigneeMembershipIds: [onni.id] })
    await copies(one.id, 5000)
    const { payload, headers } = await world.app.server.inject({
      url: `/v1/projects/${at.id}/tasks`,
      headers: admin.credentials,
    })
    expect(headers['content-length']).toBeUndefined()
    const body = JSON.parse(payload)
    expect(payload).toBe(JSON.stringify(body))
    expect(body.tasks).toHaveLength(5000)
    expect(body.columns[0].taskIds).toEqual(body.tasks.map(({ id }: { id: string }) => id))
    const paged: unknown[] = []
    for (let cursor = ''; ; ) {
      const page = await admin.get(`/v1/projects/${at.id}/tasks/page?limit=100${cursor}`)
      paged.push(...page.body.items)
      if (!page.body.pageInfo.hasMore) break
      cursor = `&cursor=${encodeURIComponent(page.body.pageInfo.nextCursor)}`
    }
    const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number
    expect(body.tasks).toEqual((paged as { number: number }[]).toSorted(byNumber))
  })

  it('a bundle of more tasks than one answer bears is refused, and pages are read', async () => {
    const at = await project()
    const one = await task({ projectId: at.id })
    await copies(one.id, 10_001)
    await refused(admin.get(`/v1/projects/${at.id}/tasks`), 422, 'task_bundle_too_large')
    const page = await admin.get(`/v1/projects/${at.id}/tasks/page?limit=2`)
    expect(page.body).toMatchObject({ items: [{ number: 1 }, { number: 2 }], pageInfo: { hasMore: true } })
  })
})

describe('own tasks', () => {
  it('are those to be done, looked over or followed, and nobody else sees them', async () => {
    const employee = world.as('onni')
    const mine = await Promise.all([
      task({ assigneeMembershipIds: [onni.id], checklist: [{ text: 'Soita' }] }),
      task({ reviewerMembershipId: onni.id }),
      task({ watcherMembershipIds: [onni.id] }),
    ])
    const other = await task({ assigneeMembershipIds: [veera.id], checklist: [{ text: 'x' }] })
    const { body } = await employee.get('/v1/me/tasks?limit=100')
    const ids = body.items.map(({ id }: { id: string }) => id)
    for (const { id } of mine) expect(ids).toContain(id)
    expect(ids).not.toContain(other.id)
    const [first] = mine
    const { doing } = await statusesOf(null)
    expect((await employee.post(`/v1/me/tasks/${first.id}/status`, { statusId: doing })).body).toMatchObject({
      statusId: doing,
      category: 'started',
    })
    const item = `/v1/me/tasks/${first.id}/checklist/${first.checklist[0].id}`
    expect((await employee.put(item, { done: true })).body.checklist).toMatchObject([{ done: true }])
    await refused(
      employee.put(`/v1/me/tasks/${first.id}/checklist/${newId()}`, { done: true }),
      404,
      'task_checklist_item_not_found',
    )
    for (const send of [
      () => employee.get(`/v1/me/tasks/${other.id}`),
      () => employee.post(`/v1/me/tasks/${other.id}/status`, { statusId: doing }),
      () => employee.put(`/v1/me/tasks/${other.id}/checklist/${other.checklist[0].id}`, { done: true }),
    ])
      await refused(send(), 404, 'task_not_found')
    await refused(employee.get('/v1/tasks'), 403, 'insufficient_role')
    await refused(employee.get(`/v1/tasks/${first.id}`), 403, 'insufficient_role')
  })
})
