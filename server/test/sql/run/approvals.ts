import { remindToday } from '../../../src/modules/people/approvals/reminders/jobs.ts'
import { officeOf } from '../../../src/modules/time/work-days/test/office.ts'
import { organisationAccessOf } from '../../../src/modules/company/organisation/port.ts'
import { newId } from '../../../src/platform/vocabulary/ids.ts'
import { waitingDay } from '../../../src/modules/work/projects/project-days/test/waiting-day.ts'
import { made } from '../../breadth/ways.ts'
import type { World } from '../../world/world.ts'
import { daysFromToday } from '../../world/today.ts'

/** The queue as it is narrowed and read on behalf of somebody, decisions that look for changes, and a day's reminders. */
export async function approvals(world: World): Promise<void> {
  await subjects(world)
  await projectDays(world)
  const { members, id } = world.meri
  const [aino, eero, elina] = [world.as('aino'), world.as('eero'), world.as('elina')]
  const { services } = world.app
  const { dayOf, officeDay } = officeOf(world)
  const path = dayOf('veera', '2025-02-03')
  await made(aino.put(`${path}/entries`, officeDay))
  const { workDayId } = await made(aino.post(`${path}/confirm`, {}))
  const delegation = await made(
    aino.post('/v1/me/approval-delegations', {
      ...{ toMembershipId: members.eero.id, kinds: ['work_day', 'absence'] },
      ...{ validFrom: daysFromToday(-1), validTo: daysFromToday(1) },
    }),
  )
  for (const query of ['', '?waitingFor=me', '?delegated=true', `?membershipId=${members.veera.id}`])
    await made(eero.get(`/v1/team/approvals${query}`))
  await made(aino.patch('/v1/settings', { approvalReminders: true }))
  await remindToday(services, await organisationAccessOf(services.database.reader(id)))
  await made(aino.patch('/v1/settings', { approvalReminders: false }))
  const { items } = await made(elina.get('/v1/team/approvals?kind=work_day'))
  const { updatedAt } = items.find(({ subjectId }: any) => subjectId === workDayId)
  const item = { kind: 'work_day', subjectId: workDayId, decision: 'approve', expectedUpdatedAt: updatedAt }
  await made(elina.post('/v1/team/approvals/decide-batch', { items: [item] }))
  await made(aino.post(`/v1/approval-delegations/${delegation.id}/end`, {}))
}

/** What a queue and own requests say of an absence, a change order and a forgotten clock-out. */
async function subjects(world: World): Promise<void> {
  const [aino, eero, veera] = [world.as('aino'), world.as('eero'), world.as('veera')]
  const { items: types } = await made(aino.get('/v1/absence-types'))
  const open = types.find(({ active, versions }: any) => active && versions.at(-1)?.unit === 'days')
  const date = '2025-02-04'
  const absence = await made(
    veera.post('/v1/me/absences', { absenceTypeId: open.id, startDate: date, endDate: date, submit: true }),
  )
  const project = {
    code: 'queue',
    name: 'Jono',
    state: 'active',
    managerMembershipId: world.meri.members.eero.id,
  }
  const { id: projectId } = await made(aino.post('/v1/projects', project))
  const order = { title: 'Pumppu', deltaCents: 1000 }
  const { id } = await made(aino.post(`/v1/projects/${projectId}/change-orders`, order))
  await made(aino.post(`/v1/change-orders/${id}/send`, {}))
  const occurredAt = new Date(Date.now() - 30 * 3_600_000).toISOString()
  await veera.post('/v1/me/punch/clock-in', { clientPunchId: newId(), occurredAt })
  const { punch } = await made(veera.post('/v1/me/punch/break-end', { clientPunchId: newId() }))
  const removal = { kind: 'remove', punchId: punch.id, reason: 'Kortti luettiin kahdesti.' }
  await made(veera.post('/v1/me/punch-corrections', removal))
  await made(aino.get('/v1/team/punch-corrections?include=may'))
  const task = await made(aino.post('/v1/tasks', { title: 'Tilaa pumppu', projectId }))
  const asked = { requestedFromMembershipIds: [world.meri.members.eero.id] }
  await made(aino.post(`/v1/tasks/${task.id}/approvals`, asked))
  await made(aino.get(`/v1/tasks/${task.id}/approvals?include=may`))
  await made(eero.get('/v1/team/approvals?limit=100'))
  await made(aino.get('/v1/team/approvals?limit=100'))
  await made(veera.get('/v1/me/requests?limit=100'))
  await made(eero.get('/v1/me/inbox'))
  await made(veera.post(`/v1/me/absences/${absence.id}/withdraw`, {}))
}

/** What the manager of a project decides about hours, and a task of theirs that nobody pays for any more. */
async function projectDays(world: World): Promise<void> {
  const [aino, eero, veera] = [world.as('aino'), world.as('eero'), world.as('veera')]
  const { members, catalogs } = world.meri
  const fields = { managerMembershipId: members.eero.id }
  const at = { memberId: members.veera.id, workDate: '2025-02-05', work: catalogs.entryTypes.work, fields }
  const id = await waitingDay(aino, at)
  await made(eero.get('/v1/team/approvals?kind=project_day&waitingFor=me'))
  const { items } = await made(eero.get('/v1/project-days?state=waiting&from=2025-01-01&to=2025-12-31'))
  await made(eero.post(`/v1/project-days/${id}/return`, { reason: 'Väärä projekti.' }))
  await made(eero.post(`/v1/project-days/${id}/approve`, {}))
  await made(veera.get('/v1/me/project-days'))
  const { projectId, workDayId } = items.find((item: any) => item.id === id)
  const task = await made(aino.post('/v1/tasks', { title: 'Takuu', projectId }))
  const allocations = [{ dimensionId: 'project', valueId: projectId, taskId: task.id }]
  const day = `/v1/team/members/${at.memberId}/work-days/${at.workDate}`
  await made(aino.post(`/v1/work-days/${workDayId}/unapprove`, {}))
  await made(
    aino.put(`${day}/entries`, { entries: [{ entryTypeId: at.work, durationMinutes: 60, allocations }] }),
  )
  await made(aino.post(`${day}/confirm`, {}))
  await made(aino.post(`/v1/work-days/${workDayId}/approve`, {}))
  await made(eero.post(`/v1/project-days/${id}/approve`, {}))
  await made(aino.patch(`/v1/tasks/${task.id}`, { billable: !task.billable, reprice: true }))
  await made(aino.post(`/v1/work-days/${workDayId}/unapprove`, {}))
}
