import { made, type Ways } from '../../../../../test/breadth/ways.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'

export const ways: Ways = ({ world, admin, things }) => {
  const planningUnitId = things['planning_unit_not_found']
  let days = 0
  /** A draft of the administrator's own on a date that no other way uses. */
  const drafted = async () => {
    const workDate = addDays('2027-07-05', 2 * days++)
    const times = { startMinutes: 480, endMinutes: 960, breakMinutes: 30 }
    const membershipId = world.meri.members.aino.id
    const { id } = await made(admin.post('/v1/shifts', { planningUnitId, membershipId, workDate, ...times }))
    return { id: id as string, workDate }
  }
  const publish = (workDate: string) =>
    admin.post('/v1/shift-publications', { planningUnitId, periodFrom: workDate, periodTo: workDate })
  const published = async () => {
    const shift = await drafted()
    await made(publish(shift.workDate))
    return shift
  }
  return {
    'shiftPublications.publish': async () => publish((await drafted()).workDate),
    'shiftPublications.unpublish': async () => {
      const { workDate } = await published()
      return admin.post('/v1/shift-publications/unpublish', {
        ...{ planningUnitId, periodFrom: workDate, periodTo: workDate },
        reason: 'Inventaario',
      })
    },
    'ownShifts.acknowledge': async () =>
      admin.post(`/v1/me/shifts/${(await published()).id}/acknowledge`, {}),
    'ownShifts.acknowledgeAll': async () => {
      const { workDate } = await published()
      return admin.post('/v1/me/shifts/acknowledge-all', { from: workDate, to: workDate })
    },
  }
}
