import { remindToday } from '../../../src/modules/people/approvals/reminders/jobs.ts'
import { officeOf } from '../../../src/modules/time/work-days/test/office.ts'
import { organisationAccessOf } from '../../../src/modules/company/organisation/port.ts'
import { made } from '../../breadth/ways.ts'
import type { World } from '../../world/world.ts'

/** The queue as it is narrowed and read on behalf of somebody, decisions that look for changes, and a day's reminders. */
export async function approvals(world: World): Promise<void> {
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
      ...{ validFrom: dateFromToday(-1), validTo: dateFromToday(1) },
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

const dateFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
