import { made } from '../../../../../test/breadth/ways.ts'
import type { World } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { rotaOf } from '../../../time/shifts/open-shifts/test/rota.ts'
import { waitingDay } from '../../../work/projects/project-days/test/waiting-day.ts'
import type { queueOffice } from './office.ts'

/** One of each kind of Onni's that waits for Eero, and one that Eero answers for. */
export async function waitingForEero(
  world: World,
  office: Awaited<ReturnType<typeof queueOffice>>,
): Promise<Record<string, string>> {
  const [aino, onni] = [world.as('aino'), world.as('onni')]
  const rota = rotaOf(world)
  const holiday = office.absences.holiday('2027-05-03', '2027-05-04')
  const membershipId = office.idOf('onni')
  const accounts = (await made(aino.get(`/v1/balances?membershipId=${membershipId}`))).items
  const account = accounts[0] ?? (await made(aino.post('/v1/balances', { membershipId, kind: 'flex' })))
  const moved = await made(
    aino.post(`/v1/balances/${account.id}/transactions`, { minutes: 30, reason: 'Sovittu.' }),
  )
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  await made(onni.post('/v1/me/punch/clock-in', { clientPunchId: newId(), occurredAt: ago(30) }))
  const punch = { kind: 'add', punchKind: 'clock_out', occurredAt: ago(26), reason: 'Unohtui.' }
  const { id: fromShiftId } = await rota.shift('onni', '2027-03-16')
  const open = await rota.open('2027-03-18', { claimPolicy: 'approval' })
  const project = { code: 'P-76', name: 'Putket', state: 'active', managerMembershipId: office.idOf('eero') }
  const { id: projectId } = await made(aino.post('/v1/projects', project))
  const order = await made(
    aino.post(`/v1/projects/${projectId}/change-orders`, { title: 'Pumppu', deltaCents: 125_000 }),
  )
  await made(aino.post(`/v1/change-orders/${order.id}/send`, {}))
  return {
    work_day: await office.confirmed('onni', '2026-09-01'),
    absence: (await office.absences.submitted('onni', holiday)).id,
    balance_correction: moved.correction.id,
    punch_correction: (await made(onni.post('/v1/me/punch-corrections', punch))).id,
    open_shift_claim: (await made(rota.claim('onni', open.id))).id,
    shift_swap: (await made(rota.propose('onni', { kind: 'drop', fromShiftId }))).id,
    change_order: order.id,
    project_day: await waitingDay(aino, {
      ...{ memberId: membershipId, workDate: '2026-09-03', work: world.meri.catalogs.entryTypes.work },
      fields: { managerMembershipId: office.idOf('eero') },
    }),
  }
}
