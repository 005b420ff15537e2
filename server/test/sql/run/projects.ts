import { makeDue } from '../../../src/modules/work/tasks/recurrence/jobs.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** Projects with phases, people and tasks, as they are made from each other, worked on and imported. */
export async function projects(world: World): Promise<void> {
  const admin = world.as('aino')
  const post = (path: string, body: object = {}) => ok(admin.post(path, body))
  const put = (path: string, body: object) => ok(admin.put(path, body))
  const patch = (path: string, body: object) => ok(admin.patch(path, body))
  const { onni, eero } = world.meri.members

  const role = await post('/v1/project-roles', { code: 'story', name: 'Asentaja' })
  const template = await post('/v1/projects', { code: 'STORY-T', name: 'Pohja', startDate: '2026-01-05' })
  const of = `/v1/projects/${template.id}`
  await patch(of, { code: 'STORY', budgetMinutes: 600 })
  const participants = [
    { membershipId: onni.id, projectRoleId: role.id },
    { membershipId: eero.id, validFrom: '2099-01-01' },
  ]
  for (const participant of participants) await post(`${of}/participants`, participant)
  await put(`${of}/participants`, { participants: participants.slice(0, 1) })
  const phase = await post(`${of}/phases`, { code: 'P1', name: 'Vaihe' })

  const task = (title: string, more: object = {}) =>
    post('/v1/tasks', { title, projectId: template.id, ...more })
  const label = await post('/v1/task-labels', { code: 'story', name: 'Tarina' })
  const first = await task('Eka', {
    dueDate: '2026-03-31',
    phaseId: phase.id,
    assigneeMembershipIds: [onni.id],
    labelIds: [label.id],
    checklist: [{ text: 'Mittaa' }],
    externalSource: 'erp',
    externalId: 'story',
  })
  const second = await task('Toka', { parentTaskId: first.id })
  await patch(`/v1/tasks/${first.id}`, { assigneeMembershipIds: [eero.id], labelIds: [], checklist: [] })
  await post(`/v1/tasks/${second.id}/dependencies`, { fromTaskId: first.id })
  const milestone = await post(`${of}/milestones`, {
    name: 'Katto',
    dueDate: '2027-05-31',
    taskIds: [first.id],
  })
  await patch(`${of}/milestones/${milestone.id}`, { taskIds: [second.id] })
  await post(`${of}/copy`, { code: 'STORY-2', name: 'Kopio' })
  await talkAndRepeat(world, first.id)
  await spread(world, [first.id, second.id, (await task('Kolmas')).id])
  await guarded(world, of, second.id)

  const elsewhere = await post('/v1/projects', { code: 'STORY-3', name: 'Toinen', state: 'active' })
  for (const { id } of [first, second]) await ok(admin.get(`/v1/tasks/${id}`))
  await post(`/v1/tasks/${first.id}/change-project`, { projectId: elsewhere.id })
  const { statuses } = await ok(admin.get(`/v1/projects/${elsewhere.id}/task-statuses`))
  const done = statuses.find(({ category }: { category: string }) => category === 'completed')
  await post(`/v1/tasks/${first.id}/status`, { statusId: done.id })

  await imported(world, 'projects', { code: 'STORY-4', name: 'Tuotu', managerEmail: 'eero@meri.example' })
  await imported(world, 'project-phases', { projectCode: 'STORY-3', code: 'P9', name: 'Tuotu' })
  await imported(world, 'project-participants', {
    projectCode: 'STORY-3',
    memberEmail: 'eero@meri.example',
    projectRoleCode: 'story',
  })
  await post(`/v1/projects/${elsewhere.id}/phases`, { code: 'P8', name: 'Tuotaville' })
  await imported(world, 'project-purchases', {
    projectCode: 'STORY-3',
    phaseCode: 'P8',
    ...{ supplier: 'Puu Oy', description: 'Tuotu', purchaseDate: '2026-11-02', netCents: 100 },
  })
  await imported(world, 'project-installments', {
    projectCode: 'STORY-3',
    title: 'Tuotu',
    basis: 'phase_completed',
    phaseCode: 'P8',
    amountCents: 100,
  })
  await imported(world, 'tasks', {
    projectCode: 'STORY-3',
    externalSource: 'erp',
    externalId: 'row',
    title: 'Tuotu',
    labels: 'story',
  })
  await imported(world, 'rate-cards', {
    cardCode: 'story',
    cardName: 'Tuotu',
    projectRoleCode: 'story',
    entryTypeCode: 'work',
    projectCode: 'STORY-3',
    memberEmail: 'eero@meri.example',
    validFrom: '2027-01-01',
    rate: 85.5,
  })
  await imported(world, 'work-days', {
    membershipId: onni.id,
    date: '2026-05-04',
    entryType: 'work',
    durationMinutes: 60,
    targets: 'project:STORY-3',
    task: 1,
  })
}

/** A comment that mentions somebody else after a change, and a series whose day has come. */
async function talkAndRepeat(world: World, taskId: string): Promise<void> {
  const admin = world.as('aino')
  const { onni, eero } = world.meri.members
  const at = `/v1/tasks/${taskId}`
  const comment = await ok(
    admin.post(`${at}/comments`, { body: 'Hei', format: 'markdown', mentionedMembershipIds: [onni.id] }),
  )
  await ok(admin.patch(`${at}/comments/${comment.id}`, { mentionedMembershipIds: [eero.id] }))
  await ok(admin.delete(`${at}/comments/${comment.id}`))
  await ok(admin.put(`${at}/recurrence`, { mode: 'by_date', rule: 'FREQ=DAILY' }))
  await world.database.owner(`update task_recurrences set next_on = '2020-01-01' where task_id = $1`, [
    taskId,
  ])
  await makeDue(world.app.services, world.meri.id)
}

/** So many moves have made the ranks of a column long that the next one makes them short. */
async function spread(world: World, [before, after, moved]: readonly string[]): Promise<void> {
  const rank = (id: string | undefined, last: string) =>
    world.database.owner(`update tasks set rank = 'a0' || repeat('0', 300) || $2 where id = $1`, [id, last])
  await rank(before, 'V')
  await rank(after, 'W')
  const { statusId } = await ok(world.as('aino').get(`/v1/tasks/${before}`))
  await ok(world.as('aino').post(`/v1/tasks/${moved}/move`, { statusId, afterTaskId: before }))
}

/** A task that another one must be over before. */
async function guarded(world: World, of: string, taskId: string): Promise<void> {
  const admin = world.as('aino')
  const { statuses } = await ok(admin.get(`${of}/task-statuses`))
  const [from, to] = ['todo', 'doing']
  await ok(
    admin.put(`${of}/task-statuses`, {
      statuses: statuses.map(({ position: _, ...status }: { position: number }) => status),
      transitions: [{ from, to, guards: ['open_dependencies', 'approval_pending'] }],
    }),
  )
  const wanted: { id: string } = statuses.find(({ code }: { code: string }) => code === to)
  await admin.post(`/v1/tasks/${taskId}/status`, { statusId: wanted.id })
}

/** A row that makes a record, and the import undone. */
async function imported(world: World, register: string, row: object): Promise<void> {
  const { importId, results } = await ok(world.as('aino').post(`/v1/imports/${register}`, { rows: [row] }))
  if (results[0].status !== 'created') throw new Error(`a row of ${register} was refused: ${results[0].code}`)
  await ok(world.as('aino').post(`/v1/imports/${importId}/undo`, {}))
}
