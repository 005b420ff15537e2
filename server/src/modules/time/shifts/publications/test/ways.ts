import { made, type Ways } from '../../../../../../test/breadth/ways.ts'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { addDays } from '../../../../../platform/vocabulary/dates.ts'

const examplePeriod = { periodFrom: '2026-12-07', periodTo: '2026-12-13' }

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
  /** A unit of its own with a shift of somebody new, in the period of the examples. */
  const unitToPublish = async () => {
    const unit = await made(admin.post('/v1/planning-units', { name: `Myymälä ${newId()}` }))
    const person = {
      ...{ firstNames: 'Uusi', lastName: 'Myyjä', role: 'employee' },
      ...{ planningUnitId: unit.id, employmentStartDate: '2024-01-01' },
    }
    const { id: membershipId } = await made(
      admin.post('/v1/memberships', person, { 'idempotency-key': newId() }),
    )
    const times = { workDate: examplePeriod.periodFrom, startMinutes: 480, endMinutes: 960 }
    await made(admin.post('/v1/shifts', { planningUnitId: unit.id, membershipId, ...times }))
    return { planningUnitId: unit.id, ...examplePeriod }
  }
  const publish = (workDate: string) =>
    admin.post('/v1/shift-publications', { planningUnitId, periodFrom: workDate, periodTo: workDate })
  const published = async () => {
    const shift = await drafted()
    await made(publish(shift.workDate))
    return shift
  }
  return {
    'shiftPublications.publish': async () =>
      admin.post('/v1/shift-publications', { ...(await unitToPublish()), overrideReason: 'Sovittu' }),
    'shiftPublications.unpublish': async () => {
      const period = await unitToPublish()
      await made(admin.post('/v1/shift-publications', { ...period, overrideReason: 'Sovittu' }))
      return admin.post('/v1/shift-publications/unpublish', { ...period, reason: 'Inventaario' })
    },
    'ownShifts.acknowledge': async () =>
      admin.post(`/v1/me/shifts/${(await published()).id}/acknowledge`, {}),
    'ownShifts.acknowledgeAll': async () => {
      const { workDate } = await published()
      return admin.post('/v1/me/shifts/acknowledge-all', { from: workDate, to: workDate })
    },
  }
}
