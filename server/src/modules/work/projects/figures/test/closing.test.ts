import { expect, it } from 'vitest'
import { pricedWorld } from '../../rate-cards/test/world.ts'

const { world, admin, made, done, members, card, rule, project, work, worked } = await pricedWorld()
const reason = 'Takuutyö, ei laskuteta.'

/** Has an hour of Veera's approved on a day. */
async function approved(date: string, id: string, taskId: string | null = null) {
  const supervisor = world.as('elina')
  await worked('veera', date, id, 60, work, taskId)
  const { body } = await supervisor.post(`/v1/team/members/${members.veera.id}/work-days/${date}/confirm`, {})
  const answer = await supervisor.post(`/v1/work-days/${body.workDayId}/approve`, {})
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
}
const priced = async (fields: object) => {
  const found = await project({ state: 'active', rateCardId: card.id, ...fields })
  await rule({ projectId: found.id }, 6000)
  return found
}

it('work that nobody has billed keeps a project open until somebody accepts it and says why', async () => {
  const { id } = await priced({ billing: 'time' })
  const close = (body: object) => admin.post(`/v1/projects/${id}/close`, body)
  const task = await made('/v1/tasks', { projectId: id, title: 'Takuukorjaus', billable: false })
  await approved('2026-02-02', id)
  await approved('2026-02-03', id)
  await approved('2026-02-04', id, task.id)
  await admin.post(`/v1/tasks/${task.id}/archive`, {})
  const blockers = [{ kind: 'unbilled_work', count: 2, minutes: 120, cents: 12_000 }]
  expect((await close({ dryRun: true })).body).toMatchObject({ project: { state: 'active' }, blockers })
  expect(await close({ reason })).toMatchObject({
    status: 409,
    body: { code: 'project_close_blocked', blockers },
  })
  expect(await close({ acceptUnbilled: true })).toMatchObject({
    status: 422,
    body: { code: 'project_unbilled_reason_missing' },
  })
  const accepted = { acceptUnbilled: true, reason }
  expect((await close({ ...accepted, dryRun: true })).body).toMatchObject({
    project: { state: 'closed' },
    blockers: [],
  })
  expect((await admin.get(`/v1/projects/${id}`)).body.state).toBe('active')
  expect(await close(accepted)).toMatchObject({ status: 200, body: { project: { state: 'closed' } } })
  const { items } = (await admin.get(`/v1/audit?action=projects.close&limit=5`)).body
  expect(items.find(({ targetId }: any) => targetId === id)).toMatchObject({
    reason,
    changes: expect.arrayContaining([
      expect.objectContaining({ field: 'acceptedUnbilledCount', to: 2 }),
      expect.objectContaining({ field: 'acceptedUnbilledMinutes', to: 120 }),
      expect.objectContaining({ field: 'acceptedUnbilledCents', to: 12_000 }),
    ]),
  })
})

it('what is accepted is unbilled work only', async () => {
  const { id } = await priced({ billing: 'time' })
  await worked('onni', '2026-02-05', id, 60)
  expect(await admin.post(`/v1/projects/${id}/close`, { acceptUnbilled: true, reason })).toMatchObject({
    status: 409,
    body: { blockers: [{ kind: 'open_hours', count: 1, cents: null }] },
  })
})

it('hours that are not billed by the hour, or have no price, keep no project open', async () => {
  const { id: fixed } = await priced({ billing: 'fixed' })
  await approved('2026-02-06', fixed)
  await done(`/v1/projects/${fixed}/close`)
  const empty = await made('/v1/rate-cards', { code: 'empty', name: 'Ilman hintoja' })
  const { id: priceless } = await project({ state: 'active', billing: 'time', rateCardId: empty.id })
  await approved('2026-02-09', priceless)
  await done(`/v1/projects/${priceless}/close`)
})

it('a phase that is billed by the hour counts in a project that is not', async () => {
  const { id } = await priced({ billing: 'fixed' })
  const phase = await made(`/v1/projects/${id}/phases`, { code: 'lisa', name: 'Lisätyöt', billing: 'time' })
  const task = await made('/v1/tasks', { projectId: id, phaseId: phase.id, title: 'Lisätyö' })
  await approved('2026-02-10', id, task.id)
  await admin.post(`/v1/tasks/${task.id}/archive`, {})
  const { body } = await admin.post(`/v1/projects/${id}/close`, { dryRun: true })
  expect(body.blockers).toMatchObject([{ kind: 'unbilled_work', count: 1, minutes: 60, cents: 6000 }])
})
