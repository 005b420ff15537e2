import { made, type Ways } from '../../../../../../test/breadth/ways.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'

export const ways: Ways = ({ world, admin }) => {
  const planningUnitId = world.meri.catalogs.planningUnits.office
  const { aino, veera } = world.meri.members
  let days = 0
  /** A published shift of a member, on a day of its own. */
  const published = async (membershipId: string): Promise<string> => {
    days += 2
    const workDate = addDays('2028-05-01', days)
    const times = { workDate, startMinutes: 420, endMinutes: 900 }
    const { id } = await made(admin.post('/v1/shifts', { planningUnitId, membershipId, ...times }))
    const period = { planningUnitId, periodFrom: workDate, periodTo: workDate }
    await made(admin.post('/v1/shift-publications', period))
    return id
  }
  const proposing = async () =>
    admin.post('/v1/me/shift-swaps', {
      kind: 'handover',
      fromShiftId: await published(aino.id),
      toMembershipId: veera.id,
    })
  const proposed = async (): Promise<string> => (await made(proposing())).id
  /** An own one of anyone who decides: here they may. */
  const accepted = async (): Promise<string> => {
    await made(admin.patch('/v1/settings', { selfApprovalAllowed: true }))
    const id = await proposed()
    await made(world.as('veera').post(`/v1/me/shift-swaps/${id}/accept`, {}))
    return id
  }
  return {
    'shiftSwaps.propose': proposing,
    'shiftSwaps.accept': async () =>
      world.as('veera').post(`/v1/me/shift-swaps/${await proposed()}/accept`, {}),
    'shiftSwaps.refuse': async () =>
      world.as('veera').post(`/v1/me/shift-swaps/${await proposed()}/refuse`, {}),
    'shiftSwaps.cancel': async () => admin.post(`/v1/me/shift-swaps/${await proposed()}/cancel`, {}),
    'shiftSwaps.approve': async () => admin.post(`/v1/shift-swaps/${await accepted()}/approve`, {}),
    'shiftSwaps.decline': async () =>
      admin.post(`/v1/shift-swaps/${await accepted()}/decline`, { reason: 'Perehdytys kesken' }),
  }
}
