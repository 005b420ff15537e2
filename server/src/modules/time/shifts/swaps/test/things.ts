import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async shift_swap_not_found({ made, admin, organisation }) {
    const membershipId = (await admin.get('/v1/me/access')).body.membership.id
    const planningUnitId = organisation.catalogs.planningUnits.office
    const workDate = '2028-02-03'
    const times = { workDate, startMinutes: 420, endMinutes: 900 }
    const { id: fromShiftId } = await made('/v1/shifts', { planningUnitId, membershipId, ...times })
    const period = { planningUnitId, periodFrom: workDate, periodTo: workDate }
    await made('/v1/shift-publications', period)
    return (await made('/v1/me/shift-swaps', { kind: 'drop', fromShiftId })).id
  },
}
